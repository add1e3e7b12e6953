pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The note of a lesson or exercise, near its subject, which is highlighted and pointed at.
Item {
    id: place

    required property Sitting sitting
    required property Tasks task

    required property TableLayout layout
    required property Repeater cards
    required property CallBar calls
    required property NumberPanel numbers
    required property BidPanel bids
    // The current area of the large button that turns a card.
    required property rect turning
    // The area of the wanted reaction's button, or of all reaction buttons.
    required property rect reacting
    required property FreePlace finder
    required property Item signs
    required property Item order
    // The number of cards that mark the own score.
    required property int ownMarkers
    // The area of the tricks looked at, which lie beside the note.
    required property rect tricks
    readonly property bool active: note.active
    readonly property bool pointing: lit.width > 0 && (note.item?.visible ?? false) // qmllint disable missing-property
    // The area of the note.
    readonly property rect area: Qt.rect(note.x, note.y, note.width, note.high)
    readonly property string point: place.task.point
    // A verdict with its reason is long and in large text would cover cards on the table, so it is narrower
    // beside them.
    readonly property bool tight: place.task.active && !place.task.guided && Theme.scale > 1.3
    readonly property real wide: Math.max(330 * layout.unit, 240) * Theme.scale

    // The rectangle of the lesson's subject; empty: none.
    readonly property rect lit: {
        switch (point) {
        case "lankor":
            return ownScore;
        case "call":
            return calls.rectOf(place.task.call);
        case "turn":
            return turning;
        case "reaction":
            return reacting;
        case "bid":
            return bids.rectOf(place.task.bid);
        case "number":
            return place.task.figure < 0 ? finder.rectOf(numbers) : numbers.rectOf(place.task.figure);
        case "seat":
            return finder.badge(0);
        case "sign":
            return finder.rectOf(signs);
        case "order":
            return finder.rectOf(order);
        case "table":
            return finder.around(item => item.face !== "" && place.sitting.table.places[item.zone]?.shared);
        case "hand":
            return finder.around(item => item.held);
        case "":
            return Qt.rect(0, 0, 0, 0);
        default:
            return card;
        }
    }
    // Areas of buttons and prompts other than the lesson's subject, with a margin.
    readonly property list<rect> between: {
        const air = 6 * Theme.unit;
        const there = finder.panels.map(panel => finder.rectOf(panel)).filter(one => one.width > 0);
        const wide = there.map(one => Qt.rect(one.x - air, one.y - air, one.width + 2 * air, one.height + 2 * air));
        return wide.filter(one => one.x > lit.x + lit.width || one.x + one.width < lit.x || one.y > lit.y + lit.height || one.y + one.height < lit.y);
    }
    // The own score markers with the figure above them.
    readonly property rect ownScore: {
        const corners = layout.corners, count = Math.max(1, ownMarkers);
        const top = corners.y(0) - 0.7 * corners.cardWidth - 36 * Theme.unit;
        const last = corners.card(0, 0, count - 1, count, false);
        const across = Math.max(last.x + last.w / 2, layout.margin + 170 * Theme.unit) - layout.margin;
        return Qt.rect(layout.margin, top, across, corners.y(0) + 0.7 * corners.cardWidth - top);
    }
    // The areas of the score markers in the corners.
    readonly property list<rect> markers: layout.markers ? [ownScore, theirs(1), theirs(2)] : []
    // The markers of another side, at an upper corner.
    function theirs(corner: int): rect {
        const corners = layout.corners, wide = 1.6 * corners.cardWidth, x = corners.x(corner) - (corner === 2 ? wide : 0);
        return corner < layout.sides ? Qt.rect(x, 0, wide, corners.y(corner) + 0.7 * corners.cardWidth) : Qt.rect(0, 0, 0, 0);
    }

    readonly property rect card: {
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item && (point === "trick" ? item.led : item.advised))
                return finder.spotOf(item);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    // Searched after everything has settled, as it is slow.
    property point free: Qt.point(0, 0)

    function look() {
        if (!(note.item?.visible ?? false)) // qmllint disable missing-property
            return;
        const aim = lit.width > 0 ? lit : Qt.rect(0, 0, width, height);
        const kept = [lit, tricks, ...markers];
        free = finder.find(note.width, note.high, kept, Qt.point(aim.x + aim.width / 2, aim.y + aim.height / 2), []);
    }

    readonly property var turns: [lit, tricks, width, height, note.high, note.item?.visible, calls.width, place.task.heading] // qmllint disable missing-property
    onTurnsChanged: later.restart()
    Later {
        id: later
        onTriggered: place.look()
    }

    Loader {
        id: note
        readonly property real high: item?.height ?? 0 // qmllint disable missing-property

        active: place.task.active
        sourceComponent: TaskNote {
            task: place.task
        }
        // Between the people and the five buttons of a race there is more width than height, and between rows
        // too.
        readonly property rect atRight: place.layout.middle.atRight
        width: place.layout.crammed ? atRight.width : (place.sitting.race.active ? 1.5 : place.layout.rowLength > 0 ? 1.42 : place.tight ? 0.88 : 1.15) * place.wide
        x: place.layout.crammed ? atRight.x : place.free.x
        y: place.layout.crammed ? atRight.y : place.free.y
    }
}
