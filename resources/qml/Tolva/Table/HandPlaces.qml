import QtQuick

// Positions of hands: the viewer's along the lower edge, the others tucked under their edges.
QtObject {
    required property TableSizes sizes
    required property SeatPlaces seats

    readonly property real ownWidth: sizes.ownWidth
    readonly property real smallWidth: sizes.smallWidth

    // The viewer's hand is between the undo buttons, or the viewer's score markers, and the viewer's badge.
    readonly property real left: sizes.margin + (sizes.markers ? Math.max(192 * sizes.unit, 165 * sizes.unit * sizes.text) : 112 * sizes.unit * Math.max(1, sizes.text))
    readonly property real right: sizes.width - sizes.badgeWidth - 2 * sizes.margin
    readonly property real x: (left + right) / 2

    // A larger hand has two rows, the first half behind, so that each index is visible.
    readonly property int oneRow: 17
    readonly property real twoRowsWidth: 0.68 * ownWidth

    // The distance between cards of the viewer's hand.
    function ownStep(count: int): real {
        const most = count > oneRow ? Math.ceil(count / 2) : count;
        return Math.min(0.6 * ownWidth, (right - left - ownWidth) / Math.max(1, most - 1));
    }

    function own(place: int, count: int): var {
        // Everybody holds their cards elsewhere: this hand too is tucked under its edge.
        if (sizes.watched)
            return fanned(place, count, smallWidth, -0.75 * smallWidth, 0);
        if (count <= oneRow)
            return fanned(place, count, ownWidth, 0, 0);
        const behind = Math.ceil(count / 2), w = twoRowsWidth;
        return place < behind ? fanned(place, behind, w, 0.38 * 1.4 * w, 0) : fanned(place - behind, count - behind, w, 0, 30);
    }

    function fanned(place: int, count: int, w: real, higher: real, above: real): var {
        const step = Math.min(0.6 * w, (right - left - w) / Math.max(1, count - 1));
        const bend = Math.min(1.8, 8 / Math.max(1, count));
        const off = place - (count - 1) / 2;
        // The outer cards hang lower than the middle one, and their corners lowest.
        const end = (count - 1) / 2 * bend * Math.PI / 180;
        const dip = sag(step, bend, (count - 1) / 2) + w / 2 * Math.sin(end);
        const low = sizes.height - Math.max(sizes.margin, dip + 4 * sizes.unit) - higher;
        return sizes.spot(x + off * step, low - 0.7 * w + sag(step, bend, off), w, off * bend, 20 + above + place);
    }

    // How much lower than the middle a card of a bent fan is, given its distance from the middle.
    function sag(step: real, bend: real, off: real): real {
        return step / Math.sin(bend * Math.PI / 180) * (1 - Math.cos(off * bend * Math.PI / 180));
    }

    // Return the place in the viewer's fan where a card is dropped, or -1 outside it.
    function placeAt(dropX: real, dropY: real, count: int): int {
        if (dropY < sizes.stripY + sizes.stripHeight || count < 2)
            return -1;
        const behind = count > oneRow ? Math.ceil(count / 2) : 0;
        const front = behind === 0 || dropY > own(count - 1, count).y - 0.3 * sizes.ownHeight;
        const first = front ? behind : 0, row = front ? count - behind : behind;
        const step = count > oneRow ? Math.min(0.6 * twoRowsWidth, (right - left - twoRowsWidth) / Math.max(1, row - 1)) : ownStep(count);
        const near = Math.round((dropX - x) / step + (row - 1) / 2);
        return first + Math.max(0, Math.min(row - 1, near));
    }

    // The distance between cards of another player's hand.
    function step(position: int, count: int): real {
        const room = Math.min((sizes.edge(position) === 2 ? seats.topFan : seats.sideRoom) - 0.3 * smallWidth, 3.4 * smallWidth);
        return Math.min(0.28 * smallWidth, (room - smallWidth) / Math.max(1, count - 1));
    }

    function other(position: int, place: int, count: int): var {
        const off = place - (count - 1) / 2, by = step(position, count);
        // An open hand is flatter, so that all of it is on the table.
        const bend = seats.drawn(position) > 0 ? Math.min(3, 24 / count) : Math.min(3.5, 30 / Math.max(1, count));
        const inwards = sizes.tucked + seats.drawn(position) - sag(by, bend, off);
        const dx = off * by, angle = off * bend, z = 10 + place;
        switch (sizes.edge(position)) {
        case 1:
            return sizes.spot(inwards, seats.y(position) + dx, smallWidth, 90 + angle, z);
        case 2:
            return sizes.spot(seats.fanX(position) - dx, inwards, smallWidth, 180 + angle, z);
        default:
            return sizes.spot(sizes.width - inwards, seats.y(position) - dx, smallWidth, 270 + angle, z);
        }
    }

    // A card of a closed hand that all have seen stands in front of the hand, flat and upright; the next one
    // leaves its index free.
    function shown(position: int, place: int, count: int): var {
        const off = (place - (count - 1) / 2) * 1.15 * step(position, count);
        const inwards = sizes.reach + sizes.pushed - 4 * sizes.unit, w = sizes.shownWidth;
        switch (sizes.edge(position)) {
        case 1:
            return sizes.spot(inwards - w / 2, seats.y(position) + off, w, 0, 30 + place);
        case 2: {
            // The portrait rises above the badge; with rows across the table the badge is beside the hand.
            const low = sizes.rowLength > 0 ? inwards : seats.badge(position).y + sizes.badgeHeight / 2 - seats.faceSize(position) - 4 * sizes.unit;
            const small = Math.min(w, low / 1.4);
            return sizes.spot(seats.fanX(position) - off, low - 0.7 * small, small, 0, 30 + count - place);
        }
        default:
            return sizes.spot(sizes.width - inwards + w / 2, seats.y(position) - off, w, 0, 30 + count - place);
        }
    }

    // Own cards that are hidden from their player too, at the place of the hand.
    function hiddenOwn(place: int, count: int): var {
        const w = 0.86 * ownWidth;
        return sizes.spot(x + (place - (count - 1) / 2) * 1.2 * w, sizes.height - sizes.margin - 0.7 * w, w, 0, 60 + place);
    }
}
