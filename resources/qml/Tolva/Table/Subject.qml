import QtQuick

// What the task in the rail is about, and what a line from there may not cross.
QtObject {
    id: subject

    required property Tasks task
    required property Marks marks
    required property Table table

    required property TableLayout layout
    required property Taken taken
    required property CallBar calls
    required property NumberPanel numbers
    required property BidPanel bids
    // The current area of the large button that turns a card.
    required property rect turning
    // The area of the wanted reaction's button, or of all reaction buttons.
    required property rect reacting
    // The areas of the rail's signs and of its order of cards.
    required property rect signs
    required property rect order
    // The number of cards that mark the score of the user.
    required property int ownMarkers
    readonly property string point: subject.task.point

    // The area of the subject; empty: none.
    readonly property rect lit: {
        switch (point) {
        case "lankor":
            return ownScore;
        case "call":
            return calls.rectOf(subject.marks.calls[0] ?? -1);
        case "turn":
            return turning;
        case "reaction":
            return reacting;
        case "bid":
            return bids.rectOf(subject.marks.bids[0] ?? "");
        case "number":
            return subject.marks.numbers.length > 0 ? numbers.rectOf(subject.marks.numbers[0]) : taken.rectOf(numbers);
        case "seat":
            return taken.badge(0);
        case "sign":
            return signs;
        case "order":
            return order;
        case "table":
            return taken.around(item => item.face !== "" && subject.table.places[item.zone]?.shared);
        case "hand":
            return taken.around(item => item.held);
        case "":
            return Qt.rect(0, 0, 0, 0);
        default:
            return taken.first(item => point === "trick" ? item.led : item.advised);
        }
    }
    // The viewer's score markers with the figure above them.
    readonly property rect ownScore: {
        const corners = layout.corners, count = Math.max(1, ownMarkers);
        const top = corners.y(0) - 0.7 * corners.cardWidth - 36 * Theme.unit;
        const last = corners.card(0, 0, count - 1, count, false);
        const across = Math.max(last.x + last.w / 2, layout.margin + 170 * Theme.unit) - layout.margin;
        return Qt.rect(layout.margin, top, across, corners.y(0) + 0.7 * corners.cardWidth - top);
    }
    // Areas of buttons, prompts and held cards other than the subject, with a margin.
    readonly property list<rect> between: {
        const air = 6 * Theme.unit;
        const there = [...taken.panels.map(panel => taken.rectOf(panel)), ...taken.spots(item => item.held)].filter(one => one.width > 0);
        const wide = there.map(one => Qt.rect(one.x - air, one.y - air, one.width + 2 * air, one.height + 2 * air));
        return wide.filter(one => taken.shared(one, lit) === 0);
    }
}
