import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Controls

// A game in progress: a small picture of its table, its name, the players and the score.
T.Button {
    id: line

    required property url picture
    required property string people
    required property string told
    readonly property real pad: 7 * Theme.unit
    // Whether it asks before it throws the game away.
    property bool asks: false

    signal thrownAway

    function ask() {
        asks = true;
        keep.forceActiveFocus(Qt.TabFocusReason);
    }
    function stay() {
        asks = false;
        line.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: Math.max(300 * Theme.unit, 18 * Theme.small)
    implicitHeight: words.height + 2 * pad
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: [qsTr("Continue"), text, people, told].join(". ")

    contentItem: Item {
        Image {
            id: view
            x: line.pad
            y: line.pad
            width: height
            height: line.height - 2 * line.pad
            source: line.picture
            sourceSize: Qt.size(width, height)
            fillMode: Image.PreserveAspectCrop
            retainWhileLoading: true
            asynchronous: true
        }
        Column {
            id: words
            anchors.left: view.right
            anchors.leftMargin: 10 * Theme.unit
            anchors.right: parent.right
            anchors.rightMargin: line.pad
            y: line.pad
            visible: !line.asks

            PlainText {
                width: parent.width - away.width
                text: line.text
                elide: Text.ElideRight
                color: Theme.text
                font.family: Theme.display
                font.pixelSize: Theme.body
                font.bold: true
            }
            PlainText {
                width: parent.width
                text: line.people
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.small
            }
            PlainText {
                width: parent.width
                text: line.told
                elide: Text.ElideRight
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
    IconButton {
        id: away
        objectName: "throwAway"
        visible: !line.asks
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 2 * Theme.unit
        width: 26 * Theme.unit
        height: width
        picture: "close"
        text: qsTr("Throw this game away (Del)")
        onClicked: line.ask()
    }
    Column {
        visible: line.asks
        anchors.right: parent.right
        anchors.rightMargin: line.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - parent.height - line.pad
        spacing: 4 * Theme.unit
        Keys.onEscapePressed: line.stay()

        PlainText {
            width: parent.width
            text: qsTr("Throw this game away?")
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.small
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            spacing: 8 * Theme.unit

            Plate {
                objectName: "reallyThrowAway"
                size: Theme.small
                topPadding: 0.2 * size
                bottomPadding: topPadding
                text: qsTr("Throw away")
                onClicked: line.thrownAway()
            }
            Plate {
                id: keep
                objectName: "keepGame"
                size: Theme.small
                topPadding: 0.2 * size
                bottomPadding: topPadding
                text: qsTr("Keep")
                onClicked: line.stay()
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: line.hovered || line.down ? Theme.field : Theme.paper
        border.color: line.visualFocus ? Theme.focus : Theme.weld
        border.width: Math.max(1, (line.visualFocus ? 4 : 2) * Theme.unit)
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    Keys.onDeletePressed: ask()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
