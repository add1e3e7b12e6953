pragma ComponentBehavior: Bound

import QtQuick

// The bids of an auction, a row per game; they rise from left to right and downwards. Forbidden bids are
// grey. The meaning of the bid pointed at, or why it is forbidden, is shown below.
TableSlip {
    id: panel

    required property Sitting sitting

    required property TableLayout layout
    // A shared pile takes the left end of the middle; with large text the bids are below the pile, all of it at the top.
    readonly property bool piled: panel.sitting.table.piles.some(pile => layout.kind(pile.zone).shared)
    // With large text the explanation is beside the bids, at the left: below the badges, or below the one there.
    readonly property bool large: layout.text > 1.2
    readonly property real edge: piled && !large ? layout.middle.besidePiles : layout.middle.left
    readonly property real start: edge + (large && layout.lowered ? 0.3 * (layout.middle.right - edge) : 0)
    // Nothing lies before the seats yet, but the one opposite speaks.
    readonly property real high: layout.lowered ? layout.people.sideFloor - layout.beforeHeight + (layout.atTop > 0 ? layout.stripHeight : layout.middle.air) : piled ? layout.middle.pilesTop + 1.5 * layout.middle.pileWidth : layout.middle.bidsTop
    readonly property real from: large || layout.lowered ? high : layout.middle.bidsTop
    readonly property rect room: Qt.rect(start, from, layout.middle.right - start, layout.middle.bottom - from)
    readonly property bool asks: panel.sitting.bidBox.rows.length > 0
    readonly property int columns: panel.sitting.bidBox.rows.reduce((most, row) => Math.max(most, row.length), 0)
    // The bid under the keys, and the one under the mouse; -1: none.
    property int row: -1
    property int column: -1
    property list<int> over: [-1, -1]
    readonly property var pointed: cell(over[0], over[1]) ?? cell(row, column)

    // Full-size large letters would take the room of the bids.
    readonly property real shrink: 1.2 / Math.max(1.2, Theme.scale)
    readonly property real pad: 8 * shrink * Theme.unit
    readonly property real spacing: 3 * shrink * Theme.unit
    readonly property real noteHeight: large ? 0 : told.height + pad
    readonly property real cellHeight: Math.max(15, Math.min(36 * Theme.unit, (room.height - noteHeight - 2 * pad) / Math.max(1, panel.sitting.bidBox.rows.length) - spacing))
    // The share of a button's height for its letters.
    readonly property real share: large ? 0.8 : 0.66
    readonly property list<real> wanted: {
        // Depends on the font size too: advanceWidth() does not notify of its changes.
        const letters = metrics.font.pixelSize;
        return Array.from({length: letters > 0 ? columns : 0}, (_, no) => panel.sitting.bidBox.rows.reduce((most, row) => Math.max(most, no < row.length ? metrics.advanceWidth(row[no].label) : 0), 0) + 2.2 * pad);
    }
    readonly property real wide: wanted.reduce((sum, one) => sum + one + spacing, 2 * pad - spacing)
    // Long names in a small window are shrunk rather than cut off.
    readonly property real fit: Math.min(1, room.width / Math.max(1, wide))
    readonly property real size: Math.min(Theme.body, share * cellHeight) * fit

    visible: asks
    width: Math.max(wide * fit, large ? 0 : Math.min(room.width, 420 * Theme.unit))
    height: rows.height + noteHeight + 2 * pad
    x: room.x + (large ? 1 : 0.5) * (room.width - width)
    y: Math.min(room.y + Math.max(0, room.height - height) / 2, room.y + room.height - height)

    onAsksChanged: {
        row = column = -1;
        over = [-1, -1];
    }

    function cell(row: int, column: int): var {
        return row < 0 || column < 0 ? null : panel.sitting.bidBox.rows[row]?.[column] ?? null;
    }

    // A bid alone in its row fills the row.
    function widthOf(row: int, column: int): real {
        return (panel.sitting.bidBox.rows[row]?.length === 1 ? wide - 2 * pad : wanted[column]) * fit;
    }

    // Return the area of the bid's button.
    function rectOf(move: string): rect {
        for (const [row, cells] of panel.sitting.bidBox.rows.entries()) {
            const column = cells.findIndex(one => one.move === move);
            if (column >= 0) {
                const left = wanted.slice(0, column).reduce((sum, one) => sum + one + spacing, 0);
                return Qt.rect(x + rows.x + left * fit, y + rows.y + row * (cellHeight + spacing), widthOf(row, column), cellHeight);
            }
        }
        return Qt.rect(0, 0, 0, 0);
    }

    function pointAt(row: int, column: int) {
        panel.row = row;
        panel.column = column;
        const bid = cell(row, column);
        if (bid)
            panel.sitting.narrator.read(bid.name + ". " + bid.note, true);
    }

    // Point at the lowest allowed bid.
    function begin() {
        const rows = panel.sitting.bidBox.rows;
        const first = Math.max(0, rows.findIndex(cells => cells.some(one => one.allowed)));
        pointAt(first, Math.max(0, rows[first].findIndex(one => one.allowed)));
    }

    // Point at the next bid, higher or lower.
    function step(by: int) {
        const to = column + by;
        if (row < 0)
            begin();
        else if (cell(row, to))
            pointAt(row, to);
        else if (cell(row + by, 0))
            pointAt(row + by, by > 0 ? 0 : panel.sitting.bidBox.rows[row + by].length - 1);
    }

    function stepRow(by: int) {
        if (row < 0)
            begin();
        else {
            const next = Math.max(0, Math.min(panel.sitting.bidBox.rows.length - 1, row + by));
            pointAt(next, Math.min(column, panel.sitting.bidBox.rows[next].length - 1));
        }
    }

    // Clear the bid under the keys. Return whether there was one.
    function clear(): bool {
        const was = row >= 0;
        row = column = -1;
        return was;
    }

    FontMetrics {
        id: metrics
        font.pixelSize: Math.min(Theme.body, panel.share * panel.cellHeight)
        font.bold: true
    }

    Column {
        id: rows
        x: (panel.width - panel.wide * panel.fit) / 2 + panel.pad * panel.fit
        y: panel.pad
        spacing: panel.spacing

        Repeater {
            model: panel.sitting.bidBox.rows

            Row {
                id: line

                required property list<var> modelData
                required property int index

                spacing: panel.spacing * panel.fit

                Repeater {
                    model: line.modelData

                    Plate {
                        id: plate

                        required property string move
                        required property string label
                        required property string name
                        required property string note
                        required property bool allowed
                        required property int index
                        // The line is already null when the panel closes or is laid out again.
                        readonly property int row: line?.index ?? -1
                        readonly property bool at: panel.row === row && panel.column === index

                        objectName: "bid " + move
                        width: panel.widthOf(row, index)
                        height: panel.cellHeight
                        horizontalPadding: 0
                        verticalPadding: 0
                        size: panel.size
                        text: label
                        // Only the bid under the pointer is strong; all of them would be too loud.
                        strong: allowed && panel.pointed?.move === move
                        opacity: allowed ? 1 : 0.5
                        activeFocusOnTab: allowed
                        Accessible.name: name
                        Accessible.description: note
                        onActiveFocusChanged: {
                            if (activeFocus && line)
                                panel.pointAt(row, index);
                        }
                        onClicked: panel.sitting.bidBox.bid(row, index)

                        HoverHandler {
                            // The last hover event of a closing panel must leave no bid pointed at.
                            onHoveredChanged: {
                                if (hovered && line)
                                    panel.over = [plate.row, plate.index];
                                else if (line && panel.over[0] === plate.row && panel.over[1] === plate.index)
                                    panel.over = [-1, -1];
                            }
                        }

                        Outline {
                            visible: plate.at || panel.sitting.marks.bids.includes(plate.move)
                            out: 2 * Theme.unit
                            border.color: plate.at ? Theme.focus : Theme.weld
                        }
                    }
                }
            }
        }
    }

    // A separate slip for large text, which grows upwards.
    Slip {
        id: slip
        readonly property real from: panel.layout.reach + panel.layout.margin
        readonly property real most: panel.layout.middle.bottom - panel.layout.people.sideFloor + panel.layout.beforeHeight - panel.layout.margin
        visible: panel.large
        x: from - panel.x
        anchors.bottom: parent.bottom
        width: panel.x - panel.layout.margin - from
        height: Math.min(most, told.implicitHeight + 2 * panel.pad)
        radius: panel.radius
    }

    PlainText {
        id: told
        objectName: "bidNote"
        // Its needs, pay and cost.
        readonly property string price: panel.pointed?.allowed ? panel.sitting.auction.prices[panel.pointed.move] ?? "" : ""
        readonly property Item place: panel.large ? slip : panel
        anchors.left: place.left
        anchors.right: place.right
        anchors.bottom: place.bottom
        anchors.margins: panel.pad
        // Two lines.
        height: panel.large ? slip.height - 2 * panel.pad : 2.5 * font.pixelSize
        text: panel.pointed ? panel.pointed.name + (panel.pointed.note ? ": " + panel.pointed.note : "") + (price ? " – " + price : "") : qsTr("Point at a bid to learn what it means.")
        color: panel.pointed && !panel.pointed.allowed ? Theme.refusalText : Theme.text
        font.pixelSize: (panel.large ? 1 : panel.shrink) * Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
