import QtQuick

// Where cards and people are when all hands lie open: upright, so that they can be read from one side of the table.
TableLayout {
    id: open

    property rect area: Qt.rect(0, 0, width, height)
    property int longest: 9

    readonly property bool tall: seats === 2
    readonly property real cardWidth: Math.min(0.155 * area.height / (tall ? 1.3 : 1), 0.066 * area.width, seats === 4 ? free / 5.6 : Infinity)
    // What two hands, and the trick between them, have of the height beside the badges.
    readonly property real free: area.height - 2 * (badgeHeight + gap + margin)
    readonly property real cardHeight: 1.4 * cardWidth
    readonly property real midX: area.x + area.width / 2
    readonly property real midY: area.y + area.height / 2
    readonly property real gap: 8 * unit

    // Cards of a hand overlap as much as they must.
    function step(count: int): real {
        const room = seats === 2 ? 0.9 * area.width : (seats === 3 ? 0.46 : 0.3) * area.width;
        return Math.min(0.62 * cardWidth, (room - cardWidth) / Math.max(1, count - 1));
    }

    function handX(position: int): real {
        const half = (cardWidth + (longest - 1) * step(longest)) / 2 + margin;
        const x = midX + across(position) * area.width / 2;
        return Math.max(area.x + half, Math.min(x, area.x + area.width - half));
    }

    function handY(position: int): real {
        const half = cardHeight / 2 + margin;
        const y = midY + along(position) * area.height / 2;
        return Math.max(area.y + half, Math.min(y, area.y + area.height - half));
    }

    function card(zone: string, position: int, slot: int, place: int, count: int, marked: bool, known: bool): var {
        const x = handX(position), y = handY(position), inwards = position === 0 ? -1 : 1;
        switch (zone) {
        case "hand":
        case "closed":
            return spot(x + (place - (count - 1) / 2) * step(count), y - (marked ? 0.12 * cardHeight : 0), cardWidth, 0, 20 + place);
        case "trick":
            return trickCard(position, place);
        case "won":
            return wonCard(position, place);
        case "up":
            return spot(x + (slot - 2.5) * 1.16 * cardWidth, y + inwards * (position ? 1.42 : 1.14) * cardHeight, cardWidth, 0, 11);
        case "down":
            return spot(x + (slot - 2.5) * 1.16 * cardWidth, y + inwards * (position ? 1.16 : 1.4) * cardHeight, cardWidth, 0, 10);
        default:
            return spot(area.x + margin + cardWidth / 2 + place * Math.min(0.3 * cardWidth, 0.28 * area.width / Math.max(1, count)), midY, cardWidth, 0, 40 - place);
        }
    }

    // Two cards lie side by side, the others in a ring.
    function trickCard(position: int, place: int): var {
        const down = along(position);
        const high = seats > 4 ? (Math.abs(down) < 0.9 ? 1.04 : 0.62) : seats === 2 ? 0.06 : seats === 4 ? 0.51 : 0.62;
        const x = seats === 2 ? (position ? 0.62 : -0.62) : (seats > 4 ? 1.3 : 1.15) * across(position);
        return spot(midX + x * cardWidth, midY + down * high * cardHeight, (seats > 3 ? 1 : 1.12) * cardWidth, 0, 60 + place);
    }

    function wonCard(position: int, place: int): var {
        const at = badge(position), number = Math.floor(place / seats);
        const side = position === 0 || across(position) < -0.1 ? 1 : -1;
        return spot(at.x + side * (badgeWidth / 2 + 0.6 * cardWidth), at.y - number, 0.5 * cardWidth, number % 2 ? 8 : -8, 1 + number);
    }

    // Who sits there stands between the hand and the middle of the table.
    function badge(position: int): point {
        const down = cardHeight / 2 + badgeHeight / 2 + gap;
        if (seats === 2)
            return Qt.point(area.x + area.width - margin - badgeWidth / 2, position === 0 ? handY(0) - down : handY(1) + down);
        return Qt.point(handX(position), handY(position) + (position === 0 ? -down : down));
    }
}
