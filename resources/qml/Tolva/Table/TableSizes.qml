import QtQuick

// Sizes on the table for any number of seats, and the edge of each seat. Positions count clockwise from the
// lower edge of the window. A spot is a card's centre, width, angle and stacking order.
QtObject {
    property real width: 1280
    property real height: 800
    property int seats: 4
    // The declared places by kind: the layout of cards, whether the place is shared, its number among similar
    // ones, how it is arranged, and the number of slots in a row.
    property var kinds: ({})
    // Whether low cards in the corners of the table mark the scores.
    property bool markers: false
    // Whether all hands are open, as in the review.
    property bool open: false
    // The area of open hands, and what signs take of its height.
    property size board: Qt.size(width, height)
    property real signed: 0
    // Whether there is play money, and whether some is at the right of the middle.
    property bool moneyed: false
    property bool banked: false
    // The size of the table's largest spread.
    property int spreadCount: 0
    // Positions with open hands, which are not tucked under the edge.
    property list<int> openHands
    // The steps of a cut still to come: the pack is parted (2), then put together with the lower half on top; 0: it is whole.
    property int cut: 0
    // The number of cards in each half.
    property int half: 0
    // The text scale: badges and the strip of calls make room for it.
    property real text: 1
    // The player's size for their own cards: 1, or a little less or more.
    property real size: 1
    // Whether everybody plays elsewhere: the table is only looked at, and the room of the viewer's hand is free.
    property bool watched: false
    // Cards in the middle are larger on a table that is looked at from across the room.
    readonly property real nearer: watched ? 1.3 : 1

    property real unit: Math.min(width / 1280, height / 800)
    readonly property real margin: 14 * unit

    // Seats at the upper edge: with markers in the corners or open hands at most one, otherwise up to three.
    readonly property int atTop: markers || open ? (seats + 1) % 2 : seats === 2 ? 1 : seats === 3 ? 0 : [1, 2, 3, 2, 3][seats - 4]
    readonly property int atSide: (seats - 1 - atTop) / 2

    // Derived from the declared places.
    readonly property list<var> declared: Object.values(kinds)
    readonly property bool trickless: !declared.some(kind => kind.layout === "trick" && kind.shared && kind.nth === 0)
    readonly property bool spreads: declared.some(kind => kind.layout === "spread" && kind.shared)
    readonly property int tablePiles: declared.filter(kind => kind.shared && kind.layout === "pile" && kind.arranged !== "dealt out").length
    readonly property list<var> before: declared.filter(kind => !kind.shared && kind.layout !== "fan" && kind.arranged === "")
    readonly property bool rowsBefore: before.some(kind => kind.layout === "row")
    readonly property int pilesBefore: before.filter(kind => kind.layout === "pile").length
    // The number of places in the rows that two players lay across the table; 0 without such rows.
    readonly property int rowLength: open ? 0 : Math.max(0, ...declared.filter(kind => kind.arranged === "across").map(kind => kind.slots))

    // Cards.
    readonly property real ownHeight: size * (rowLength > 0 ? Math.min(0.2 * height, 0.165 * width) : Math.min(0.275 * height, 0.225 * width))
    readonly property real ownWidth: ownHeight / 1.4
    readonly property real smallWidth: 0.52 * ownWidth / size
    readonly property real shownWidth: 0.85 * smallWidth
    readonly property real wonWidth: 0.55 * smallWidth
    // Cards before a seat: rows must be readable by all; many seats leave less room for each, and a table
    // without hands leaves most.
    readonly property bool handless: !declared.some(kind => kind.layout === "fan")
    readonly property bool roomy: atTop < 2 && atSide < 2
    readonly property real laidWidth: Math.min((handless && roomy ? 1.3 : rowsBefore && seats < 6 || roomy ? 0.76 : 0.62) * smallWidth, before.length > 0 ? (sideShare - badgeHeight - 8 * unit) / 1.4 : Infinity)
    readonly property real beforeHeight: before.length > 0 ? 1.4 * laidWidth + 4 * unit : 0

    // The strip above the viewer's hand with prompt and calls.
    readonly property real stripHeight: 48 * unit * Math.max(1, text)
    // Lower if everybody plays elsewhere, but two seats at a side still stay above the undo buttons and the viewer's score.
    readonly property real stripAboveHand: height - ownHeight - 2.2 * margin - stripHeight
    readonly property real stripY: stripAboveHand + (watched ? 0.55 * ownHeight : 0)
    // Hidden hands are tucked under the edge of the table; a hand that is shown stands a little forward.
    readonly property real reach: 0.72 * smallWidth * 1.4
    readonly property real tucked: reach - 0.7 * smallWidth
    readonly property real pushed: 0.15 * smallWidth

    // With large text in a small window the badges at the sides leave more than half of the width to the middle.
    // Those of open hands leave it the trick; of seven or eight, three are side by side.
    readonly property real widestBadge: !open ? 0.2 * width : seats > 6 ? (board.width - 4 * margin) / 3 : Math.max(178 * unit, 164, (seats > 2 ? 0.39 : 0.5) * board.width - 2 * margin)
    readonly property real badgeWidth: Math.min(Math.max(178 * unit, open ? 164 : 150, Math.max(166 * unit, 138) * Math.min(open ? 1.6 : 1.4, text)), widestBadge)
    // With rows across the table, the badge opposite is beside its hand and above its row.
    readonly property real badgeHeight: Math.min(Math.max(44 * unit, 38) * text, 0.3 * badgeWidth, open ? highestBadge : rowLength > 0 ? reach + 7 * unit - margin : before.length > 0 ? 0.52 * sideShare : Infinity)
    // Between open hands and badges.
    readonly property real openGap: 8 * unit
    // From the middle of a hand at a side of eight to the middle of the one below it.
    readonly property real sideStep: 0.41 * (board.height - signed)
    // With open hands, two badges of eight are between those hands, with three gaps.
    readonly property real highestBadge: seats < 7 ? Infinity : (sideStep - 1.4 * openCardWidth(board.width, board.height)) / 2 - 1.5 * openGap
    // Prompts in large letters reach the lowest seats.
    readonly property real sideLow: (atSide > 1 ? stripAboveHand : stripY) + (text > 1.2 && atSide > 1 ? 0 : 0.3 * stripHeight)
    // The height of a seat and its cards, with two seats at a side below those at the top.
    readonly property real sideShare: atSide > 1 && !open ? (sideLow - reach - 3 * margin) / 3 : Infinity

    // The width of a card in open hands on an area of that size. Before the hands of two there may be two rows each.
    function openCardWidth(width: real, height: real): real {
        return Math.min(0.155 * height / (seats === 2 ? 1.3 : 1), 0.066 * width);
    }

    function spot(x: real, y: real, w: real, angle: real, z: real): var {
        return {x: x, y: y, w: w, angle: angle, z: z};
    }

    function kind(zone: string): var {
        return kinds[zone] ?? {layout: "pile", shared: true, nth: 0, arranged: "", slots: 0};
    }

    // The width between the badges at the sides, beside the piles and the bank of the table.
    readonly property real beside: width - 2 * (reach + pushed + 2 * margin + badgeWidth) - (tablePiles > 0 ? 0.67 * ownWidth + margin / 2 : 0) - (banked ? ownWidth : 0)
    // The height below them, if the seats are as high as they can be.
    readonly property real below: stripY - 2.5 * margin - 1.9 * smallWidth - (beforeHeight + badgeHeight) / 2 - 18 * unit
    // A pile beside the badge opposite needs the width, and so does a spread on a narrow table.
    readonly property bool crowded: handless && beside < badgeWidth + 2 * laidWidth + 20 * unit
    // Piles below a seat opposite leave no room to a panel that asks for a number.
    readonly property bool pilesBelow: tablePiles > 1 && atTop === 1
    readonly property bool narrow: text > 1.2 || width < 1.19 * height || beside < ownWidth
    // Whether the middle is below the badges at the sides, where its cards are larger there. The seats are then higher.
    readonly property bool lowered: atSide === 1 && atTop < 2 && !markers && !open && (crowded || (trickless || spreads || pilesBelow ? narrow : beside / 3.5 < below / 2.95))

    // The edge of a seat: 0 lower, 1 left, 2 upper, 3 right.
    function edge(position: int): int {
        return position === 0 ? 0 : position <= atSide ? 1 : position <= atSide + atTop ? 2 : 3;
    }

    // The index of a seat among those at its edge, from the left or from below.
    function nth(position: int): int {
        return edge(position) === 1 ? position - 1 : edge(position) === 2 ? position - 1 - atSide : seats - 1 - position;
    }

    // The horizontal part of the direction from the middle of the table to the seat.
    function across(position: int): real {
        return -Math.sin(2 * Math.PI * position / seats);
    }

    function along(position: int): real {
        return Math.cos(2 * Math.PI * position / seats);
    }
}
