pragma ComponentBehavior: Bound

import QtQuick

// The latest of some games in progress, to resume one of them.
Column {
    id: list

    required property GamesInProgress inProgress
    property list<var> games

    visible: games.length > 0
    spacing: 6 * Theme.unit

    Label {
        width: parent.width
        text: qsTr("In progress:")
        color: Theme.faint
    }
    Repeater {
        model: list.games.slice(0, 3)

        GameInProgress {
            required property string key
            required property string name

            objectName: "inProgress-" + key
            width: Math.min(parent.width, 2 * implicitWidth)
            text: name
            onClicked: list.inProgress.resume(key)
            onThrownAway: list.inProgress.throwAway(key)
        }
    }
}
