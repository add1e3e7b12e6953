import QtQuick

// Positions in the middle of the table: the trick, spreads, piles, rows across it, and an offered fan.
QtObject {
    required property TableSizes sizes
    required property SeatPlaces seats
    required property ScoreCorners corners

    readonly property real margin: sizes.margin
    readonly property real unit: sizes.unit

    // The gap above and below.
    readonly property real air: 9 * unit
    readonly property real betweenSeats: sizes.atSide > 0 ? sizes.reach + sizes.pushed + 2 * margin + sizes.badgeWidth : 2 * margin
    readonly property real beside: sizes.lowered ? sizes.reach + sizes.pushed + margin : betweenSeats
    readonly property real left: beside + seats.drawnAt(1)
    readonly property real right: sizes.width - beside - seats.drawnAt(3)
    // Below the things before the seats, and the counters of the seat opposite, or its stake.
    readonly property real top: sizes.lowered ? seats.sideFloor + air + (sizes.atTop > 0 ? (sizes.banked ? 55 : sizes.moneyed ? 34 : 0) * unit * sizes.text : 0) : sizes.atTop > 0 || sizes.markers ? seats.topFree + seats.topDrawn + (sizes.atTop > 1 ? sizes.beforeHeight : Math.max(0, (sizes.beforeHeight - sizes.badgeHeight) / 2)) + air
                                                                 : 1.5 * margin
    readonly property real bottom: sizes.stripY - air
    readonly property real x: sizes.width / 2
    readonly property real y: (top + bottom) / 2
    readonly property real width: right - left
    readonly property real height: bottom - top

    // The bid box fills the middle: no cards are there yet, and the seat opposite stays visible above.
    readonly property real bidsTop: sizes.atTop > 0 ? sizes.reach + sizes.pushed + sizes.badgeHeight + 1.2 * margin : margin

    // Shared piles are at the left of the middle, above the panel that asks for a number; with large text
    // that panel is beside them.
    readonly property bool pilesAbove: sizes.lowered && sizes.atTop === 0
    readonly property real pilesTop: sizes.atTop > 0 ? top : margin
    readonly property real pilesLow: pilesAbove ? top : bottom - (sizes.text > 1.2 && (sizes.atTop > 1 || sizes.lowered) ? 0 : 58 * unit * sizes.text)
    readonly property real pilesHigh: pilesLow - pilesTop
    readonly property real pileWidth: Math.max(24 * unit, Math.min((sizes.text > 1.2 && sizes.atTop > 1 ? 0.45 : 0.56) * sizes.ownWidth, pilesHigh / 1.5 / Math.max(1.6, sizes.tablePiles)))
    readonly property real pilesWidth: sizes.tablePiles > 0 && !pilesAbove ? 1.2 * pileWidth : 0
    // The right and the lower end of the piles.
    readonly property real pilesRight: pilesWidth === 0 ? 0 : left + pileWidth
    readonly property real pilesFloor: pilesWidth === 0 ? 0 : 0.7 * pileWidth + (sizes.tablePiles < 2 ? y : pilesTop + (1.5 * sizes.tablePiles - 0.78) * pileWidth)
    readonly property real besidePiles: left + (pilesWidth > 0 ? pilesWidth + margin : 0)

    // Return whether a card dropped there has been played.
    function holds(dropX: real, dropY: real): bool {
        return dropY < sizes.stripY + 0.2 * sizes.stripHeight && dropY > 0.06 * sizes.height;
    }

    // The trick

    // Ring: at most one seat per side. Two seats per side and one opposite have two rows of three; other
    // tables have three rows, or narrower ones.
    readonly property bool ring: sizes.atTop < 2 && sizes.atSide < 2
    readonly property bool twoRows: sizes.atTop === 1 && sizes.atSide > 1
    readonly property bool threeRows: sizes.atSide > 1 && !twoRows
    // Cards are larger with at most one pile beside the trick.
    readonly property real largest: (sizes.tablePiles > 1 || sizes.spreads || sizes.banked ? 0.66 : twoRows ? 0.69 : 0.76) * sizes.ownWidth / sizes.size * sizes.nearer
    // Half of its width and its full height, in card widths.
    readonly property real trickHalf: sizes.seats === 2 ? 1.15 : threeRows || sizes.atTop > 2 ? 1.78 : sizes.atTop > 1 ? 1.7 : 1.75
    readonly property real trickHeight: threeRows ? 4.27 : sizes.atTop > 1 ? 2.94 : 2.95
    readonly property real trickLeft: left + (pilesWidth > 0 ? pilesWidth + margin / 2 : 0)
    readonly property real playedWidth: sizes.rowLength > 0 ? Math.min(0.92 * sizes.ownWidth / sizes.size, sizes.stripY - seats.topFree)
                                                            : Math.min(largest, height / trickHeight, (right - trickLeft) / 2 / trickHalf)
    readonly property point trickMiddle: Qt.point(Math.max(Math.min(x, right - trickHalf * playedWidth), trickLeft + trickHalf * playedWidth), y)

    // The cards of a trick point to their players; none covers another, and all can be read from below. Further
    // cards of a player are fanned on their first one.
    function trick(position: int, place: int, further: int): var {
        const tilt = [-3, 4, 2, -4, 3, -2, 4, -3][position % 8], from = sizes.seats === 2 ? between(position) : ring || twoRows ? around(position) : crowded(position);
        return sizes.spot(trickMiddle.x + (from.x + 0.34 * further) * playedWidth, trickMiddle.y + from.y * playedWidth, playedWidth, tilt, 60 + place);
    }

    // The offset from the middle, in card widths: side by side for two players.
    function between(position: int): point {
        return position ? Qt.point(-0.58, -0.08) : Qt.point(0.58, 0.08);
    }

    function around(position: int): point {
        const edge = sizes.edge(position), high = twoRows ? 0.75 : 0.73;
        if (edge === 0 || edge === 2)
            return Qt.point(0, edge === 0 ? high : -high);
        const away = twoRows ? 1.12 : sizes.atTop > 0 ? 1.22 : 1.126;
        return Qt.point(edge === 1 ? -away : away, twoRows ? (sizes.nth(position) ? -high : high) : sizes.atTop > 0 ? 0 : -0.365);
    }

    // Upright in rows of two or three: rotated, the corners would overlap.
    function crowded(position: int): point {
        const edge = sizes.edge(position), nth = sizes.nth(position), high = threeRows ? 1.43 : 0.73;
        if (edge === 0 || edge === 2)
            return Qt.point(edge === 0 ? 0 : (nth - (sizes.atTop - 1) / 2) * 1.21, edge === 0 ? high : -high);
        const away = threeRows || sizes.atTop > 2 ? 1.26 : 1.11;
        return Qt.point(edge === 1 ? -away : away, sizes.atSide > 1 && nth ? 0 : high);
    }

    // A trick gathered on its winner's side of the middle: a fan with every index visible.
    function gathered(position: int, place: int): var {
        const nth = place % sizes.seats, off = nth - (sizes.seats - 1) / 2;
        return sizes.spot(trickMiddle.x + (0.45 * sizes.across(position) + 0.34 * off) * playedWidth, trickMiddle.y + 0.4 * sizes.along(position) * playedWidth, 0.9 * playedWidth, 4 * off, 80 + nth);
    }

    // Two cards of a hand, laid out for all to see.
    function pair(position: int, place: int): var {
        const dx = 0.95 * sizes.across(position) + 0.34 * (place ? 1 : -1), dy = (sizes.rowLength > 0 ? 0.06 : 0.3) * sizes.along(position);
        return sizes.spot(trickMiddle.x + dx * playedWidth, trickMiddle.y + dy * playedWidth, playedWidth, place ? 4 : -4, 70 + place);
    }

    // The row of one of two players, between their hands; open cards are on top of hidden ones.
    function rowAcross(position: int, slot: int, level: int): var {
        const towards = position === 0 ? 1 : -1, w = playedWidth;
        const line = position === 0 ? sizes.stripY - 8 * unit - 0.7 * w : sizes.reach + 17 * unit + 0.7 * w;
        return sizes.spot(x + towards * (slot - (sizes.rowLength - 1) / 2) * 1.1 * w + level * 7 * unit, line - level * 7 * unit, 0.96 * w, 0, 5 + level);
    }

    // Spreads

    // In a long growing row the last cards are side by side, the earlier ones in a heap at the left.
    readonly property int tail: sizes.trickless ? 7 : 100

    // In one row, so that no play is parted; the names of their players are below them.
    function plays(place: real, count: real): var {
        return spreadOf(place, count, 0, 1);
    }

    // Side by side in the number of rows that makes them largest.
    function spread(place: int, count: int): var {
        if (count > tail)
            return spreadOf(Math.max(0, place - count + tail), tail, 0.05 * place, 4);
        return spreadOf(place, count, 0, 4);
    }

    function spreadOf(place: real, count: real, above: real, most: int): var {
        const room = besideBank - besidePiles;
        let best = 0, columns = 1, rows = 1;
        for (let n = 1; n <= most; ++n) {
            const c = Math.ceil(Math.max(count, 4) / n);
            const w = Math.min(0.68 * sizes.ownWidth * sizes.nearer, room / c / 1.07, height / n / 1.4 / 1.05);
            if (w > best + 0.5) {
                best = w;
                columns = c;
                rows = Math.max(1, Math.ceil(count / c));
            }
        }
        const row = Math.floor(place / columns), across = place % columns;
        const inRow = Math.min(columns, count);
        // In the middle of the table, as far as the sides allow.
        const half = inRow * 1.07 * best / 2;
        const line = Math.max(besidePiles + half, Math.min(x, besidePiles + room - half));
        return sizes.spot(line + (across - (inRow - 1) / 2) * 1.07 * best, y + (row - (rows - 1) / 2) * 1.47 * best, best, 0, 30 + place + above);
    }

    // Piles

    // The face-up pile of a game without tricks.
    readonly property real openWidth: Math.min(0.9 * sizes.ownWidth * sizes.nearer, height / 1.5)

    function openPile(place: int): var {
        const tilt = [-4, 3, -1, 5, -3, 2, 0, -5][place % 8];
        const lift = Math.min(place, 40) * 0.3 * unit;
        return sizes.spot(x - lift, y - lift, openWidth, tilt, 1 + 0.1 * place);
    }

    // In a game of piles only, they are side by side in the middle; cards on an open pile are tilted.
    function pile(place: int, number: int, open: bool): var {
        const bare = sizes.trickless && !sizes.spreads;
        const from = bare ? x - 0.6 * (Math.max(2, sizes.tablePiles) - 1) * pileWidth : (pilesAbove ? betweenSeats + seats.drawnAt(1) : left) + 0.5 * pileWidth;
        // The second pile, often a single turned card, is beside or below the first.
        const dx = bare ? number * 1.2 * pileWidth : 0;
        const line = bare || sizes.tablePiles < 2 && !pilesAbove ? y : pilesTop + (0.72 + 1.5 * number) * pileWidth;
        const lift = Math.min(place, 20) * 0.4 * unit;
        const tilt = bare && open ? [-3, 2, -1, 3, -2, 1, 0, -3][place % 8] : 0;
        return sizes.spot(from + dx - lift, line - lift, pileWidth, tilt, 0.1 * place);
    }

    // The pack before the deal; it is gone when play begins.
    function pack(place: int): var {
        const part = place < sizes.half ? -1 : 1;
        const aside = sizes.cut === 2 ? 0.45 * part * playedWidth : 0, above = sizes.cut === 1 ? -part * sizes.half : 0;
        return sizes.spot(x + aside - 0.5 * place * unit, y - 0.5 * place * unit, 0.8 * playedWidth, 0, 0.1 * (place + above));
    }

    // A fan to take a card from: central, and large enough for a finger.
    function offered(place: int, count: int): var {
        const w = Math.min(0.72 * sizes.ownWidth, 0.6 * height);
        const step = Math.min(0.8 * w, (width - w) / Math.max(1, count - 1));
        const off = place - (count - 1) / 2;
        return sizes.spot(x - off * step, y - 0.1 * w + Math.abs(off) * 0.02 * w, w, -1.2 * off, 60 + count - place);
    }

    // The bank is at the right, or with large text and many seats at the lower left.
    readonly property bool bankAside: sizes.text > 1.2 && sizes.atTop > 1
    // Four stacks fit beside a card below a badge.
    readonly property real chipWidth: Math.max(Math.min(0.52 * sizes.laidWidth, (sizes.badgeWidth - 1.1 * sizes.laidWidth) / 4.3), 15 * unit)
    readonly property real bankWidth: sizes.banked ? 4.4 * 1.7 * chipWidth : 0
    readonly property real besideBank: right - (bankAside ? 0 : bankWidth)
    // From the middle of its chips to the lower end of the plate below them.
    readonly property real bankDepth: 0.85 * chipWidth + 34 * unit * sizes.text
    readonly property real bankFloor: sizes.banked && !bankAside ? bank().y + bankDepth : 0

    function bank(): var {
        const w = 1.7 * chipWidth, half = 0.5 * bankWidth;
        if (bankAside)
            return sizes.spot(margin + half, sizes.height - margin - 40 * unit * sizes.text, w, 0, 0);
        return sizes.spot(right - half, sizes.lowered ? Math.min(top + 2.2 * chipWidth, bottom - bankDepth) : y - chipWidth, w, 0, 0);
    }
}
