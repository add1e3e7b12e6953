pragma ComponentBehavior: Bound

import QtQuick

// The number of cards in each pile, and in long hidden hands where it matters.
Item {
    id: counts

    required property Table table

    required property TableLayout layout

    Repeater {
        model: counts.table.piles

        Sign {
            id: mark

            required property string zone
            required property int position
            required property int count
            // In the middle of a fan, whose ends are at the window's edge; at the foot of a pile, where a badge may be below.
            readonly property bool fanned: counts.layout.kind(zone).layout === "fan"
            readonly property int place: fanned ? Math.floor(count / 2) : count - 1
            readonly property var spot: counts.layout.card(zone, position, -1, place, count, false, false)

            objectName: "pileCount"
            x: Math.max(counts.layout.margin / 2, Math.min(spot.x - width / 2, counts.width - width - counts.layout.margin / 2))
            y: fanned ? Math.max(counts.layout.margin / 2, spot.y - height / 2) : spot.y + 0.7 * spot.w - height
            width: Math.max(height, number.implicitWidth + 0.7 * height)
            height: number.implicitHeight + 2 * Theme.unit
            radius: height / 2

            PlainText {
                id: number
                anchors.centerIn: parent
                text: mark.count
                color: Theme.plateText
                font.pixelSize: Math.min(Theme.small, Math.max(9, 0.5 * mark.spot.w))
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%n card(s) in the pile", "", mark.count)
            }
        }
    }
}
