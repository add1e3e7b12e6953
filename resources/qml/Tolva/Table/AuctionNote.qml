import QtQuick
import Tolva
import Tolva.Backend

// The calls so far, visible while bidding if there is room; a key shows them at any time.
Rectangle {
    id: note

    required property Auction auction

    // The height left for it.
    required property real room
    readonly property real inner: width - 1.2 * Theme.gap
    readonly property bool fits: height <= room

    signal allWanted

    objectName: "auctionNote"
    opacity: fits ? 1 : 0
    height: calls.scale * calls.height + 1.2 * Theme.gap
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
        anchors.centerIn: parent
        most: 4
        // A little smaller rather than broken.
        room: Math.max(note.inner, Math.min(natural, 1.3 * note.inner))
        scale: note.inner / room
    }
}
