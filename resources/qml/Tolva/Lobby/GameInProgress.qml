import QtQuick

// A game in progress: a small picture of its table, its name, the players and the score.
GameCard {
    id: line

    required picture
    required property string people
    required property string told

    signal thrownAway

    // It asks before it throws the game away.
    function ask() {
        asks = true;
        keep.forceActiveFocus(Qt.TabFocusReason);
    }
    function stay() {
        asks = false;
        line.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: Math.max(300 * Theme.unit, 18 * Theme.small)
    about: people
    more: told
    grand: false
    poster: false
    first: true
    taken: poster ? 0 : away.width
    most: poster ? 2 : 1
    lines: poster ? 4 : grand ? 1 : 2
    between: poster ? 3 * Theme.unit : 0

    Accessible.name: [qsTr("Continue"), text, people, told].join(". ")

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

            SmallPlate {
                objectName: "reallyThrowAway"
                verticalPadding: 0.2 * size
                text: qsTr("Throw away")
                onClicked: line.thrownAway()
            }
            SmallPlate {
                id: keep
                objectName: "keepGame"
                verticalPadding: 0.2 * size
                text: qsTr("Keep")
                onClicked: line.stay()
            }
        }
    }
    Keys.onDeletePressed: ask()
}
