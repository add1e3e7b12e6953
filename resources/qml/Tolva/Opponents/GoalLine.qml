import QtQuick
import Tolva
import Tolva.Controls

// A goal of a game with its badge, pale until it is reached.
Item {
    id: goal

    required property var modelData

    objectName: "goal-" + modelData.id
    height: Math.max(badge.height, told.height) + 10 * Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: modelData.text + ": " + modelData.told

    Portrait {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        width: 48 * Theme.unit
        opacity: goal.modelData.reached ? 1 : 0.28
        face: goal.modelData.badge
    }
    Column {
        id: told
        anchors.verticalCenter: parent.verticalCenter
        x: badge.width + 14 * Theme.unit
        width: parent.width - x

        Silent {
            width: parent.width
            text: goal.modelData.text
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: Theme.body
            font.bold: goal.modelData.reached
        }
        Silent {
            width: parent.width
            text: goal.modelData.told
            wrapMode: Text.Wrap
        }
    }
}
