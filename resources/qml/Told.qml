// A sentence in a window of its own: why the table is not opened. It needs nothing of the table's.
import QtQuick

Window {
    id: told

    property string words
    property string answer
    // In percent.
    property int textSize: 100
    readonly property real scale: textSize / 100

    color: "#f4efe3"
    height: Math.max(160, text.implicitHeight + 60 + button.height)
    minimumHeight: height
    minimumWidth: width
    title: "Tolva"
    visible: true
    width: 520 * scale

    Text {
        id: text

        Accessible.name: told.words
        Accessible.role: Accessible.AlertMessage
        anchors.left: parent.left
        anchors.margins: 24
        anchors.right: parent.right
        anchors.top: parent.top
        color: "#26221c"
        font.pixelSize: 17 * told.scale
        text: told.words
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }

    Rectangle {
        id: button

        Accessible.focusable: true
        Accessible.name: told.answer
        Accessible.role: Accessible.Button
        Accessible.onPressAction: told.close()
        Keys.onEnterPressed: told.close()
        Keys.onEscapePressed: told.close()
        Keys.onReturnPressed: told.close()
        Keys.onSpacePressed: told.close()
        anchors.bottom: parent.bottom
        anchors.margins: 20
        anchors.right: parent.right
        color: pointer.containsMouse ? "#2c5a72" : "#24495d"
        focus: true
        height: 40 * told.scale
        objectName: "ok"
        radius: 6
        width: label.implicitWidth + 48

        Text {
            id: label

            anchors.centerIn: parent
            color: "#ffffff"
            font.pixelSize: 17 * told.scale
            text: told.answer
            textFormat: Text.PlainText
        }

        MouseArea {
            id: pointer

            anchors.fill: parent
            hoverEnabled: true
            onClicked: told.close()
        }
    }
}
