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

    Rectangle {
        width: line.width + 2.2 * Theme.gap
        height: 40 * Theme.unit
        radius: height / 2
        color: Theme.straw
        border.color: Theme.weld
        border.width: 2 * Theme.unit

        MarkedText {
            id: line
            anchors.centerIn: parent
            text: bar.cutting.prompt
            color: Theme.ink
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
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
