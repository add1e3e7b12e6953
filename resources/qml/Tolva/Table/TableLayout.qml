import QtQuick

// Where things lie, for any number of seats. Positions count clockwise from the lower edge of the window.
// A spot is the middle of a card, its width and angle, and what it lies above.
QtObject {
    id: layout

    property real width: 1280
    property real height: 800
    property int seats: 4
    // How many places each player's row on the table has; most forms have no rows.
    property int rows: 0
    // Whether cards are drawn from a talong that lies beside the trick.
    readonly property bool drawing: seats === 2 && rows === 0
    readonly property real unit: Math.min(width / 1280, height / 800)
    // How large text is wanted: badges and the strip of calls make room for it.
    property real text: 1

    readonly property real margin: 14 * unit
    // How large the player wants their own cards: 1, or a little less or more.
    property real size: 1
    readonly property real ownHeight: rows > 0 ? size * Math.min(0.2 * height, 0.165 * width) : size * Math.min(0.275 * height, 0.225 * width)
    readonly property real ownWidth: ownHeight / 1.4
    // A trick of three rows fits between the badge opposite and the strip, and touches neither.
    readonly property real trickWidth: Math.min((rows > 0 ? 0.92 : seats > 4 ? 0.69 : 0.76) * ownWidth / size, (stripY - topFree - (rows > 0 ? 0 : 18 * unit)) / (rows > 0 ? 1 : 2.95))
    readonly property real smallWidth: 0.52 * ownWidth / size
    readonly property real shownWidth: 0.85 * smallWidth
    readonly property real topFree: reach + (rows > 0 ? 0 : pushed + margin / 2 + badgeHeight)
    readonly property real wonWidth: 0.55 * smallWidth
    readonly property real lankaWidth: 64 * unit

    // The strip above the own hand, where the player is asked what they want to call.
    readonly property real stripHeight: 48 * unit * Math.max(1, text)
    readonly property real stripY: height - ownHeight - 2.2 * margin - stripHeight
    // Hidden hands are tucked under the edge of the table.
    readonly property real reach: 0.72 * smallWidth * 1.4
    readonly property real tucked: reach - 0.7 * smallWidth
    // Whether a note lies above the seat at the right, which then makes way for it.
    property bool noted: false
    // How high a hint above the strip can be.
    property real hint: 0
    // A melded pair stands a little farther forward.
    readonly property real pushed: 0.15 * smallWidth
    readonly property real badgeWidth: Math.max(178 * unit, 150, Math.max(166 * unit, 138) * Math.min(1.4, text))
    // Beside a hand opposite it stands above the row of that hand.
    readonly property real badgeHeight: Math.min(Math.max(44 * unit, 38) * text, rows > 0 ? reach + 7 * unit - margin : badgeMost)
    // Where several stand above each other.
    property real badgeMost: Infinity
    readonly property real centreX: width / 2
    readonly property real centreY: (topFree + stripY) / 2

    // What lies free between the lankor at the upper left and the hand opposite, for what is looked at meanwhile: above
    // the trick, or with many at the table beside it; where there are rows, below those lankor.
    readonly property real handOpposite: 1.75 * smallWidth
    readonly property rect aside: {
        const beside = seats === 3 || seats > 4;
        const left = rows > 0 ? margin : margin + 4.1 * lankaWidth;
        const right = rows > 0 ? centreX - 3.3 * trickWidth - margin : beside ? centreX - 1.66 * trickWidth - margin / 2 : centreX - handOpposite - 0.7 * margin;
        const top = rows > 0 ? lankaY(1) + 0.7 * lankaWidth + margin : 0.7 * margin;
        const bottom = rows > 0 ? stripY : beside ? sideBadgeY(sideSeats) - badgeHeight / 2 - margin : centreY - (seats === 2 ? 0.9 : 0.78) * trickWidth - margin / 2;
        return Qt.rect(left, top, Math.min(right - left, 320 * unit), bottom - top);
    }

    // Seats at one side of the table, one above the other: the middle of the lowest, and the room for a hand.
    readonly property int sideSeats: Math.floor((seats - 1) / 2)
    // Small own cards leave room below the strip, but the buttons of undo are there.
    readonly property real sideLowest: Math.min(stripY, stripY + ownHeight - ownHeight / size) - badgeHeight / 2 - 4 * unit
    readonly property real sideTop: lankaY(seats % 3 ? 1 : 2) + 0.7 * lankaWidth
    readonly property real fanRoom: sideSeats > 1 ? (sideLowest - sideTop) / 1.5 : 3.7 * smallWidth

    // How far the hand opposite reaches to the right; 0 where nobody sits opposite. Beside rows it has fewer cards.
    readonly property real handRight: seats % 2 ? 0 : centreX + (rows > 0 ? 1.55 * smallWidth + 2 * wonWidth : 1.72 * smallWidth)

    // The edge at which a seat is: 0 the lower one, 1 the left, 2 the upper, 3 the right.
    function edge(position: int): int {
        return position === 0 ? 0 : 2 * position < seats ? 1 : 2 * position === seats ? 2 : 3;
    }

    function sideY(position: int): real {
        // As far as the tricks below the badge leave room; with the largest text they go under the calls.
        if (noted && edge(position) === 3)
            return Math.max(centreY, sideLowest - (text > 1.4 ? 0 : 1.3 * wonWidth));
        const nth = edge(position) === 1 ? position - 1 : seats - 1 - position;
        return sideSeats > 1 ? sideLowest - nth * fanRoom : Math.max(centreY, sideTop + fanRoom / 2 + 16 * unit);
    }

    // The direction from the middle of the table to the seat.
    function across(position: int): real {
        return -Math.sin(2 * Math.PI * position / seats);
    }

    function along(position: int): real {
        return Math.cos(2 * Math.PI * position / seats);
    }

    // Whether a card that is dropped there has been laid to the trick.
    function onTable(x: real, y: real): bool {
        return Math.abs(x - centreX) < 2.6 * trickWidth && Math.abs(y - centreY) < 1.4 * trickWidth;
    }

    // At which place of an own fan that is kept in order a card is dropped; -1 where hands are sorted.
    function placeAt(x: real, y: real, count: int): int {
        return -1;
    }

    function spot(x: real, y: real, w: real, angle: real, z: real): var {
        return {x: x, y: y, w: w, angle: angle, z: z};
    }

    function card(zone: string, position: int, slot: int, place: int, count: int, marked: bool, known: bool): var {
        switch (zone) {
        case "hand":
        case "closed":
            return position === 0 ? ownHand(place, count) : known ? shown(position, place, count) : otherHand(position, place, count);
        case "trick":
            return trick(position, place);
        case "meld":
            return meld(position, place);
        case "won":
            return won(position, place);
        case "up":
        case "down":
            return row(position, slot, zone === "up" ? 1 : 0);
        default:
            return talong(place);
        }
    }

    // From one card of the own hand to the next.
    function ownStep(count: int): real {
        // Between the own lankor and the own badge, however large the text in it.
        const beside = Math.max(1.5 * badgeWidth / Math.max(1, Math.min(1.4, text)), badgeWidth + 2 * margin, 160 * unit);
        const room = width - 2 * beside - ownWidth;
        return Math.min(0.6 * ownWidth, room / Math.max(1, count - 1));
    }

    function ownHand(place: int, count: int): var {
        const step = ownStep(count);
        const bend = Math.min(1.8, 8 / Math.max(1, count));
        const off = place - (count - 1) / 2;
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180));
        // The outer cards hang lower than the middle one, and their corners lowest.
        const end = (count - 1) / 2 * bend * Math.PI / 180;
        const dip = radius * (1 - Math.cos(end)) + ownWidth / 2 * Math.sin(end);
        const low = height - Math.max(margin, dip + 4 * unit);
        return spot(centreX + off * step, low - ownHeight / 2 + sag, ownWidth, off * bend, 20 + place);
    }

    function otherStep(count: int): real {
        return Math.min(0.28 * smallWidth, (fanRoom - 1.3 * smallWidth) / Math.max(1, count - 1));
    }

    function otherHand(position: int, place: int, count: int): var {
        const off = place - (count - 1) / 2;
        const step = otherStep(count);
        const bend = Math.min(3.5, 30 / Math.max(1, count));
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180));
        return beside(position, off * step, sag, off * bend, 10 + place);
    }

    // A card that its owner has shown stands in front of the hand, whole and upright; the next one leaves its index free.
    function shown(position: int, place: int, count: int): var {
        const along = (place - (count - 1) / 2) * 1.15 * otherStep(count);
        const inwards = reach + pushed - 4 * unit, tilt = place % 2 ? 1 : -1;
        // The face at the badge opposite stands out above it; beside rows the badge is beside the hand.
        const low = rows > 0 ? inwards : badge(position).y + badgeHeight / 2 - faceSize(position) - 4 * unit, small = Math.min(shownWidth, low / 1.4);
        switch (edge(position)) {
        case 1:
            return spot(inwards - shownWidth / 2, sideY(position) + along, shownWidth, tilt, 30 + place);
        case 2:
            return spot(centreX - along, low - 0.7 * small, small, tilt, 30 + count - place);
        default:
            return spot(width - inwards + shownWidth / 2, sideY(position) - along, shownWidth, tilt, 30 + count - place);
        }
    }

    // A small card at the edge before another seat: dx along the edge from the seat's middle, dy outwards.
    function beside(position: int, dx: real, dy: real, angle: real, z: real): var {
        switch (edge(position)) {
        case 1:
            return spot(tucked - dy, sideY(position) + dx, smallWidth, 90 + angle, z);
        case 2:
            return spot(centreX - dx, tucked - dy, smallWidth, 180 + angle, z);
        default:
            return spot(width - tucked + dy, sideY(position) - dx, smallWidth, 270 + angle, z);
        }
    }

    function trickMiddle(): point {
        return Qt.point(centreX, centreY);
    }

    // Two cards lie side by side, six in two rows, the others in a ring; none covers another, all can be read from below.
    function trick(position: int, place: int): var {
        const tilt = [-3, 4, 2, -4, 3, -2][position % 6];
        const x = seats === 2 ? (position ? -0.58 : 0.58) : seats > 4 ? 1.12 * Math.round(across(position)) : (seats === 3 ? 1.3 : 1.22) * across(position);
        const y = seats === 2 ? 0.08 * along(position) : seats > 4 ? 0.75 * Math.sign(along(position)) : 0.73 * along(position);
        return spot(centreX + x * trickWidth, centreY + y * trickWidth, trickWidth, tilt, 60 + place);
    }

    // A trick that its winner draws together, on the winner's side of the middle: a fan in which each index is seen.
    function gathered(position: int, place: int): var {
        const nth = place % seats, off = nth - (seats - 1) / 2;
        return spot(centreX + (0.45 * across(position) + 0.34 * off) * trickWidth, centreY + 0.4 * along(position) * trickWidth, 0.9 * trickWidth, 4 * off, 80 + nth);
    }

    // King and queen, laid out for all to see.
    function meld(position: int, place: int): var {
        const x = 0.95 * across(position), y = rows > 0 ? 0.06 : 0.3;
        return spot(centreX + (x + 0.34 * (place ? 1 : -1)) * trickWidth, centreY + y * along(position) * trickWidth, trickWidth, place ? 4 : -4, 70 + place);
    }

    // Won tricks lie in a heap by the seat, each trick a little crosswise to the one below.
    function won(position: int, place: int): var {
        const number = Math.floor(place / seats);
        const angle = (number % 2 ? 8 : -8) + number % 5 * 3;
        const by = badge(position), lift = 0.7 * number * unit;
        switch (edge(position)) {
        case 0:
            return spot(by.x, by.y - badgeHeight / 2 - 0.85 * wonWidth - lift, wonWidth, angle, number);
        case 2:
            return spot(centreX + (rows > 0 ? 1 : -1) * (fanRoom / 2 + wonWidth), 0.6 * wonWidth - lift, wonWidth, angle, number);
        default:
            return spot(by.x, by.y + badgeHeight / 2 + 0.65 * wonWidth - lift, wonWidth, 90 + angle, number);
        }
    }

    function row(position: int, slot: int, level: int): var {
        const towards = position === 0 ? 1 : -1;
        const y = position === 0 ? stripY - 8 * unit - 0.7 * trickWidth : reach + 8 * unit + 0.7 * trickWidth;
        return spot(centreX + towards * (slot - (rows - 1) / 2) * 1.1 * trickWidth + level * 7 * unit,
                    y - level * 7 * unit, trickWidth * 0.96, 0, 5 + level);
    }

    // While the pack is cut: it is "parted", or "put" together with what was below uppermost. Else it is whole.
    property string cut: ""
    // How many cards are then in either part.
    property int half: 0

    // Where nothing is drawn the talong is gone when play begins. Its cards are counted from the lowest.
    function talong(level: int): var {
        const part = level < half ? -1 : 1;
        const aside = cut === "parted" ? 0.45 * part * trickWidth : 0;
        const x = (drawing ? centreX - 2.5 * trickWidth : centreX) + aside;
        const above = cut === "put" ? -part * half : 0;
        return spot(x - 0.5 * level * unit, centreY - 0.5 * level * unit, 0.8 * trickWidth, 0, 0.1 * (level + above));
    }

    // Whether cards lie there exactly on each other.
    function piled(zone: string): bool {
        return zone === "talong";
    }

    // Where play money lies that a seat keeps or ventures, the table's at position -1: the middle of the pile, and how wide a chip is.
    function money(kept: bool, position: int): var {
        return spot(centreX, centreY, 20 * unit, 0, 0);
    }

    // Where counters lie that a seat has won, beside its tricks; `anchor` is the part of their width that is left of it.
    function counters(position: int): var {
        const by = badge(position), w = Math.max(0.28 * trickWidth, 15 * unit), aside = 0.8 * wonWidth;
        switch (edge(position)) {
        case 0:
            return {x: by.x + aside, y: by.y - badgeHeight / 2 - w, w: w, anchor: 0};
        case 2:
            return {x: by.x - badgeWidth / 2 - 6 * unit, y: by.y + 0.3 * badgeHeight, w: w, anchor: 1};
        case 1:
            return {x: by.x + aside, y: by.y + badgeHeight / 2 + 1.2 * w, w: w, anchor: 0};
        default:
            return {x: by.x - aside, y: by.y + badgeHeight / 2 + 1.2 * w, w: w, anchor: 1};
        }
    }

    // Badges stand inside the hands; the own one at the right of the own hand, above a row beside the hand.
    function badge(position: int): point {
        const inX = reach + pushed + margin + badgeWidth / 2;
        switch (edge(position)) {
        case 0:
            return Qt.point(width - margin - badgeWidth / 2, height - margin - badgeHeight / 2);
        case 1:
            return Qt.point(inX, sideBadgeY(position));
        case 2:
            return rows > 0 ? Qt.point(centreX - fanRoom / 2 - margin - badgeWidth / 2, margin + badgeHeight / 2)
                            : Qt.point(centreX, reach + pushed + margin / 2 + badgeHeight / 2);
        default:
            return Qt.point(width - inX, sideBadgeY(position));
        }
    }

    // The face at a badge stands out above it, as far as the window has room.
    function faceSize(position: int): real {
        return Math.min(1.36 * badgeHeight, badge(position).y + badgeHeight / 2 - 2);
    }

    // With large text a hint may be as wide as the table: a badge that is alone at its side stands above it.
    function sideBadgeY(position: int): real {
        const y = sideY(position);
        return text > 1.1 && sideSeats === 1 && !(noted && edge(position) === 3) ? Math.min(y, stripY - hint - 10 * unit - badgeHeight / 2) : y;
    }

    // Lankor: one's own side at the lower left, the others at the upper left and upper right.
    // Those that nobody uses lie beyond the edge, beside those of their side.
    function lanka(corner: int, home: int, place: int, count: int, crosswise: bool): var {
        if (corner < 0)
            return spot(home === 2 ? width + lankaWidth : -lankaWidth, lankaY(home), lankaWidth, 0, 1);
        const step = Math.min(0.55 * lankaWidth, 3.2 * lankaWidth / Math.max(1, count));
        const x = lankaX(corner) + (corner === 2 ? -1 : 1) * (0.5 * lankaWidth + place * step * (crosswise ? 1.3 : 1) + (crosswise ? 0.2 * lankaWidth : 0));
        return spot(x, lankaY(corner), lankaWidth, crosswise ? 90 : 0, 2 + place);
    }

    function lankaX(corner: int): real {
        return corner === 2 ? width - margin : margin;
    }

    // The third side's lie below the buttons.
    function lankaY(corner: int): real {
        const top = margin + 0.7 * lankaWidth + 34 * unit * Math.max(1, text);
        return corner === 0 ? height - margin - 0.7 * lankaWidth : corner === 1 ? top : top + 52 * unit * Math.max(1, text);
    }
}
