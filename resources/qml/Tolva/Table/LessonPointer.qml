import QtQuick

// Highlights what the task is about, with an arrow from the task.
Item {
    id: pointer

    required property Subject subject
    // The area of the task.
    required property rect from
    readonly property rect lit: pointer.subject.lit
    readonly property bool pointing: lit.width > 0 && from.width > 0

    Rectangle {
        objectName: "lessonLight"
        // A card in the hand has a ring instead.
        visible: pointer.pointing && pointer.subject.point !== "card"
        x: pointer.lit.x - 5 * Theme.unit
        y: pointer.lit.y - 5 * Theme.unit
        width: pointer.lit.width + 10 * Theme.unit
        height: pointer.lit.height + 10 * Theme.unit
        radius: Theme.radius
        color: "#55f0cf7c"
        border.color: Theme.pick
        border.width: 3 * Theme.unit
    }

    // From the edge of the note to the edge of its subject, avoiding buttons and prompts: a line through a
    // button would seem to mean it. If there is no such line, only the highlight is shown.
    Rectangle {
        id: arrow
        objectName: "lessonArrow"

        readonly property list<point> way: pointer.wayPast(pointer.from, pointer.lit, pointer.subject.between)
        readonly property point start: way[0] ?? Qt.point(0, 0)
        readonly property point end: way[1] ?? Qt.point(0, 0)
        readonly property real far: Math.hypot(end.x - start.x, end.y - start.y)

        visible: pointer.pointing && far > 8 * Theme.unit
        x: start.x
        y: start.y - height / 2
        width: far
        height: 4 * Theme.unit
        color: Theme.pick
        antialiasing: true
        transformOrigin: Item.Left
        rotation: Math.atan2(end.y - start.y, end.x - start.x) * 180 / Math.PI

        Diamond {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenterOffset: -width / 2
            width: 13 * Theme.unit
            color: Theme.pick
        }
    }

    // Return the ends of a straight line between two areas that crosses none of the others, as near the
    // middle as possible; empty if there is none.
    function wayPast(from: rect, to: rect, others: list<rect>): list<point> {
        for (const part of [4, 3, 5, 2, 6, 1, 7, 0, 8]) {
            const start = nearest(from, Qt.point(to.x + to.width * part / 8, to.y + to.height / 2));
            const end = nearest(to, Qt.point(part === 4 ? start.x : to.x + to.width * part / 8, start.y));
            if (!others.some(one => crosses(start, end, one)))
                return [start, end];
        }
        return [];
    }

    // Return whether the line enters the area.
    function crosses(start: point, end: point, area: rect): bool {
        for (let part = 0; part <= 40; ++part) {
            const x = start.x + (end.x - start.x) * part / 40, y = start.y + (end.y - start.y) * part / 40;
            if (x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height)
                return true;
        }
        return false;
    }

    // Return the nearest point of the area.
    function nearest(area: rect, to: point): point {
        return Qt.point(Math.max(area.x, Math.min(to.x, area.x + area.width)), Math.max(area.y, Math.min(to.y, area.y + area.height)));
    }
}
