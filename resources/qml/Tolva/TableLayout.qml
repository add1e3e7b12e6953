import QtQuick

// Where things lie, for any number of seats. Positions count clockwise from the lower edge of the window.
// A spot is the middle of a card, its width and angle, and what it lies above.
QtObject {
    id: layout

    property real width: 1280
    property real height: 800
    property int seats: 4
    readonly property real unit: Math.min(width / 1280, height / 800)

    readonly property real margin: 14 * unit
    readonly property real ownHeight: Math.min(0.28 * height, 0.23 * width)
    readonly property real ownWidth: ownHeight / 1.4
    readonly property real trickWidth: 0.8 * ownWidth
    readonly property real smallWidth: 0.52 * ownWidth
    readonly property real lankaWidth: 0.4 * ownWidth

    // The strip above the own hand, where the player is asked what he wants to call.
    readonly property real stripHeight: 48 * unit
    readonly property real stripY: height - ownHeight - 2.2 * margin - stripHeight
    // Hidden hands are tucked under the edge of the table.
    readonly property real reach: 0.72 * smallWidth * 1.4
    readonly property real badgeWidth: 150 * unit
    readonly property real badgeHeight: 44 * unit
    readonly property real centreX: width / 2
    readonly property real centreY: (reach + badgeHeight + stripY) / 2

    function turn(position: int): real {
        return 360 * position / seats;
    }

    // How far from the middle of the table towards the seat, as parts of the half width and half height.
    function across(position: int): real {
        return -Math.sin(turn(position) * Math.PI / 180);
    }

    function along(position: int): real {
        return Math.cos(turn(position) * Math.PI / 180);
    }

    function spot(x: real, y: real, w: real, angle: real, z: real): var {
        return {x: x, y: y, w: w, angle: angle, z: z};
    }

    function card(zone: string, position: int, slot: int, place: int, count: int, marked: bool): var {
        switch (zone) {
        case "hand":
        case "closed":
            return position === 0 ? ownHand(place, count) : otherHand(position, place, count, marked);
        case "trick":
            return trick(position, place);
        case "won":
            return won(position, place);
        case "up":
        case "down":
            return row(position, slot, zone === "up" ? 1 : 0);
        default:
            return talong(place, count);
        }
    }

    function ownHand(place: int, count: int): var {
        const room = width - 2 * Math.max(1.5 * badgeWidth, 160 * unit) - ownWidth;
        const step = Math.min(0.6 * ownWidth, room / Math.max(1, count - 1));
        const bend = Math.min(2, 14 / Math.max(1, count));
        const off = place - (count - 1) / 2;
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180));
        return spot(centreX + off * step, height - margin - ownHeight / 2 + sag, ownWidth, off * bend, 20 + place);
    }

    function fanStep(count: int): real {
        return Math.min(0.34 * smallWidth, 3.1 * smallWidth / Math.max(1, count));
    }

    function otherHand(position: int, place: int, count: int, marked: bool): var {
        const off = place - (count - 1) / 2;
        const step = fanStep(count) * (marked ? 1.25 : 1);
        const bend = Math.min(3.5, 30 / Math.max(1, count));
        const radius = step / Math.sin(bend * Math.PI / 180);
        const sag = radius * (1 - Math.cos(off * bend * Math.PI / 180)) - (marked ? 0.15 * smallWidth : 0);
        return beside(position, off * step, sag, smallWidth, off * bend, 10 + place);
    }

    // A spot at the edge before a seat: dx along the edge from the seat's middle, dy outwards.
    function beside(position: int, dx: real, dy: real, w: real, angle: real, z: real): var {
        const rad = turn(position) * Math.PI / 180;
        const middleX = centreX + across(position) * (width / 2 - (reach - 0.7 * smallWidth));
        const middleY = position === 0 ? height - ownHeight / 2 : edgeY(position);
        return spot(middleX + dx * Math.cos(rad) - dy * Math.sin(rad),
                    middleY + dx * Math.sin(rad) + dy * Math.cos(rad), w, turn(position) + angle, z);
    }

    function edgeY(position: int): real {
        const down = along(position);
        const rest = reach - 0.7 * smallWidth;
        return down < 0 ? centreY + down * (centreY - rest) : centreY + down * (stripY - centreY);
    }

    function trick(position: int, place: int): var {
        const tilt = [-3, 4, 2, -4, 3, -2][position % 6];
        const upright = Math.round(turn(position) / 180 - 0.01) * 180;
        const wide = seats > 4 ? 1.25 : 0.86;
        return spot(centreX + across(position) * wide * trickWidth, centreY + along(position) * 0.6 * trickWidth,
                    trickWidth, upright + tilt, 60 + place);
    }

    // Won tricks lie in a heap by the seat, each trick a little crosswise to the one below.
    function won(position: int, place: int): var {
        const number = Math.floor(place / seats);
        const angle = (number % 2 ? 8 : -8) + number * 3;
        if (position === 0)
            return spot(width - margin - 0.8 * smallWidth, height - margin - badgeHeight - smallWidth - number, smallWidth * 0.8, angle, number);
        const downwards = Math.sin(turn(position) * Math.PI / 180) > 0.01 ? 1 : -1;
        return beside(position, 2.6 * smallWidth * downwards, number, smallWidth * 0.8, angle, number);
    }

    function row(position: int, slot: int, level: int): var {
        const rad = turn(position) * Math.PI / 180;
        const dx = (slot - 2.5) * 1.15 * trickWidth;
        const out = 1.6 * trickWidth;
        return spot(centreX + dx * Math.cos(rad) + across(position) * out + level * 4 * unit,
                    centreY + dx * Math.sin(rad) + along(position) * out - level * 4 * unit,
                    trickWidth * 0.9, turn(position), 5 + level);
    }

    function talong(place: int, count: int): var {
        const depth = count - 1 - place;
        return spot(centreX - 0.5 * depth * unit, centreY - 0.5 * depth * unit, smallWidth, 0, 40 + depth);
    }

    // Badges stand inside the hands; the own one at the right of the own hand.
    function badge(position: int): point {
        if (position === 0)
            return Qt.point(width - margin - badgeWidth / 2, height - margin - badgeHeight / 2);
        const inX = reach + margin + badgeWidth / 2;
        const inY = reach + margin / 2 + badgeHeight / 2;
        const y = along(position) < 0 ? centreY + along(position) * (centreY - inY) : centreY + along(position) * (stripY - centreY);
        return Qt.point(centreX + across(position) * (width / 2 - inX), y);
    }

    // Lankor: one's own side at the lower left, the others at the upper left and upper right.
    function lanka(corner: int, place: int, count: int, up: bool, crosswise: bool): var {
        if (corner < 0)
            return spot(-lankaWidth, corner === 0 ? height : centreY, lankaWidth, 0, 1);
        const step = Math.min(0.55 * lankaWidth, 3.2 * lankaWidth / Math.max(1, count));
        const x = lankaX(corner) + (corner === 2 ? -1 : 1) * (0.5 * lankaWidth + place * step * (crosswise ? 1.3 : 1) + (crosswise ? 0.2 * lankaWidth : 0));
        return spot(x, lankaY(corner), lankaWidth, crosswise ? 90 : 0, 2 + place);
    }

    function lankaX(corner: int): real {
        return corner === 2 ? width - margin : margin;
    }

    function lankaY(corner: int): real {
        return corner === 0 ? height - margin - 0.7 * lankaWidth : margin + 0.7 * lankaWidth + 34 * unit;
    }
}
