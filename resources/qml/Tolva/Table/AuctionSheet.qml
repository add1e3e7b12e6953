import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// All calls of the deal, on the table; a click or the key closes it.
Item {
    id: look

    required property Auction auction
    required property Narrator narrator

    signal closed

    anchors.fill: parent
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    Component.onCompleted: {
        const people = look.auction.people;
        const calls = [].concat(...look.auction.rows.map(row => row.map((call, column) => call === "" ? "" : people[column] + ": " + call)));
        look.narrator.read([heading.text, ...calls].filter(text => text).join("\n"), true);
    }

    MouseArea {
        anchors.fill: parent
        onClicked: look.closed()
    }
    Rectangle {
        anchors.fill: parent
        color: "#12100d"
        opacity: 0.35
    }
    Rectangle {
        objectName: "auctionSheet"
        anchors.centerIn: parent
        width: content.width + 4 * Theme.gap
        height: Math.min(content.height + 4 * Theme.gap, look.height - 4 * Theme.gap)
        radius: Theme.radius
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: Math.max(1, Theme.unit)

        Scroll {
            anchors.fill: parent
            anchors.margins: 2 * Theme.gap
            contentHeight: content.height

            Column {
                id: content
                spacing: Theme.gap

                Label {
                    id: heading
                    text: look.auction.rows.length > 0 ? qsTr("The calls in this deal") : qsTr("Nothing has been called yet")
                    font.bold: true
                    Accessible.role: Accessible.Heading
                }
                AuctionTable {
                    auction: look.auction
                    size: Theme.body
                    explained: true
                    room: look.width - 12 * Theme.gap
                }
            }
        }
    }
}
