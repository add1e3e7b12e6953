pragma ComponentBehavior: Bound

import QtQuick

// A position in the review, with the cards and badges of the table.
Item {
    id: board

    // The positions: the model of the review, or of another page with open hands.
    required property OpenDeal deal

    property bool animated: false
    // Create cards once the table has its final size, or they would be drawn for each size before it.
    property bool sized: false

    Cloth {
        anchors.fill: parent
    }

    readonly property TableLayout place: TableLayout {
        width: board.Window.width
        height: board.Window.height
        text: Theme.scale
        open: true
        board: Qt.size(board.width, board.height)
        signed: signs.taken
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
    readonly property list<string> names: board.deal.names
    Repeater {
        model: board.sized ? board.deal.cards : null
        delegate: CardItem {
            layout: board.place
            owner: board.names[position] ?? ""
            animated: board.animated
        }
    }

    // Signs and trump are in the free corner, or else in lines above the hands.
    Flow {
        id: signs
        readonly property real margin: 12 * Theme.unit
        readonly property string trump: (({S: "♠\u00a0", H: "♥\u00a0", D: "♦\u00a0", C: "♣\u00a0"})[board.deal.trump] ?? "") + board.deal.trumpName
        readonly property size corner: board.place.all.corner(board.width, board.height)
        readonly property bool inCorner: board.place.seats !== 3 && measure.contentWidth <= measure.width && margin + measure.height + measure.lineCount * (0.8 * Theme.gap + spacing) + margin <= corner.height
        // The height that the hands leave to them. The hands of three are a quarter down.
        readonly property real below: y + height
        readonly property real taken: !board.deal.trumpName && board.deal.signs.length === 0 || inCorner ? 0 : board.place.seats === 3 ? Math.max(0, (below + spacing - corner.height) / 0.75) : below

        x: margin
        y: inCorner ? margin : 0.7 * margin
        z: 100
        width: (inCorner ? corner.width : board.width) - 2 * margin
        spacing: 6 * Theme.unit

        Repeater {
            model: board.deal.signs

            WrittenSign {
                required property string modelData
                objectName: "reviewSign"
                room: signs.width
                text: modelData
            }
        }
        WrittenSign {
            objectName: "reviewSign"
            visible: board.deal.trumpName !== ""
            room: signs.width
            text: signs.trump
            ink: board.deal.trump === "H" || board.deal.trump === "D" ? Theme.plateRed : Theme.plateText
            told: qsTr("Trump: %1").arg(board.deal.trumpName)
        }
    }
    PlainText {
        id: measure
        visible: false
        width: Math.max(1, signs.corner.width - 2 * signs.margin - 2 * Theme.gap)
        // A word that must be broken does not fit.
        wrapMode: Text.WordWrap
        text: [...board.deal.signs, signs.trump].filter(one => one !== "").join("\n")
        font.bold: true
    }

    // Timers end with the table, which may be closed before they fire.
    Later {
        running: true
        onTriggered: {
            board.sized = true;
            moving.start();
        }
    }
    Later {
        id: moving
        onTriggered: board.animated = true
    }
}
