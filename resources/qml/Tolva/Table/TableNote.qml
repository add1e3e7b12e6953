pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What a lesson or an exercise says, as near as it can be to what it is about; that is lit, and pointed at.
Item {
    id: place

    required property AppModel app

    required property TableLayout layout
    required property Repeater cards
    required property CallBar calls
    required property NumberPanel numbers
    required property BidPanel bids
    // The large button that turns a card, wherever the table has it now.
    required property rect turning
    // The button of the reaction that is wanted, or all of them.
    required property rect reacting
    required property FreePlace finder
    required property Item signs
    required property Item order
    required property int ownLankor
    // A table that is laid out from its places, or for other than four, has no corner that is always free.
    property bool anywhere: false
    // Where there is room for large text.
    required property rect atRight
    readonly property bool active: note.active
    readonly property bool pointing: lit.width > 0 && (note.item?.visible ?? false) // qmllint disable missing-property
    // Where the note is.
    readonly property rect area: Qt.rect(note.x, note.y, note.width, note.high)
    readonly property string point: place.app.lesson.active && !place.app.lesson.leaving ? place.app.lesson.point : ""
    readonly property real wide: Math.max(330 * layout.unit, 240) * Theme.scale

    // What the lesson is about, where it lies now. Empty: nothing.
    readonly property rect lit: {
        switch (point) {
        case "lankor":
            return lankor;
        case "call":
            return calls.rectOf(place.app.lesson.call);
        case "turn":
            return turning;
        case "reaction":
            return reacting;
        case "bid":
            return bids.rectOf(place.app.lesson.bid);
        case "number":
            return place.app.lesson.figure < 0 ? finder.rectOf(numbers) : numbers.rectOf(place.app.lesson.figure);
        case "seat":
            return finder.badge(0);
        case "sign":
            return finder.rectOf(signs);
        case "order":
            return finder.rectOf(order);
        case "table":
            return finder.around(item => item.face !== "" && place.app.table.places[item.zone]?.shared);
        case "hand":
            return finder.around(item => item.held);
        case "":
            return Qt.rect(0, 0, 0, 0);
        default:
            return card;
        }
    }
    // What is pressed or asked and is not what the lesson is about, with some air around it.
    readonly property list<rect> between: {
        const air = 6 * Theme.unit;
        const there = finder.panels.map(panel => finder.rectOf(panel)).filter(one => one.width > 0);
        const wide = there.map(one => Qt.rect(one.x - air, one.y - air, one.width + 2 * air, one.height + 2 * air));
        return wide.filter(one => one.x > lit.x + lit.width || one.x + one.width < lit.x || one.y > lit.y + lit.height || one.y + one.height < lit.y);
    }
    // With the figure above them.
    readonly property rect lankor: {
        const top = layout.lankaY(0) - 0.7 * layout.lankaWidth - 36 * Theme.unit;
        const last = layout.lanka(0, 0, Math.max(1, ownLankor) - 1, Math.max(1, ownLankor), false);
        const across = Math.max(last.x + last.w / 2, layout.margin + 170 * Theme.unit) - layout.margin;
        return Qt.rect(layout.margin, top, across, layout.lankaY(0) + 0.7 * layout.lankaWidth - top);
    }
    readonly property list<rect> lankors: place.app.table.family === "" ? [] : [lankor, theirs(1), theirs(2)]
    // Those of the other sides, at the corners above.
    function theirs(corner: int): rect {
        const wide = 1.6 * layout.lankaWidth, x = layout.lankaX(corner) - (corner === 2 ? wide : 0);
        return corner > 1 && place.app.table.seatCount % 3 ? Qt.rect(0, 0, 0, 0) : Qt.rect(x, 0, wide, layout.lankaY(corner) + 0.7 * layout.lankaWidth);
    }

    readonly property rect card: {
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item && (point === "trick" ? item.led : item.advised))
                return finder.spotOf(item);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    // Looked for once things have come to rest, for it takes a while.
    property point free: Qt.point(0, 0)

    function look() {
        if (!anywhere || !(note.item?.visible ?? false)) // qmllint disable missing-property
            return;
        const aim = lit.width > 0 ? lit : Qt.rect(0, 0, width, height);
        const kept = [lit, ...lankors];
        free = finder.find(note.width, note.high, kept, Qt.point(aim.x + aim.width / 2, aim.y + aim.height / 2), []);
    }

    readonly property var turns: [lit, width, height, note.high, note.item?.visible, calls.width, place.app.lesson.active ? place.app.lesson.number : 0] // qmllint disable missing-property
    onTurnsChanged: Qt.callLater(look)

    // Large text needs the room at the right. Else: beside the own lankor; over the calls and the own cards, as long as
    // no trick lies there; or above the seat at the left.
    readonly property bool low: point === "lankor"
    readonly property bool central: point === "call" || point === "card"
    readonly property real toastRoom: 64 * layout.unit

    PageLoader {
        id: note
        app: place.app
        readonly property real high: item?.height ?? 0 // qmllint disable missing-property

        // Nothing is made for exercises before there is one.
        active: place.app.lesson.active || place.app.table.practice && (place.app.exercises.active || place.app.retries.active || place.app.practice.active)
        file: Qt.resolvedUrl(place.app.lesson.active ? "LessonNote.qml" : place.app.table.practice && place.app.exercises.active ? "ExerciseNote.qml"
              : place.app.table.practice && place.app.practice.active ? "PracticeNote.qml" : "RetryNote.qml")
        // Between the people and the five buttons of a race there is more room across than down, and between rows too.
        width: place.anywhere ? (place.app.race.active ? 1.5 : place.layout.rows > 0 ? 1.42 : 1.15) * place.wide : place.layout.noted ? place.atRight.width : place.low ? 1.3 * place.wide : place.central ? 1.4 * place.wide : place.wide
        x: place.anywhere ? place.free.x : place.layout.noted ? place.atRight.x
           : place.low ? place.layout.reach + 2.8 * place.layout.margin
           : place.central ? place.layout.centreX - width / 2 : place.layout.margin + 1.9 * place.layout.lankaWidth
        y: place.anywhere ? place.free.y : place.layout.noted ? place.atRight.y
           : place.low ? place.layout.stripY + place.layout.stripHeight - high
           : place.central ? place.layout.stripY - place.toastRoom - high : place.layout.margin + 36 * place.layout.unit
    }
}
