import QtQuick
import Tolva
import Tolva.Controls

// A game in progress: a small picture of its table, its name, the players and the score.
Press {
    id: line

    required property url picture
    required property string people
    required property string told
    // Whether it stands on the first page's road.
    property bool grand: false
    property bool poster: false
    readonly property real pad: (grand ? 9 : 7) * Theme.unit
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

    Accessible.name: [qsTr("Continue"), text, people, told].join(". ")

    contentItem: Item {
        GamePicture {
            id: view
            x: line.pad
            y: line.pad
            width: line.grand ? Math.min(1.35 * height, 0.42 * line.width) : height
            height: line.height - 2 * line.pad
            source: line.picture
        }
        Column {
            id: words
            anchors.left: view.right
            anchors.leftMargin: (line.grand ? 14 : 10) * Theme.unit
            anchors.right: parent.right
            anchors.rightMargin: line.pad
            anchors.verticalCenter: parent.verticalCenter
            visible: !line.asks
            spacing: line.poster ? 3 * Theme.unit : 0

            PlainText {
                width: parent.width - (line.poster ? 0 : away.width)
                text: line.text
                wrapMode: line.poster ? Text.Wrap : Text.NoWrap
                maximumLineCount: line.poster ? 2 : 1
                elide: Text.ElideRight
                color: Theme.text
                font.family: Theme.display
                font.pixelSize: line.grand ? Theme.head : Theme.body
                font.bold: true
            }
            PlainText {
                width: parent.width
                text: line.people
                wrapMode: Text.Wrap
                maximumLineCount: line.poster ? 4 : line.grand ? 1 : 2
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: line.poster ? Theme.body : Theme.small
            }
            PlainText {
                width: parent.width
                text: line.told
                wrapMode: Text.Wrap
                maximumLineCount: line.poster ? 2 : 1
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

        Label {
            width: parent.width
            text: qsTr("Throw this game away?")
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.role: Accessible.AlertMessage
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
        border.width: Math.max(1, (line.visualFocus ? 4 : line.grand ? 3 : 2) * Theme.unit)
    }

    Keys.onDeletePressed: ask()
}
