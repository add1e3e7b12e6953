pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The latest of some games in progress, to resume one of them.
Column {
    id: list

    required property GamesInProgress inProgress
    property var games: []

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
            required property var modelData

            objectName: "inProgress-" + modelData.key
            width: Math.min(parent.width, 2 * implicitWidth)
            text: modelData.name
            people: modelData.people
            told: modelData.told
            picture: modelData.picture
            onClicked: list.inProgress.resume(modelData.key)
            onThrownAway: list.inProgress.throwAway(modelData.key)
        }
    }
}
