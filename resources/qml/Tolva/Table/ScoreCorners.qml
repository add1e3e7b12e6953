import QtQuick

// Positions of the low cards that mark the scores: the viewer's side's at the lower left, the others' at the upper
// left and upper right.
QtObject {
    required property TableSizes sizes

    readonly property real cardWidth: 64 * sizes.unit

    // Unused markers are beyond the edge, near those of their side.
    function card(corner: int, home: int, place: int, count: int, crosswise: bool): var {
        if (corner < 0)
            return sizes.spot(home === 2 ? sizes.width + cardWidth : -cardWidth, y(home), cardWidth, 0, 1);
        const step = Math.min(0.55 * cardWidth, 3.2 * cardWidth / Math.max(1, count));
        const along = 0.5 * cardWidth + place * step * (crosswise ? 1.3 : 1) + (crosswise ? 0.2 * cardWidth : 0);
        return sizes.spot(x(corner) + (corner === 2 ? -along : along), y(corner), cardWidth, crosswise ? 90 : 0, 2 + place);
    }

    // The outer end of the row.
    function x(corner: int): real {
        return corner === 2 ? sizes.width - sizes.margin : sizes.margin;
    }

    function y(corner: int): real {
        return corner === 0 ? sizes.height - sizes.margin - 0.7 * cardWidth : sizes.margin + 0.7 * cardWidth + 34 * sizes.unit * Math.max(1, sizes.text);
    }

    // The lower end of the corners above the seats at the sides.
    readonly property real floor: y(1) + 0.7 * cardWidth
}
