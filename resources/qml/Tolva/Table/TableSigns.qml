pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend

// Signs for the whole table: trump, the round, anything that concerns all. Short signs share a row.
Flow {
    id: signs

    required property Table table

    spacing: 6 * Theme.unit

    Repeater {
        model: signs.table.signs

        WrittenSign {
            required property string modelData

            objectName: "tableSign"
            room: signs.width
            text: modelData
        }
    }
}
