import QtQuick
import Tolva

// What the note at the table is about lies in a light, and an arrow leads there from the note.
Item {
    id: pointer

    required property TableNote note

    Rectangle {
        objectName: "lessonLight"
        // A card in the hand has a ring around it.
        visible: pointer.note.pointing && pointer.note.point !== "card"
        x: pointer.note.lit.x - 5 * Theme.unit
        y: pointer.note.lit.y - 5 * Theme.unit
        width: pointer.note.lit.width + 10 * Theme.unit
        height: pointer.note.lit.height + 10 * Theme.unit
        radius: Theme.radius
        color: "#55f0cf7c"
        border.color: Theme.pick
        border.width: 3 * Theme.unit
    }

    // From the edge of the note to the edge of what is lit, and nothing over what lies between.
    Rectangle {
        id: arrow
        objectName: "lessonArrow"

        readonly property point start: pointer.nearest(pointer.note.area, pointer.middle(pointer.note.lit))
        readonly property point end: pointer.nearest(pointer.note.lit, start)
        readonly property real far: Math.hypot(end.x - start.x, end.y - start.y)

        visible: pointer.note.pointing && far > 8 * Theme.unit
        x: start.x
        y: start.y - height / 2
        width: far
        height: 4 * Theme.unit
        color: Theme.pick
        antialiasing: true
        transformOrigin: Item.Left
        rotation: Math.atan2(end.y - start.y, end.x - start.x) * 180 / Math.PI

        Rectangle {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenterOffset: -width / 2
            width: 13 * Theme.unit
            height: width
            rotation: 45
            color: Theme.pick
            antialiasing: true
        }
    }

    function middle(area: rect): point {
        return Qt.point(area.x + area.width / 2, area.y + area.height / 2);
    }

    // The place of the area that is nearest.
    function nearest(area: rect, to: point): point {
        return Qt.point(Math.max(area.x, Math.min(to.x, area.x + area.width)), Math.max(area.y, Math.min(to.y, area.y + area.height)));
    }
}
