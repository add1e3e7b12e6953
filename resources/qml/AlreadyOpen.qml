// A window with one sentence that says why the table does not open. It uses no component of the table.
import QtQuick

Window {
    id: page

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

        Accessible.name: page.words
        Accessible.role: Accessible.AlertMessage
        anchors.left: parent.left
        anchors.margins: 24
        anchors.right: parent.right
        anchors.top: parent.top
        color: "#26221c"
        font.pixelSize: 17 * page.scale
        text: page.words
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }

    Rectangle {
        id: button

        Accessible.focusable: true
        Accessible.name: page.answer
        Accessible.role: Accessible.Button
        Accessible.onPressAction: page.close()
        Keys.onEnterPressed: page.close()
        Keys.onEscapePressed: page.close()
        Keys.onReturnPressed: page.close()
        Keys.onSpacePressed: page.close()
        anchors.bottom: parent.bottom
        anchors.margins: 20
        anchors.right: parent.right
        color: pointer.containsMouse ? "#2c5a72" : "#24495d"
        focus: true
        height: 40 * page.scale
        objectName: "ok"
        radius: 6
        width: label.implicitWidth + 48

        Text {
            id: label

            anchors.centerIn: parent
            color: "#ffffff"
            font.pixelSize: 17 * page.scale
            text: page.answer
            textFormat: Text.PlainText
        }

        MouseArea {
            id: pointer

            anchors.fill: parent
            hoverEnabled: true
            onClicked: page.close()
        }
    }
}
