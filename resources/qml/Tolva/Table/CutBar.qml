pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Before a deal, if agreed: cut the pack or knock on it.
Row {
    id: bar

    required property Cutting cutting

    required property real room

    spacing: 8 * Theme.unit
    scale: Math.min(1, room / width)

    Prompt {
        text: bar.cutting.prompt
    }

    Repeater {
        model: bar.cutting.calls

        Plate {
            required property string modelData
            required property int index

            objectName: "cut" + index
            height: 40 * Theme.unit
            text: modelData
            digit: String(index + 1)
            explains: true
            strong: true
            onCloth: true
            onClicked: bar.cutting.choose(index)
        }
    }
}
