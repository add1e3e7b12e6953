pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The table: cards, people, score, and the keys that play.
FocusScope {
    id: page

    property int cursor: -1
    property bool animated: false
    readonly property alias layout: layout

    function cardAt(place: int): CardItem {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && card.held && card.place === place)
                return card;
        }
        return null;
    }

    function step(by: int) {
        const count = cardAt(0)?.count ?? 0;
        if (count > 0)
            cursor = cursor < 0 ? (by > 0 ? 0 : count - 1) : (cursor + by + count) % count;
    }

    function playCursor() {
        const card = cursor < 0 ? null : cardAt(cursor);
        if (card)
            Table.play(card.face);
        else
            Table.skip();
    }

    TableLayout {
        id: layout
        width: page.width
        height: page.height
        seats: Math.max(2, Table.seatCount)
    }

    TapHandler {
        onTapped: Table.skip()
    }

    Lankor {
        anchors.fill: parent
        layout: layout
        animated: page.animated
    }

    Repeater {
        model: Table.seats
        delegate: SeatBadge {
            layout: layout
        }
    }

    Repeater {
        id: cards
        model: Table.cards
        delegate: CardItem {
            layout: layout
            animated: page.animated
            cursor: held && place === page.cursor
            onPlayed: {
                page.cursor = -1;
                Table.play(face);
            }
        }
    }

    TrumpSign {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: layout.margin
    }

    CallBar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: layout.stripY + (layout.stripHeight - height) / 2
        z: 150
    }

    Repeater {
        model: Table.seats
        delegate: Speech {
            layout: layout
        }
    }

    Connections {
        target: Table
        function onTurn_changed() {
            page.cursor = -1;
        }
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onReturnPressed: playCursor()
    Keys.onEnterPressed: playCursor()
    Keys.onSpacePressed: playCursor()
    Keys.onDigit1Pressed: Table.call(0)

    Component.onCompleted: Qt.callLater(() => page.animated = true)
}
