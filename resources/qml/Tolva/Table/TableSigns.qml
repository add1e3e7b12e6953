pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What the game has to tell of the whole table: trump, the round, what goes for all.
Column {
    id: signs

    spacing: 6 * Theme.unit

    Repeater {
        model: Table.signs

        Rectangle {
            id: sign

            required property string modelData

            objectName: "tableSign"
            anchors.right: parent?.right
            width: words.implicitWidth + 2 * Theme.gap
            height: words.implicitHeight + 0.8 * Theme.gap
            radius: Theme.radius
            color: Theme.plate
            border.color: Theme.plateEdge
            border.width: Math.max(1, Theme.unit)

            PlainText {
                id: words
                anchors.centerIn: parent
                text: sign.modelData
                color: Theme.plateText
                font.pixelSize: Theme.body
                font.bold: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
