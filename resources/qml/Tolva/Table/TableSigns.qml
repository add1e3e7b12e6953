pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Signs for the whole table: trump, the round, anything that concerns all. Short signs share a row to keep
// clear of the hand below.
Flow {
    id: signs

    required property Table table

    required property real room

    // Larger letters would overlap the seat opposite.
    readonly property real shrink: 1.15 / Math.max(1.15, Theme.scale)

    width: signs.table.signs.length > 0 ? Math.max(room, ...[...children].map(sign => sign.width)) : 0
    layoutDirection: Qt.RightToLeft
    spacing: 6 * Theme.unit

    Repeater {
        model: signs.table.signs

        Rectangle {
            id: sign

            required property string modelData

            objectName: "tableSign"
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
                font.pixelSize: signs.shrink * Theme.body
                font.bold: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
