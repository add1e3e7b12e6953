import QtQuick

// Where things lie in a game that only says how the cards of each place lie: fans, rows, piles, spreads, a trick.
// Hands lie along the edges, up to three seats at the upper one; what belongs to a seat lies before it, the rest in
// the middle.
TableLayout {
    id: places

    // What the game has declared, by the kind of place: how it lies, whether it is the table's, its number among its likes.
    property var kinds: ({})
    // Below the buttons, so that the hands of several players find room beside them.
    property real tools: 44 * unit
    // Whether play money lies in the middle, at its right.
    property bool banked: false
    // How many cards lie in the largest spread of the table.
    property int spreadCount: 0
    // Positions of those whose hands lie open, not tucked under the edge.
    property var openHands: []

    readonly property int atTop: seats === 2 ? 1 : seats === 3 ? 0 : [1, 2, 3, 2, 3][seats - 4]
    readonly property int atSide: (seats - 1 - atTop) / 2
    readonly property bool trickless: !Object.values(kinds).some(kind => kind.lies === "trick" && kind.shared && kind.nth === 0)
    readonly property bool spreads: Object.values(kinds).some(kind => kind.lies === "spread" && kind.shared)

    // Cards that lie before a seat.
    readonly property bool rowsLaid: Object.values(kinds).some(kind => !kind.shared && kind.lies === "row")
    // Rows are looked at by all; with many seats there is less room for each.
    readonly property real laidWidth: Math.min((rowsLaid && seats < 6 ? 0.76 : 0.62) * smallWidth, anyBefore ? (sideShare - badgeHeight - 8 * unit) / 1.4 : Infinity)
    readonly property bool anyBefore: Object.values(kinds).some(kind => !kind.shared && kind.lies !== "fan")
    readonly property real beforeHeight: anyBefore ? 1.4 * laidWidth + 4 * unit : 0
    // What a seat and what lies before it have of the height where two seats are at a side, below those at the top.
    readonly property real sideShare: atSide > 1 ? (sideLow - reach - 3 * margin) / 3 : Infinity
    badgeMost: anyBefore ? 0.52 * sideShare : Infinity

    // The middle of the table.
    readonly property real middleLeft: reach + pushed + 2 * margin + badgeWidth
    readonly property real middleRight: width - middleLeft
    readonly property real middleTop: (atTop > 0 ? reach + topDrawn + pushed + badgeHeight + (atTop > 1 ? beforeHeight : Math.max(0, (beforeHeight - badgeHeight) / 2)) : tools) + 1.5 * margin
    readonly property real middleBottom: stripY - 0.7 * margin
    readonly property real middleX: width / 2
    readonly property real middleY: (middleTop + middleBottom) / 2
    readonly property real middleWidth: middleRight - middleLeft
    readonly property real middleHeight: middleBottom - middleTop

    // The bids of an auction have all of it: nothing lies there yet, and who sits opposite is seen above.
    readonly property real besidePiles: middleLeft + (pilesWidth > 0 ? pilesWidth + margin : 0)
    readonly property real bidsTop: atTop > 0 ? reach + pushed + badgeHeight + 1.2 * margin : tools + margin

    // Piles of the table stand at the left of what lies in the middle.
    // Above the numbers that may be asked for; large ones are asked for beside them.
    readonly property real pilesTop: atTop > 1 ? middleTop : tools + margin
    readonly property real pilesHigh: middleBottom - (text > 1.2 && atTop > 1 ? 0 : 58 * unit * text) - pilesTop
    readonly property real pileWidth: Math.min(0.56 * ownWidth, pilesHigh / 1.5 / Math.max(1.6, tablePiles))
    readonly property int tablePiles: Object.values(kinds).filter(kind => kind.shared && kind.lies === "pile").length
    readonly property real pilesWidth: tablePiles > 0 ? 1.2 * pileWidth : 0
    readonly property int trickRows: atSide > 1 ? 3 : 2
    // Half of a trick, in widths of a card.
    readonly property real trickHalf: seats === 2 ? 1.15 : trickRows === 3 || atTop > 2 ? 1.85 : atTop > 1 ? 1.7 : 1.65
    readonly property real trickLeft: middleLeft + (pilesWidth > 0 ? pilesWidth + margin / 2 : 0)
    readonly property real playedWidth: Math.min(0.66 * ownWidth, middleHeight / 1.4 / (trickRows === 3 ? 3.05 : atTop > 1 ? 2.1 : 2.05), (middleRight - trickLeft) / 2 / trickHalf)

    // Where the own hand lies: between the buttons of undo and the own badge.
    readonly property real ownLeft: margin + 104 * unit * Math.max(1, text)
    readonly property real ownRight: width - badgeWidth - 2 * margin
    readonly property real handX: (ownLeft + ownRight) / 2

    function kind(zone: string): var {
        return kinds[zone] ?? {lies: "pile", shared: true, nth: 0};
    }

    function edge(position: int): int {
        return position === 0 ? 0 : position <= atSide ? 1 : position <= atSide + atTop ? 2 : 3;
    }

    // Of the seats at the same edge, from the left or from below.
    function nth(position: int): int {
        return edge(position) === 1 ? position - 1 : edge(position) === 2 ? position - 1 - atSide : seats - 1 - position;
    }

    function onTable(x: real, y: real): bool {
        return y < stripY + 0.2 * stripHeight && y > 0.06 * height;
    }

    function card(zone: string, position: int, slot: int, place: int, count: int, marked: bool, known: bool): var {
        if (zone === "offered")
            return position === 0 ? offeredOwn(place, count) : offered(place, count);
        if (zone === "meld")
            return strip(position, place, count, 0);
        const how = kind(zone);
        switch (how.lies) {
        case "fan":
            if (position === 0)
                return ownHand(place, count);
            return known && !openHands.includes(position) ? turnedUp(position, place, count) : otherHand(position, place, count, marked);
        case "trick":
            return trick(position, place);
        case "spread":
            return how.shared ? spread(place, Math.max(count, spreadCount)) : strip(position, place, count, how.nth);
        case "row":
            return how.shared ? spread(slot, Math.max(slot + 1, spreadCount)) : rowOf(position, slot, how.open === true ? 1 : 0, place);
        default:
            return isOpen(zone) ? openPile(place) : how.shared ? pile(place, how.nth, how.open === true) : pileOf(position, place, how.nth);
        }
    }

    // Hands

    function ownStep(count: int): real {
        const most = count > oneRow ? Math.ceil(count / 2) : count;
        return Math.min(0.6 * ownWidth, (ownRight - ownLeft - ownWidth) / Math.max(1, most - 1));
    }

    // A hand of so many cards lies in two rows, the first half behind, so that each index is seen.
    readonly property int oneRow: 17

    function ownHand(place: int, count: int): var {
        if (count <= oneRow)
            return fanned(place, count, ownWidth, 0);
        const behind = Math.ceil(count / 2);
        const small = 0.68 * ownWidth;
        return place < behind ? fanned(place, behind, small, 0.38 * 1.4 * small) : fanned(place - behind, count - behind, small, 0, 30);
    }

    function fanned(place: int, count: int, w: real, higher: real, above = 0): var {
        const step = Math.min(0.6 * w, (ownRight - ownLeft - w) / Math.max(1, count - 1));
        const bend = Math.min(1.6, 8 / Math.max(1, count));
        const off = place - (count - 1) / 2;
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180));
        const end = (count - 1) / 2 * bend * Math.PI / 180;
        const dip = radius * (1 - Math.cos(end)) + w / 2 * Math.sin(end);
        const low = height - Math.max(margin, dip + 4 * unit) - higher;
        return spot(handX + off * step, low - 0.7 * w + sag, w, off * bend, 20 + above + place);
    }

    // At which place of the own fan of so many cards a card is dropped; -1 beyond it.
    function placeAt(x: real, y: real, count: int): int {
        if (y < stripY + stripHeight || count < 2)
            return -1;
        const behind = count > oneRow ? Math.ceil(count / 2) : 0;
        const front = behind === 0 || y > ownHand(count - 1, count).y - 0.3 * ownHeight;
        const first = front ? behind : 0, row = front ? count - behind : behind;
        const step = count > oneRow ? Math.min(0.41 * ownWidth, (ownRight - ownLeft - 0.68 * ownWidth) / Math.max(1, row - 1)) : ownStep(count);
        const near = Math.round((x - handX) / step + (row - 1) / 2);
        return first + Math.max(0, Math.min(row - 1, near));
    }

    // Three hands find room at the left of the buttons; one lies in the middle.
    readonly property real toolsLeft: width - 330 * unit * Math.max(1, text) - margin
    readonly property real topRoom: atTop > 1 ? Math.max(badgeWidth + 6 * unit, topFan) : 3.7 * smallWidth
    // Of a hand there, which large buttons push to the left.
    readonly property real topFan: atTop > 1 ? (toolsLeft - margin) / atTop : 3.7 * smallWidth
    readonly property real sidesTop: atTop > 1 ? reach + badgeHeight + beforeHeight + 3 * margin : tools + 2.5 * margin
    readonly property real sideRoom: (sideLow - sidesTop) / Math.max(1, atSide)
    // What is asked in large letters reaches to the seats that lie lowest.
    readonly property real sideLow: stripY + (text > 1.2 && atSide > 1 ? 0 : 0.3 * stripHeight)

    // Where what belongs to those at the sides ends below.
    readonly property real sideFloor: seatY(1) + (beforeHeight + badgeHeight) / 2

    function seatX(position: int): real {
        return atTop > 1 ? margin + (nth(position) + 0.5) * topRoom : width / 2;
    }

    function fanX(position: int): real {
        return atTop > 1 ? margin + (nth(position) + 0.5) * topFan : width / 2;
    }

    function seatY(position: int): real {
        return sideLow - (nth(position) + 0.5) * sideRoom;
    }

    readonly property real topDrawn: openHands.some(position => edge(position) === 2) ? 1.4 * smallWidth + margin - reach : 0

    // How much farther inwards a hand lies that all see, and what belongs to its owner with it.
    function drawn(position: int): real {
        return openHands.includes(position) ? 1.4 * smallWidth + margin - reach : 0;
    }

    function otherHand(position: int, place: int, count: int, marked: bool): var {
        const off = place - (count - 1) / 2;
        const room = Math.min((edge(position) === 2 ? topFan : sideRoom) - 0.6 * smallWidth, 3.4 * smallWidth);
        const step = Math.min(0.28 * smallWidth, (room - smallWidth) / Math.max(1, count - 1)) * (marked ? 1.15 : 1);
        const bend = Math.min(3, 24 / Math.max(1, count));
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180));
        const dx = off * step, angle = off * bend, z = 10 + place, inwards = tucked + drawn(position);
        switch (edge(position)) {
        case 1:
            return spot(inwards - sag, seatY(position) + dx, smallWidth, 90 + angle, z);
        case 2:
            return spot(Math.min(fanX(position), toolsLeft - (count - 1) / 2 * step - 0.6 * smallWidth) - dx, inwards - sag, smallWidth, 180 + angle, z);
        default:
            return spot(width - inwards + sag, seatY(position) - dx, smallWidth, 270 + angle, z);
        }
    }

    // Cards of a closed hand that have been turned up lie flat before it, inside the window, so that each index is seen.
    function turnedUp(position: int, place: int, count: int): var {
        const along = (place - (count - 1) / 2) * 0.34 * shownWidth;
        const inwards = reach + pushed - 4 * unit;
        switch (edge(position)) {
        case 1:
            return spot(inwards - shownWidth / 2, seatY(position) + along, shownWidth, 0, 30 + place);
        case 2: {
            const low = badge(position).y + badgeHeight / 2 - faceSize(position) - 4 * unit, small = Math.min(shownWidth, low / 1.4);
            return spot(fanX(position) + along, low - 0.7 * small, small, 0, 30 + place);
        }
        default:
            return spot(width - inwards + shownWidth / 2, seatY(position) + along, shownWidth, 0, 30 + place);
        }
    }

    function badge(position: int): point {
        const inX = reach + drawn(position) + pushed + margin + badgeWidth / 2;
        switch (edge(position)) {
        case 0:
            return Qt.point(width - margin - badgeWidth / 2, height - margin - badgeHeight / 2);
        case 1:
            return Qt.point(inX, seatY(position) - beforeHeight / 2);
        case 2:
            return Qt.point(seatX(position), reach + drawn(position) + pushed + margin / 2 + badgeHeight / 2);
        default:
            return Qt.point(width - inX, seatY(position) - beforeHeight / 2);
        }
    }

    // Where seats lie above each other, as far as what lies before the upper one leaves room; the own one stays below
    // what lies before it.
    function faceSize(position: int): real {
        if (position === 0 && beforeHeight > 0)
            return badgeHeight + 4 * unit;
        const above = atSide > 1 && edge(position) !== 0 && edge(position) !== 2 ? sideRoom - beforeHeight - 4 * unit : Infinity;
        return Math.min(1.36 * badgeHeight, badge(position).y + badgeHeight / 2 - 2, Math.max(badgeHeight, above));
    }

    // Own cards that are hidden from oneself too, where the hand lay.
    function offeredOwn(place: int, count: int): var {
        const w = 0.86 * ownWidth;
        return spot(handX + (place - (count - 1) / 2) * 1.2 * w, height - margin - 0.7 * w, w, 0, 60 + place);
    }

    // A fan from which one takes a card: before everybody, large enough for a finger.
    function offered(place: int, count: int): var {
        const w = Math.min(0.72 * ownWidth, 0.6 * middleHeight);
        const step = Math.min(0.8 * w, (middleWidth - w) / Math.max(1, count - 1));
        const off = place - (count - 1) / 2;
        return spot(middleX - off * step, middleY - 0.1 * w + Math.abs(off) * 0.02 * w, w, -1.2 * off, 60 + count - place);
    }

    // The middle

    // What lies free at the right of the trick, for what is looked at meanwhile.
    readonly property rect besideTrick: {
        const left = trickMiddle().x + trickHalf * playedWidth + margin / 2;
        return Qt.rect(left, middleTop, Math.min(middleRight - left, 320 * unit), middleHeight);
    }

    function trickMiddle(): point {
        return Qt.point(Math.max(middleX, trickLeft + trickHalf * playedWidth), middleY);
    }

    // The cards of a trick lie towards those who have played them.
    function trick(position: int, place: int): var {
        const tilt = [-3, 4, 2, -4, 3, -2, 4, -3][position % 8];
        // Askew, in rows of two or three, they would lie on each other's corners.
        const high = trickRows === 3 ? 1.02 : atTop > 1 ? 0.52 : 0.5;
        let x = 0, y = high;
        if (edge(position) === 2) {
            x = (nth(position) - (atTop - 1) / 2) * 1.15;
            y = -high;
        } else if (edge(position) !== 0) {
            x = (edge(position) === 1 ? -1 : 1) * (trickRows === 3 || atTop > 2 ? 1.2 : atTop > 1 ? 1.06 : 1);
            y = atSide > 1 ? (nth(position) ? 0 : high) : atTop > 1 ? high : atTop === 0 ? -0.2 : 0;
        }
        if (seats === 2)
            x = position ? -0.56 : 0.56;
        const middle = trickMiddle();
        return spot(middle.x + x * 1.05 * playedWidth, middle.y + y * 1.4 * playedWidth * (seats === 2 ? 0.2 : 1), playedWidth, tilt, 60 + place);
    }

    function gathered(position: int, place: int): var {
        const nth = place % seats;
        return spot(middleX + (0.05 * (nth - seats / 2)) * playedWidth, middleY, 0.9 * playedWidth, 4 * (nth - seats / 2), 80 + nth);
    }

    // Side by side in as many rows as make them largest.
    // Of a long row that only grows the last ones lie side by side, those before them in a heap at its left.
    readonly property int tail: trickless ? 7 : 100

    function spread(place: int, count: int): var {
        if (count > tail)
            return spreadOf(Math.max(0, place - count + tail), tail, 0.05 * place);
        return spreadOf(place, count, 0);
    }

    function spreadOf(place: int, count: int, above: real): var {
        const left = besidePiles, room = middleRight - (bankAside ? 0 : bankWidth) - left;
        let best = 0, columns = 1, rows = 1;
        for (let n = 1; n <= 4; ++n) {
            const c = Math.ceil(Math.max(count, 4) / n);
            const w = Math.min(0.68 * ownWidth, room / c / 1.07, middleHeight / n / 1.4 / 1.05);
            if (w > best + 0.5) {
                best = w;
                columns = c;
                rows = Math.max(1, Math.ceil(count / c));
            }
        }
        const row = Math.floor(place / columns), across = place % columns;
        const inRow = Math.min(columns, count);
        // In the middle of the table, as far as what stands at the sides leaves room.
        const half = inRow * 1.07 * best / 2;
        const middle = Math.max(left + half, Math.min(middleX, left + room - half));
        return spot(middle + (across - (inRow - 1) / 2) * 1.07 * best, middleY + (row - (rows - 1) / 2) * 1.47 * best, best, 0, 30 + place + above);
    }

    // A pile that lies open in a game without tricks: what all look at.
    readonly property real openWidth: Math.min(0.9 * ownWidth, middleHeight / 1.5)

    function piled(zone: string): bool {
        return kind(zone).lies === "pile" && !isOpen(zone);
    }

    function isOpen(zone: string): bool {
        const how = kind(zone);
        return trickless && how.middle === true;
    }

    function openPile(place: int): var {
        const tilt = [-4, 3, -1, 5, -3, 2, 0, -5][place % 8];
        const lift = Math.min(place, 40) * 0.3 * unit;
        return spot(middleX - lift, middleY - lift, openWidth, tilt, 1 + 0.1 * place);
    }

    // In a game of nothing else they lie side by side in the middle, and what is thrown on an open one lies askew.
    function pile(place: int, number: int, open: bool): var {
        const bare = trickless && !spreads;
        const x = bare ? middleX - 0.6 * (Math.max(2, tablePiles) - 1) * pileWidth : middleLeft + 0.5 * pileWidth;
        // The second pile, often one turned card, lies beside or below the first.
        const dx = bare ? number * 1.2 * pileWidth : 0;
        const y = bare || tablePiles < 2 ? middleY : pilesTop + (0.72 + 1.5 * number) * pileWidth;
        const lift = Math.min(place, 20) * 0.4 * unit;
        const tilt = bare && open ? [-3, 2, -1, 3, -2, 1, 0, -3][place % 8] : 0;
        return spot(x + dx - lift, y - lift, pileWidth, tilt, 0.1 * place);
    }

    // Before a seat

    // Who sits alone at the upper edge has it beside, so that the middle is large.
    function alone(position: int): bool {
        return atTop === 1 && edge(position) === 2;
    }

    // The left end of what lies before a seat, the line on which it lies.
    function beforeX(position: int): real {
        return badge(position).x - badgeWidth / 2 + (alone(position) ? badgeWidth + 8 * unit : 0);
    }

    function beforeY(position: int): real {
        const by = badge(position);
        if (alone(position))
            return by.y;
        return position === 0 ? by.y - badgeHeight / 2 - 0.7 * laidWidth - 4 * unit : by.y + badgeHeight / 2 + 0.7 * laidWidth + 4 * unit;
    }

    // How many piles stand at the left end of it.
    readonly property int ownPiles: Object.values(kinds).filter(kind => !kind.shared && kind.lies === "pile").length

    function strip(position: int, place: int, count: int, number: int): var {
        const left = beforeX(position) + ownPiles * 1.7 * laidWidth;
        const room = badgeWidth - ownPiles * 1.7 * laidWidth;
        const step = Math.min(0.62 * laidWidth, (room - laidWidth) / Math.max(1, count - 1));
        return spot(left + laidWidth / 2 + place * step, beforeY(position) + (position === 0 ? -1 : 1) * number * 0.5 * laidWidth, laidWidth, 0, 4 + number + 0.01 * place);
    }

    // Large text needs the middle where many sit around it: the bank then lies below the buttons.
    readonly property bool bankAside: text > 1.2 && atTop > 1
    readonly property real bankWidth: banked ? 4.4 * 1.7 * Math.max(0.52 * laidWidth, 15 * unit) : 0

    // What lies before a seat beside its cards, and what it ventures nearer the middle; the table's at the right of the middle.
    function money(kept: bool, position: int): var {
        const w = Math.max(0.52 * laidWidth, 15 * unit);
        if (position < 0)
            return spot((bankAside ? width - margin : middleRight) - 0.5 * bankWidth, bankAside ? margin + 40 * unit * text + 2.2 * w : middleY - w, 1.7 * w, 0, 0);
        if (!kept)
            return venturedAt(position, w);
        return spot(beforeX(position) + badgeWidth - 2.2 * w, beforeY(position) + 0.2 * laidWidth, w, 0, 0);
    }

    function venturedAt(position: int, w: real): var {
        const by = badge(position), in_ = badgeWidth / 2 + 2.4 * w;
        switch (edge(position)) {
        case 0:
            return spot(by.x, beforeY(0) - 0.7 * laidWidth - 1.6 * w, w, 0, 0);
        case 2:
            return spot(by.x, (alone(position) ? by.y + badgeHeight / 2 : beforeY(position) + 0.7 * laidWidth) + 1.2 * w, w, 0, 0);
        default:
            return spot(by.x + (edge(position) === 1 ? in_ : -in_), by.y, w, 0, 0);
        }
    }

    function pileOf(position: int, place: int, number: int): var {
        const lift = Math.min(place, 24) * 0.35 * unit;
        return spot(beforeX(position) + (0.5 + 1.7 * number) * laidWidth, beforeY(position) - lift, laidWidth, 0, 2 + 0.01 * place);
    }

    // What lies open lies on what is hidden, and what has been added to it shows its edge below, one's own above. However
    // many are added, they stay clear of the next badge: they are of one rank, and the first edges tell how many.
    function rowOf(position: int, slot: int, level: int, place: int): var {
        const w = Math.min(laidWidth, badgeWidth / 3.3) * (position === 0 ? 1.06 : 1);
        const left = beforeX(position) - (position === 0 ? 0.12 * w : 0);
        const added = 0.36 * (1 - Math.pow(0.55, place)) * w;
        return spot(left + w / 2 + slot * 1.08 * w + level * 0.1 * w + 0.3 * added, beforeY(position) - level * 0.14 * w + (position === 0 ? -0.1 * w - added : added), w, 0, 5 + level + 0.1 * place);
    }
}
