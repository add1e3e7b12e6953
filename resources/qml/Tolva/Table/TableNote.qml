pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend

// What a lesson or an exercise says, as near as it can be to what it is about; that is lit, and pointed at.
Item {
    id: place

    required property TableLayout layout
    required property Repeater cards
    required property CallBar calls
    required property NumberPanel numbers
    required property Item signs
    required property int ownLankor
    // The table of a game that is laid out from its places has no corner that is always free.
    property bool anywhere: false
    // Where there is room for large text.
    required property rect atRight
    readonly property bool active: note.active
    readonly property bool pointing: lit.width > 0 && (note.item?.visible ?? false) // qmllint disable missing-property
    // Where the note is.
    readonly property rect area: Qt.rect(note.x, note.y, note.width, note.high)
    readonly property string point: Lesson.active && !Lesson.leaving ? Lesson.point : ""
    readonly property real wide: Math.max(330 * layout.unit, 240) * Theme.scale

    // What the lesson is about, where it lies now. Empty: nothing.
    readonly property rect lit: {
        switch (point) {
        case "lankor":
            return lankor;
        case "call":
            return calls.rectOf(Lesson.call);
        case "number":
            return Lesson.figure < 0 ? rectOf(numbers) : numbers.rectOf(Lesson.figure);
        case "seat":
            return Qt.rect(layout.badge(0).x - layout.badgeWidth / 2, layout.badge(0).y - layout.badgeHeight / 2, layout.badgeWidth, layout.badgeHeight);
        case "sign":
            return rectOf(signs);
        case "table":
            return union(item => item.face !== "" && Table.places[item.zone]?.shared);
        case "hand":
            return union(item => item.held);
        case "":
            return Qt.rect(0, 0, 0, 0);
        default:
            return card;
        }
    }
    // With the figure above them.
    readonly property rect lankor: {
        const top = layout.lankaY(0) - 0.7 * layout.lankaWidth - 36 * Theme.unit;
        const last = layout.lanka(0, 0, Math.max(1, ownLankor) - 1, Math.max(1, ownLankor), false);
        const across = Math.max(last.x + last.w / 2, layout.margin + 170 * Theme.unit) - layout.margin;
        return Qt.rect(layout.margin, top, across, layout.lankaY(0) + 0.7 * layout.lankaWidth - top);
    }
    readonly property rect card: {
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item && (point === "trick" ? item.led : item.advised))
                return spotOf(item);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    function rectOf(item: Item): rect {
        return item.visible ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }

    function spotOf(item: CardItem): rect {
        return Qt.rect(item.spot.x - item.spot.w / 2, item.spot.y - 0.7 * item.spot.w, item.spot.w, 1.4 * item.spot.w);
    }

    // Around all the cards of which that holds.
    function union(holds: var): rect {
        let left = Infinity, top = Infinity, right = 0, bottom = 0;
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (!item || !holds(item))
                continue;
            const spot = spotOf(item);
            left = Math.min(left, spot.x);
            top = Math.min(top, spot.y);
            right = Math.max(right, spot.x + spot.width);
            bottom = Math.max(bottom, spot.y + spot.height);
        }
        return right > 0 ? Qt.rect(left, top, right - left, Math.min(bottom, height) - top) : Qt.rect(0, 0, 0, 0);
    }

    function shared(one: rect, other: rect): real {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return across > 0 && down > 0 ? across * down : 0;
    }

    // What a note would cover there; what is lit above all, then what is asked and answered, names and cards.
    function cost(area: rect): real {
        const edge = 8 * layout.unit;
        let sum = 40 * shared(area, Qt.rect(lit.x - edge, lit.y - edge, lit.width + 2 * edge, lit.height + 2 * edge)) + 20 * (shared(area, rectOf(calls)) + shared(area, rectOf(numbers)));
        for (let seat = 0; seat < layout.seats; ++seat)
            sum += 6 * shared(area, Qt.rect(layout.badge(seat).x - layout.badgeWidth / 2, layout.badge(seat).y - layout.badgeHeight / 2, layout.badgeWidth, layout.badgeHeight));
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item)
                sum += (item.held ? 3 : item.face === "" ? 0.4 : 4) * shared(area, spotOf(item));
        }
        // Of places that are as good, the one that is nearest to what is lit.
        const aim = lit.width > 0 ? Qt.point(lit.x + lit.width / 2, lit.y + lit.height / 2) : Qt.point(width / 2, height / 2);
        return sum + Math.hypot(area.x + area.width / 2 - aim.x, area.y + area.height / 2 - aim.y);
    }

    // Where the note covers least. Looked for once things have come to rest, for it takes a while.
    property point free: Qt.point(0, 0)

    function look() {
        if (!anywhere || !(note.item?.visible ?? false)) // qmllint disable missing-property
            return;
        const margin = layout.margin, top = margin + 40 * layout.unit;
        let least = Infinity;
        for (let column = 0; column <= 8; ++column) {
            for (let row = 0; row <= 12; ++row) {
                const spot = Qt.point(margin + column / 8 * (width - note.width - 2 * margin), top + row / 12 * (height - note.high - top - margin));
                const here = cost(Qt.rect(spot.x, spot.y, note.width, note.high));
                if (here < least) {
                    least = here;
                    free = spot;
                }
            }
        }
    }

    readonly property var turns: [lit, width, height, note.high, note.item?.visible, Lesson.active ? Lesson.number : 0] // qmllint disable missing-property
    onTurnsChanged: Qt.callLater(look)

    // Large text needs the room at the right. Else: beside the own lankor; over the calls and the own cards, as long as
    // no trick lies there; or above the seat at the left.
    readonly property bool low: point === "lankor"
    readonly property bool central: point === "call" || point === "card"
    readonly property real toastRoom: 64 * layout.unit

    Loader {
        id: note
        readonly property real high: item?.height ?? 0 // qmllint disable missing-property

        active: Lesson.active || Exercises.active
        source: Lesson.active ? "LessonNote.qml" : "ExerciseNote.qml"
        width: place.anywhere ? 1.15 * place.wide : place.layout.noted ? place.atRight.width : place.low ? 1.3 * place.wide : place.central ? 1.4 * place.wide : place.wide
        x: place.anywhere ? place.free.x : place.layout.noted ? place.atRight.x
           : place.low ? place.layout.reach + 2.8 * place.layout.margin
           : place.central ? place.layout.centreX - width / 2 : place.layout.margin + 1.9 * place.layout.lankaWidth
        y: place.anywhere ? place.free.y : place.layout.noted ? place.atRight.y
           : place.low ? place.layout.stripY + place.layout.stripHeight - high
           : place.central ? place.layout.stripY - place.toastRoom - high : place.layout.margin + 36 * place.layout.unit
    }
}
