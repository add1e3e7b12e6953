import QtQuick

// All calls of the deal, on the table; a click or the key closes it.
TableSheet {
    id: look

    required property Auction auction
    required property Narrator narrator

    name: "auctionSheet"
    title: look.auction.rows.length > 0 ? qsTr("The calls in this deal") : qsTr("Nothing has been called yet")
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Component.onCompleted: {
        const people = look.auction.people;
        const calls = [].concat(...look.auction.rows.map(row => row.map((call, column) => call === "" ? "" : people[column] + ": " + call)));
        look.narrator.read([title, ...calls].filter(text => text).join("\n"), true);
    }

    AuctionTable {
        auction: look.auction
        size: Theme.body
        explained: true
        room: look.width - 12 * Theme.gap
    }
}
