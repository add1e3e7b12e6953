import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The calls so far, visible while bidding if there is room; a key shows them at any time.
Rectangle {
    id: note

    required property Auction auction

    required property TableLayout layout
    required property FreePlace finder
    // The area to leave free.
    required property list<rect> kept
    readonly property real pad: 0.6 * Theme.gap

    property point free: Qt.point(0, 0)
    property bool fits: false

    signal allWanted

    objectName: "auctionNote"
    opacity: fits ? 1 : 0
    x: free.x
    y: free.y
    width: calls.width + 2 * pad
    height: calls.height + 2 * pad
    radius: Theme.radius
    color: Theme.plate
    border.color: Theme.plateEdge

    TapHandler {
        enabled: note.fits
        gesturePolicy: TapHandler.WithinBounds
        onTapped: note.allWanted()
    }
    AuctionTable {
        id: calls
        auction: note.auction
        x: note.pad
        y: note.pad
        most: 4
        brief: note.brief
        room: 0.42 * note.layout.width
    }

    // Whether to show only the calls made because the possible ones do not fit as well.
    property bool brief: false
    readonly property var said: [layout.width, layout.height, kept, note.auction.rows, note.auction.offers]
    onSaidChanged: brief = false
    readonly property var turns: [width, height, layout.width, layout.height, kept, note.auction.rows.length, note.auction.offers.length]
    onTurnsChanged: later.restart()
    Component.onCompleted: later.restart()
    Later {
        id: later
        onTriggered: note.look()
    }

    function look() {
        free = finder.find(width, height, kept, Qt.point(layout.width / 2, 0), []);
        fits = finder.isFree(free, width, height, kept);
        if (!fits && !brief && note.auction.rows.length > 0 && note.auction.offers.length > 0)
            brief = true;
    }
}
