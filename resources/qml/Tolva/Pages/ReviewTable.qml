pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Table

// A position that is looked back at, with the cards and badges of the table.
Item {
    id: board

    property bool animated: false
    // Cards are made when the table has its size: each would be drawn for every size before that too.
    property bool sized: false

    Cloth {
        anchors.fill: parent
    }

    OpenLayout {
        id: place
        width: board.Window.width
        height: board.Window.height
        area: Qt.rect(0, 0, board.width, board.height)
        seats: Math.max(2, Review.seatCount)
        longest: Review.longest
    }

    Repeater {
        model: Review.seats
        delegate: SeatBadge {
            layout: place
        }
    }
    Repeater {
        model: board.sized ? Review.cards : null
        delegate: CardItem {
            layout: place
            owner: Review.seatCount > 0 ? Review.nameAt(position) : ""
            animated: board.animated
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 12 * Theme.unit
        width: sign.width + 2 * Theme.gap
        height: sign.height + 0.8 * Theme.gap
        radius: Theme.radius
        color: Theme.plate
        border.color: Theme.plateEdge

        PlainText {
            id: sign
            anchors.centerIn: parent
            text: (({S: "♠ ", H: "♥ ", D: "♦ ", C: "♣ "})[Review.trump] ?? "") + Review.trumpName
            color: Review.trump === "H" || Review.trump === "D" ? Theme.plateRed : Theme.plateText
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Trump: %1").arg(Review.trumpName)
        }
    }

    Component.onCompleted: Qt.callLater(() => {
        board.sized = true;
        Qt.callLater(() => board.animated = true);
    })
}
