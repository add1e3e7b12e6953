import QtQuick

// Positions of the things before a seat: strips, piles and rows, won tricks, play money.
QtObject {
    required property TableSizes sizes
    required property SeatPlaces seats

    readonly property real unit: sizes.unit
    readonly property real laidWidth: sizes.laidWidth
    // The width of the piles at its left end; a strip beside them keeps room for a fan of three.
    readonly property real pilesWidth: sizes.pilesBefore === 0 ? 0 : Math.max((1.7 * sizes.pilesBefore - 0.65) * laidWidth, Math.min(1.7 * sizes.pilesBefore * laidWidth, sizes.badgeWidth - 1.6 * laidWidth))

    // The left end and the centre line of the things before a seat.
    function left(position: int): real {
        return seats.badge(position).x - sizes.badgeWidth / 2 + (seats.alone(position) ? sizes.badgeWidth + 8 * unit : 0);
    }

    function line(position: int): real {
        const by = seats.badge(position), beyond = sizes.badgeHeight / 2 + 0.7 * laidWidth + 4 * unit;
        return seats.alone(position) ? by.y : position === 0 ? by.y - beyond : by.y + beyond;
    }

    function strip(position: int, place: int, count: int, number: int): var {
        const step = Math.min(0.62 * laidWidth, (sizes.badgeWidth - pilesWidth - laidWidth) / Math.max(1, count - 1));
        return sizes.spot(left(position) + pilesWidth + laidWidth / 2 + place * step, line(position) + (position === 0 ? -1 : 1) * number * 0.5 * laidWidth, laidWidth, 0, 4 + number + 0.01 * place);
    }

    function pile(position: int, place: int, number: int): var {
        // A thick pile does not rise onto the badge above it.
        const lift = Math.min(place, 24) * 0.35 * unit - (position === 0 ? 0 : 4 * unit);
        return sizes.spot(left(position) + (0.5 + 1.7 * number) * laidWidth, line(position) - lift, laidWidth, 0, 2 + 0.01 * place);
    }

    // Open cards are on top of hidden ones. An added card shows its edge below, or above in the viewer's row. The
    // edges get narrower, so that a row stays clear of the next badge: added cards share one rank, and the
    // first edges are enough to count them.
    function row(position: int, slot: int, level: int, place: int): var {
        const w = Math.min(laidWidth, sizes.badgeWidth / 3.3) * (position === 0 ? 1.06 : 1);
        const from = left(position) - (position === 0 ? 0.12 * w : 0);
        const added = 0.36 * (1 - Math.pow(0.55, place)) * w;
        return sizes.spot(from + w / 2 + slot * 1.08 * w + level * 0.1 * w + 0.3 * added, line(position) - level * 0.14 * w + (position === 0 ? -0.1 * w - added : added), w, 0, 5 + level + 0.1 * place);
    }

    // Won tricks in a heap, each a little crosswise to the one below: beside the viewer's badge and those at the sides, and at
    // the end of a hand opposite.
    function heap(position: int, place: int): var {
        const number = Math.floor(place / sizes.seats), w = sizes.wonWidth;
        const angle = (number % 2 ? 8 : -8) + number % 5 * 3, lift = 0.7 * number * unit;
        const by = seats.badge(position), edge = sizes.badgeHeight / 2;
        switch (sizes.edge(position)) {
        case 0:
            return sizes.spot(by.x, by.y - edge - 0.85 * w - lift, w, angle, number);
        case 2:
            return sizes.spot(sizes.width / 2 + (sizes.rowLength > 0 ? 1 : -1) * (seats.topFan / 2 + w), 0.6 * w - lift, w, angle, number);
        default:
            return sizes.spot(by.x, by.y + edge + 0.8 * w - lift, w, 90 + angle, number);
        }
    }

    // The purse is beside the seat's cards, the stake nearer the middle. Return the pile's middle and the
    // chip width.
    function money(kept: bool, position: int, chip: real): var {
        const by = seats.badge(position), inwards = sizes.badgeWidth / 2 + 2.4 * chip;
        if (kept)
            return sizes.spot(left(position) + sizes.badgeWidth - 2.2 * chip, line(position) + 0.2 * laidWidth, chip, 0, 0);
        switch (sizes.edge(position)) {
        case 0:
            return sizes.spot(by.x, line(0) - 0.7 * laidWidth - 1.6 * chip, chip, 0, 0);
        case 2:
            return sizes.spot(by.x, (seats.alone(position) ? by.y + sizes.badgeHeight / 2 : line(position) + 0.7 * laidWidth) + 1.2 * chip, chip, 0, 0);
        default:
            return sizes.spot(by.x + (sizes.edge(position) === 1 ? inwards : -inwards), by.y, chip, 0, 0);
        }
    }

    // A few lives in a row at the badge, beside it at a seat alone at the upper edge, unless cards are there; as for
    // counters, with the shares of the row's size.
    function lives(position: int, chip: real): var {
        const by = seats.badge(position), edge = sizes.edge(position), away = sizes.badgeHeight / 2 + 7 * unit;
        if (sizes.before.length > 0)
            return Object.assign({anchorX: 0.5, anchorY: 0.5}, money(true, position, chip));
        if (seats.alone(position))
            return {x: left(position), y: by.y, w: chip, anchorX: 0, anchorY: 0.5};
        // Below or above the name, where no face stands out.
        const name = by.x + (edge === 0 || edge === 3 ? -0.3 : 0.3) * sizes.badgeHeight;
        return {x: name, y: by.y + (edge === 0 ? -away : away), w: chip, anchorX: 0.5, anchorY: edge === 0 ? 1 : 0};
    }

    // Beyond the tricks, the last of the piles before a seat; at a seat opposite, where the tricks are beside
    // the badge, on the other side of it. The anchors are the shares of the counters' size left of and above
    // the point.
    function counters(position: int, w: real): var {
        const by = seats.badge(position), beyond = 0.7 * laidWidth + 4 * unit, mine = position === 0;
        if (seats.alone(position))
            return {x: by.x - sizes.badgeWidth / 2 - 6 * unit - 0.1 * seats.faceSize(position), y: by.y + sizes.badgeHeight / 2, w: w, anchorX: 1, anchorY: 1};
        return {x: left(position) + (1.7 * sizes.pilesBefore - 1.2) * laidWidth, y: line(position) + (mine ? -beyond : beyond), w: w, anchorX: 0.5, anchorY: mine ? 1 : 0};
    }
}
