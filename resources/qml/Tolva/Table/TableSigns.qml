pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Signs for the whole table: trump, the round, anything that concerns all. Short signs share a row.
Flow {
    id: signs

    required property Table table

    spacing: 6 * Theme.unit

    Repeater {
        model: signs.table.signs

        Sign {
            id: sign

            required property string modelData

            objectName: "tableSign"
            width: words.width + 2 * Theme.gap
            height: words.height + 0.8 * Theme.gap

            Paragraph {
                id: words
                anchors.centerIn: parent
                width: Math.min(implicitWidth, signs.width - 2 * Theme.gap)
                text: sign.modelData
                color: Theme.plateText
                font.bold: true
            }
        }
    }
}
