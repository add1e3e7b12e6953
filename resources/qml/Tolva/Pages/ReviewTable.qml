pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Table

// A position in the review, with the cards and badges of the table.
Item {
    id: board

    required property AppModel app
    // The positions: the model of the review, or of another page with open hands.
    property var deal: board.app.review

    property bool animated: false
    // Create cards once the table has its final size, or they would be drawn for each size before it.
    property bool sized: false

    Cloth {
        anchors.fill: parent
    }

    readonly property TableLayout place: TableLayout {
        width: board.Window.width
        height: board.Window.height
        open: true
        area: Qt.rect(0, 0, board.width, board.height)
        seats: Math.max(2, board.deal.seatCount)
        longest: board.deal.longest
        kinds: board.deal.places
    }

    Repeater {
        model: board.deal.seats
        delegate: SeatBadge {
            layout: board.place
        }
    }
    Repeater {
        model: board.sized ? board.deal.cards : null
        delegate: CardItem {
            app: board.app
            layout: board.place
            owner: board.deal.seatCount > 0 ? board.deal.nameAt(position) : ""
            animated: board.animated
        }
    }

    Column {
        x: 12 * Theme.unit
        y: 12 * Theme.unit
        z: 100
        spacing: 6 * Theme.unit

        Repeater {
            model: board.deal.signs

            Rectangle {
                id: mark
                required property string modelData

                objectName: "reviewSign"
                width: words.width + 2 * Theme.gap
                height: words.height + 0.8 * Theme.gap
                radius: Theme.radius
                color: Theme.plate
                border.color: Theme.plateEdge

                PlainText {
                    id: words
                    anchors.centerIn: parent
                    // At the left of the hand opposite.
                    width: Math.min(implicitWidth, 0.27 * board.width - 2 * Theme.gap)
                    wrapMode: Text.Wrap
                    text: mark.modelData
                    color: Theme.plateText
                    font.pixelSize: Theme.body
                    font.bold: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }

    Rectangle {
        visible: board.deal.trumpName !== ""
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
            text: (({S: "♠ ", H: "♥ ", D: "♦ ", C: "♣ "})[board.deal.trump] ?? "") + board.deal.trumpName
            color: board.deal.trump === "H" || board.deal.trump === "D" ? Theme.plateRed : Theme.plateText
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Trump: %1").arg(board.deal.trumpName)
        }
    }

    // Timers end with the table, which may be closed before they fire.
    Timer {
        running: true
        interval: 0
        onTriggered: {
            board.sized = true;
            moving.start();
        }
    }
    Timer {
        id: moving
        interval: 0
        onTriggered: board.animated = true
    }
}
