import QtQuick

// Positions of cards and people when all hands are open around an area: upright, so that they can be read
// from one side of the table. Cards of a seat are beside it, all others in the middle.
QtObject {
    required property TableSizes sizes
    readonly property rect area: Qt.rect(0, sizes.signed, sizes.board.width, sizes.board.height - sizes.signed)
    // The largest number of cards in any hand during the deal.
    property int longest: 9

    readonly property int seats: sizes.seats
    readonly property real margin: sizes.margin
    readonly property real gap: sizes.openGap
    // The height for two hands and the trick between them, without the badges.
    readonly property real free: area.height - 2 * (sizes.badgeHeight + gap + margin)
    readonly property real cardWidth: Math.min(sizes.openCardWidth(area.width, area.height), seats > 3 ? free / (seats === 4 ? 5.6 : seats === 8 ? 6.5 : 6.1) : Infinity)
    readonly property real cardHeight: 1.4 * cardWidth
    readonly property real laidWidth: 0.5 * cardWidth
    // How much of an overlapped card is seen, if there is room.
    readonly property real seen: 0.62
    // Whether the cards before seven or eight seats are between the badges.
    readonly property bool tight: seats === 7 || seats === 8 && crowded
    // The gap between a hand and the badge above it: an eye stands out of the upper edge of a card.
    readonly property real above: Math.max(gap, 0.11 * cardHeight)
    // Whether a badge beside the user's own reaches it or its heaps.
    readonly property bool crowded: seats > 3 && area.width < 3 * sizes.badgeWidth + 4.5 * cardWidth
    readonly property point middle: Qt.point(area.x + area.width / 2, area.y + area.height / 2)

    function card(zone: string, position: int, slot: int, place: real, count: real, marked: bool, known: bool): var {
        const how = sizes.kind(zone);
        switch (how.layout) {
        case "fan":
            return sizes.spot(handX(position) + (place - (count - 1) / 2) * step(count), handY(position) - (marked && (seats === 2 || below(position)) ? 0.12 * cardHeight : 0), cardWidth, 0, 20 + place);
        case "trick":
            return trick(position, place);
        case "spread":
            return how.shared ? spread(place, count) : strip(position, place, count, how.nth);
        case "row":
            return how.arranged === "across" ? rowAcross(position, slot, how.slots, how.open) : how.shared ? spread(slot, Math.max(slot + 1, count)) : strip(position, slot, Math.max(slot + 1, count), how.nth);
        default:
            return !how.shared ? won(position, place, how.nth) : known && !how.open ? stock(place, count) : pile(place, how.nth);
        }
    }

    // The share of the width that a hand may take.
    readonly property real share: seats === 2 ? 0.9 : seats === 3 ? 0.46 : 0.3

    // Cards of a hand overlap no more than necessary.
    function step(count: int): real {
        return Math.min(seen * cardWidth, (share * area.width - cardWidth) / Math.max(1, count - 1));
    }

    // The room at the upper left of an area of that size: beside the hand opposite and its heap, or above the
    // hands of three or six. Five, seven or eight leave none.
    function corner(width: real, height: real): size {
        const card = sizes.openCardWidth(width, height), low = (seats % 3 ? 0.5 : 0.25) * height - 0.7 * card;
        const hand = Math.min(share * width, (1 + seen * (longest - 1)) * card);
        const half = seats === 2 ? hand / 2 : Math.max(hand / 2, sizes.badgeWidth / 2 + 0.9 * card);
        return seats === 5 || seats > 6 ? Qt.size(0, 0) : Qt.size(seats === 3 ? width : width / 2 - half, low);
    }

    function handX(position: int): real {
        const half = (cardWidth + (longest - 1) * step(longest)) / 2 + margin;
        const x = middle.x + sizes.across(position) * area.width / 2;
        return Math.max(area.x + half, Math.min(x, area.x + area.width - half));
    }

    function handY(position: int): real {
        const half = cardHeight / 2 + margin;
        // Of eight, the hands in the middle of the sides are a little higher: two badges are between them and the
        // lower ones.
        const along = sizes.along(position), down = seats === 8 && Math.abs(along) < 0.1 ? -0.11 : along;
        const y = middle.y + down * area.height / 2, lowest = area.y + area.height - half;
        // With little room the sides of four, and the lower ones of five, are above the user's own badge.
        const raised = seats < 6 && crowded && position !== 0 ? cardHeight + above + 2 * (gap + sizes.badgeHeight) : 0;
        return Math.max(area.y + half, Math.min(y, lowest - raised));
    }

    // The badge is between the hand and the middle, or above the hand if there is no room below it.
    function badge(position: int): point {
        const away = (cardHeight + sizes.badgeHeight) / 2;
        const y = handY(position) + (below(position) ? away + gap : -away - above);
        // The portrait stands out at the end of the badge.
        const end = sizes.badgeWidth / 2 + 0.14 * sizes.badgeHeight;
        const x = Math.max(area.x + end, Math.min(handX(position), area.x + area.width - end));
        return Qt.point(seats === 2 ? area.x + area.width - margin - sizes.badgeWidth / 2 : x, y);
    }

    function faceSize(position: int): real {
        return Math.min((crowded && position === 0 ? 1.1 : 1.36) * sizes.badgeHeight, badge(position).y + sizes.badgeHeight / 2 - 2);
    }

    // Whether the badge and the cards before the seat are below the hand.
    function below(position: int): bool {
        return position !== 0 && !(crowded && sizes.along(position) > 0.4) && (seats === 2 || handY(position) + cardHeight / 2 + sizes.badgeHeight + gap + 0.8 * cardWidth < area.y + area.height);
    }

    // Two cards side by side, more in a ring; with three seats a little lower, clear of the upper ones.
    function trick(position: int, place: int): var {
        if (seats > 6)
            return ring(position, place);
        const down = sizes.along(position);
        const high = seats > 4 ? (Math.abs(down) < 0.9 ? 1.04 : 0.62) : seats === 2 ? 0.06 : seats === 4 ? 0.51 : 0.62;
        const x = seats === 2 ? (position ? 0.62 : -0.62) : (seats > 4 ? 1.3 : seats > 3 ? 1.15 : 1.05) * sizes.across(position);
        return sizes.spot(middle.x + x * cardWidth, middle.y + (down * high + (seats === 3 ? 0.14 : 0)) * cardHeight, (seats > 2 ? 1 : 1.12) * cardWidth, 0, 60 + place);
    }

    // The trick of seven or eight: a row of four above one of three, or two rows of three with a card at each end.
    // No card is on the mark at the lower edge of another.
    function ring(position: int, place: int): var {
        const side = position * 2 < seats ? -1 : position * 2 > seats ? 1 : 0, nth = Math.min(position, seats - position);
        const x = seats === 7 ? [0, 1.08, 1.53, 0.51][nth] : [0, 1.05, 1.75, 1.05, 0][nth];
        const y = seats === 7 ? (nth < 2 ? 0.56 : -0.62) : [0.75, 0.75, -0.2, -0.75, -0.75][nth];
        return sizes.spot(middle.x + side * x * cardWidth, middle.y + y * cardHeight, cardWidth, 0, 60 + place);
    }

    // Side by side in the middle, in as many rows as keep them apart.
    function spread(place: real, count: real): var {
        const most = seats === 2 ? 10 : 6, rows = Math.max(1, Math.ceil(count / most)), columns = Math.ceil(Math.max(1, count) / rows);
        const w = Math.min(cardWidth, 0.3 * area.height / rows / 1.4);
        const row = Math.floor(place / columns), across = place % columns;
        return sizes.spot(middle.x + (across - (columns - 1) / 2) * Math.min(1.08 * w, 0.34 * area.width / columns), middle.y + (row - (rows - 1) / 2) * 1.46 * w, w, 0, 30 + place);
    }

    // Two rows before the hand, the open one nearer the middle of the table, both at the left of the badges.
    function rowAcross(position: int, slot: int, slots: int, isOpen: bool): var {
        const inwards = position === 0 ? -1 : 1, far = position === 0 ? (isOpen ? 1.14 : 1.4) : isOpen ? 1.42 : 1.16;
        const end = area.x + area.width - margin - sizes.badgeWidth - 0.14 * sizes.badgeHeight - gap;
        const x = Math.min(handX(position), end - (0.58 * (slots - 1) + 0.5) * cardWidth);
        return sizes.spot(x + (slot - (slots - 1) / 2) * 1.16 * cardWidth, handY(position) + inwards * far * cardHeight, cardWidth, 0, isOpen ? 11 : 10);
    }

    // How far the last card of a strip before a seat may be from the first, and the second strip from the first.
    readonly property real stripRoom: tight ? 2 * laidWidth : 0.26 * area.width - laidWidth
    readonly property real secondStrip: 0.4 * laidWidth

    function strip(position: int, place: int, count: int, number: int): var {
        const step = Math.min(seen * laidWidth, stripRoom / Math.max(1, count - 1));
        const first = tight ? stripBetween(position, (count - 1) * step, number) : stripBefore(position, number);
        return sizes.spot(first.x + place * step, first.y, laidWidth, 0, 4 + number + 0.01 * place);
    }

    // The first card of a strip on the inner side of a badge.
    function stripBefore(position: int, number: int): point {
        const by = badge(position), away = sizes.badgeHeight / 2 + 0.75 * laidWidth + number * secondStrip;
        // Clear of the portrait of the seat below.
        const left = crowded && sizes.across(position) < -0.1 ? by.x - sizes.badgeWidth / 2 + 1.3 * sizes.badgeHeight : Math.max(area.x + margin, by.x - stripRoom / 2 - laidWidth / 2);
        return Qt.point(left + laidWidth / 2, by.y + (below(position) ? away : -away));
    }

    // The same between the badges of seven or eight: seats at the sides have their strips at the end of the badge.
    function stripBetween(position: int, length: real, number: int): point {
        const by = badge(position), across = sizes.across(position), half = sizes.badgeHeight / 2;
        const side = Math.abs(across) < 0.5 ? 0 : -Math.sign(across);
        const x = by.x + side * (sizes.badgeWidth / 2 + gap + 1.1 * laidWidth) - length / 2;
        const clear = half + 1.6 * laidWidth, before = half + 0.9 * laidWidth;
        const y = side === 0 ? by.y + (below(position) ? before : -before) : Math.max(badge(Math.floor(seats / 2)).y + clear, Math.min(by.y, badge(0).y - clear));
        return Qt.point(x, y + (number - 0.5) * secondStrip);
    }

    // Heaps at the end of the badge nearer the middle, with tricks crosswise on each other. Faces look outwards
    // from the sides only, and their badges' other ends leave a heap more room. The badges of two are at the right
    // edge, with the heaps on their inner side. With little room the heaps at the lower edge and opposite are beside
    // the hand.
    function won(position: int, place: int, number: int): var {
        const by = badge(position), trick = Math.floor(place / seats), across = sizes.across(position);
        if (seats === 2) {
            const inwards = position === 0 ? -1 : 1;
            return heap(by.x + (0.3 + 0.7 * number) * cardWidth - sizes.badgeWidth / 2 + sizes.badgeHeight, by.y + inwards * (sizes.badgeHeight / 2 + gap + 0.5 * cardWidth) + Math.max(0, trick - 6), trick);
        }
        if (crowded && Math.abs(across) < 0.1)
            return heap(handX(position) + (cardWidth + (longest - 1) * step(longest)) / 2 + (0.4 + 0.7 * number) * cardWidth, handY(position), trick);
        const side = position === 0 || across < -0.1 ? 1 : -1, off = position > 0 && Math.abs(across) > 0.1 ? 0.42 : 0.6;
        // Clear of the badge opposite, which is a little higher, or of the trick.
        const low = crowded && sizes.along(position) < -0.4 ? (seats === 8 ? 0.4 : seats === 6 ? -0.25 : 0) * cardWidth : 0;
        return heap(by.x + side * (sizes.badgeWidth / 2 + (off + 0.7 * number) * cardWidth), by.y + low, trick);
    }

    function heap(x: real, y: real, trick: int): var {
        return sizes.spot(x, y - trick, 0.5 * cardWidth, trick % 2 ? 8 : -8, 1 + trick);
    }

    // Shared piles are side by side: in the middle if nothing else is there, otherwise at the left of it, where no
    // hand is. Beside a spread the last pile is nearest to it.
    readonly property bool bare: sizes.trickless && !sizes.spreads
    readonly property real pileHigh: [-0.17, 0.17, -0.17, -0.17, 0.02, -0.17, -0.14][seats - 2] ?? 0

    // Where the piles are if there is more than them: with more than four seats below the badge at the upper left
    // and its heap.
    function pileY(high: real): real {
        const y = middle.y + pileHigh * area.height, upper = Math.ceil(seats / 2) - 1;
        return seats > 4 ? Math.max(y, badge(upper).y + (sizes.badgeHeight + high) / 2 + 4 * sizes.unit + (seats === 8 && crowded ? 0.35 * cardWidth : 0)) : y;
    }

    function pile(place: int, number: int): var {
        const w = (bare ? 1.12 : 0.7) * cardWidth, lift = Math.min(place, 20) * 0.4 * sizes.unit;
        // Of six with little room, beside the hand opposite.
        if (!bare && seats === 6 && crowded)
            return sizes.spot(handX(3) - (cardWidth + (longest - 1) * step(longest)) / 2 - (0.7 + 1.14 * number) * w - lift, handY(3) - lift, w, 0, 1 + number + 0.01 * place);
        const x = bare ? (number - (sizes.tablePiles - 1) / 2) * 1.2 * w : (seats === 8 ? -0.185 : -0.2) * area.width + (sizes.spreads ? number - sizes.tablePiles + 1 : number) * 1.14 * w;
        return sizes.spot(middle.x + x - lift, (bare ? middle.y : pileY(1.4 * w)) - lift, w, 0, 1 + number + 0.01 * place);
    }

    // The cards still to be drawn, in order, at the left.
    function stock(place: int, count: int): var {
        return sizes.spot(area.x + margin + cardWidth / 2 + place * Math.min(0.3 * cardWidth, 0.28 * area.width / Math.max(1, count)), middle.y, cardWidth, 0, 40 - place);
    }
}
