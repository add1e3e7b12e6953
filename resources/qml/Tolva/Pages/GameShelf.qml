pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The games that can be played, by their kinds.
Column {
    id: shelf

    property int columns: 1

    spacing: 5 * Theme.unit

    Repeater {
        model: NewGame.shelf

        Column {
            id: kind
            required property var modelData

            width: shelf.width
            spacing: shelf.spacing

            Label {
                // A heading over everything would say nothing.
                visible: NewGame.shelf.length > 1
                text: kind.modelData.title
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.role: Accessible.Heading
            }
            Flow {
                width: parent.width
                spacing: shelf.spacing

                Repeater {
                    model: kind.modelData.games

                    FormLine {
                        required property var modelData

                        objectName: "form-" + modelData.id
                        width: (shelf.width - (shelf.columns - 1) * shelf.spacing) / shelf.columns
                        text: modelData.name
                        line: modelData.line
                        size: modelData.size
                        current: modelData.id === NewGame.game
                        onClicked: NewGame.choose(modelData.id)
                    }
                }
            }
        }
    }
}
