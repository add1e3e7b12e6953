import QtQuick

// Positions of the seats: up to three at the upper edge, the others at the sides. A badge is inside its hand.
QtObject {
    required property TableSizes sizes
    required property ScoreCorners corners

    readonly property real margin: sizes.margin
    readonly property real unit: sizes.unit

    // The upper edge: several hands share it, a single one is in the middle.
    readonly property real topFan: sizes.atTop > 1 ? (sizes.width - 2 * margin) / sizes.atTop : 3.7 * sizes.smallWidth
    readonly property real topRoom: sizes.atTop > 1 ? Math.max(sizes.badgeWidth + 6 * unit, topFan) : 3.7 * sizes.smallWidth
    readonly property real topDrawn: drawnAt(2)
    // The height of the badges and hands at the upper edge.
    readonly property real topFree: sizes.reach + (sizes.rowLength > 0 ? 0 : sizes.pushed + margin / 2 + sizes.badgeHeight)

    // The sides, below the hands at the top or the markers in the corners. Small own cards would leave room
    // below the strip, but the undo buttons are there.
    readonly property real sideTop: sizes.markers ? corners.floor : sizes.atTop > 1 ? sizes.reach + sizes.badgeHeight + sizes.beforeHeight + 3 * margin : 2.5 * margin
    readonly property real markedLow: Math.min(sizes.stripAboveHand, sizes.stripAboveHand + sizes.ownHeight - sizes.ownHeight / sizes.size) - sizes.badgeHeight / 2 - 4 * unit
    readonly property real sideRoom: !sizes.markers ? (sizes.sideLow - sideTop) / Math.max(1, sizes.atSide) : sizes.atSide > 1 ? (markedLow - sideTop) / 1.5 : 3.7 * sizes.smallWidth
    readonly property real lowest: !sizes.markers ? (sizes.lowered ? sideTop + 1.9 * sizes.smallWidth + 0.5 * topDrawn : sizes.sideLow - 0.5 * sideRoom) : sizes.atSide > 1 ? markedLow : Math.max((topFree + sizes.stripY) / 2, sideTop + sideRoom / 2 + 16 * unit)
    // The lower end of the seats at the sides.
    readonly property real sideFloor: lowest + (sizes.beforeHeight + sizes.badgeHeight) / 2

    // The vertical middle of a badge at a side.
    function sideBadge(position: int): real {
        return y(position) - sizes.beforeHeight / 2;
    }

    function x(position: int): real {
        return sizes.atTop > 1 ? margin + (sizes.nth(position) + 0.5) * topRoom : sizes.width / 2;
    }

    function fanX(position: int): real {
        return sizes.atTop > 1 ? margin + (sizes.nth(position) + 0.5) * topFan : sizes.width / 2;
    }

    function y(position: int): real {
        return lowest - sizes.nth(position) * sideRoom;
    }

    // How much farther inwards an open hand and its owner's other things are.
    function drawn(position: int): real {
        return sizes.openHands.includes(position) ? 1.4 * sizes.smallWidth + margin - sizes.reach : 0;
    }

    // The same for the seats at an edge.
    function drawnAt(edge: int): real {
        return Math.max(0, ...sizes.openHands.filter(position => sizes.edge(position) === edge).map(drawn));
    }

    // Whether the seat is alone at the upper edge: its piles are beside it, which keeps the middle large, unless the
    // badges at the sides are there.
    function alone(position: int): bool {
        return sizes.atTop === 1 && !sizes.lowered && sizes.edge(position) === 2;
    }

    // The middle of the badge. The viewer's is at the right of their hand; with rows across the table, the
    // one opposite is beside its hand.
    function badge(position: int): point {
        const inwards = sizes.reach + drawn(position) + sizes.pushed + margin;
        switch (sizes.edge(position)) {
        case 0:
            return Qt.point(sizes.width - margin - sizes.badgeWidth / 2, sizes.height - margin - sizes.badgeHeight / 2);
        case 1:
            return Qt.point(inwards + sizes.badgeWidth / 2, sideBadge(position));
        case 2:
            return sizes.rowLength > 0 ? Qt.point(sizes.width / 2 - topFan / 2 - margin - sizes.badgeWidth / 2, margin + sizes.badgeHeight / 2)
                                       : Qt.point(x(position), inwards - margin / 2 + sizes.badgeHeight / 2);
        default:
            return Qt.point(sizes.width - inwards - sizes.badgeWidth / 2, sideBadge(position));
        }
    }

    // The portrait stands out above its badge as far as the window and the cards of the seat above allow; the
    // own one stays below the viewer's cards on the table.
    function faceSize(position: int): real {
        if (position === 0 && sizes.beforeHeight > 0)
            return sizes.badgeHeight + 4 * unit;
        const edge = sizes.edge(position);
        const above = sizes.atSide > 1 && (edge === 1 || edge === 3) ? sideRoom - sizes.beforeHeight - 4 * unit : Infinity;
        return Math.min(1.36 * sizes.badgeHeight, badge(position).y + sizes.badgeHeight / 2 - 2, Math.max(sizes.badgeHeight, above));
    }
}
