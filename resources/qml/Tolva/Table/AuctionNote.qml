import QtQuick

// The calls so far, visible while bidding if there is room; a key shows them at any time.
Sign {
    id: note

    required property Auction auction

    required property TableKeys keys
    // The height left for it.
    required property real room
    readonly property real inner: width - 1.6 * Theme.gap
    // Large letters are smaller rather than out of sight, down to the usual size.
    readonly property real shrink: Math.min(1, room / fullHeight)
    readonly property real fullHeight: inner / calls.room * calls.height + 1.2 * Theme.gap
    readonly property bool fits: shrink * Math.max(1, Theme.scale) >= 1

    objectName: "auctionNote"
    // Before the first call that no sign says there is nothing to show.
    opacity: fits && calls.height > 0 ? 1 : 0
    height: shrink * fullHeight

    TapHandler {
        enabled: note.fits
        gesturePolicy: TapHandler.WithinBounds
        onTapped: note.keys.auctionShown = true
    }
    AuctionTable {
        id: calls
        auction: note.auction
        anchors.centerIn: parent
        // The last column ends with a gap, too.
        anchors.horizontalCenterOffset: rows.length > 0 ? 0.5 * gap * scale : 0
        most: 4
        brief: true
        // A little smaller rather than in two lines, and no word is broken.
        room: Math.max(note.inner, narrowest, Math.min(unbroken, 1.3 * note.inner))
        scale: note.shrink * note.inner / room
    }
}
