import QtQuick

// The same for a game that only says how the cards of each place lie: what belongs to a seat is beside it, the rest in
// the middle.
OpenLayout {
    id: open

    // By the kind of place: how it lies, whether it is the table's, its number among its likes.
    property var kinds: ({})

    readonly property real laidWidth: 0.5 * cardWidth

    function card(zone: string, position: int, slot: int, place: int, count: int, marked: bool, known: bool): var {
        const how = kinds[zone] ?? {lies: "pile", shared: true, nth: 0};
        switch (how.lies) {
        case "fan":
            return spot(handX(position) + (place - (count - 1) / 2) * step(count), handY(position), cardWidth, 0, 20 + place);
        case "trick":
            return trickCard(position, place);
        case "spread":
            return how.shared ? spread(place, count) : strip(position, place, count, how.nth);
        case "row":
            return how.shared ? spread(slot, Math.max(slot + 1, count)) : strip(position, slot, Math.max(slot + 1, count), how.nth);
        default:
            return how.shared ? pile(place, how.nth) : wonCard(position, place);
        }
    }

    // Side by side in the middle, in as many rows as keep them apart.
    function spread(place: int, count: int): var {
        const most = seats === 2 ? 10 : 6, rows = Math.max(1, Math.ceil(count / most)), columns = Math.ceil(Math.max(1, count) / rows);
        const w = Math.min(cardWidth, 0.3 * area.height / rows / 1.4);
        const row = Math.floor(place / columns), across = place % columns;
        return spot(midX + (across - (columns - 1) / 2) * Math.min(1.08 * w, 0.34 * area.width / columns), midY + (row - (rows - 1) / 2) * 1.46 * w, w, 0, 30 + place);
    }

    // Who sits there stands between the hand and the middle, or above the hand where there is no room below it.
    function badge(position: int): point {
        const down = cardHeight / 2 + badgeHeight / 2 + gap;
        if (seats === 2)
            return Qt.point(area.x + area.width - margin - badgeWidth / 2, position === 0 ? handY(0) - down : handY(1) + down);
        return Qt.point(handX(position), handY(position) + (below(position) ? down : -down));
    }

    // Whether the badge, and what is laid before the seat, are below the hand.
    function below(position: int): bool {
        return position !== 0 && handY(position) + cardHeight / 2 + badgeHeight + gap + 0.8 * cardWidth < area.y + area.height;
    }

    // Above the middle and to its left, where nobody's hand lies.
    function pile(place: int, number: int): var {
        const lift = Math.min(place, 20) * 0.4 * unit;
        return spot(midX - 0.2 * area.width + number * 0.9 * laidWidth - lift, midY - 0.17 * area.height - lift, 0.7 * cardWidth, 0, 1 + number + 0.01 * place);
    }

    // What has been laid before a seat, on the inner side of its badge.
    function strip(position: int, place: int, count: int, number: int): var {
        const by = badge(position), inwards = below(position) ? 1 : -1;
        const room = 0.26 * area.width - laidWidth;
        const step = Math.min(0.62 * laidWidth, room / Math.max(1, count - 1));
        const left = Math.max(area.x + margin, by.x - room / 2 - laidWidth / 2);
        return spot(left + laidWidth / 2 + place * step, by.y + inwards * (badgeHeight / 2 + 0.75 * laidWidth + (0.4 * number) * laidWidth), laidWidth, 0, 4 + number + 0.01 * place);
    }
}
