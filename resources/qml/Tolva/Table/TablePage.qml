pragma ComponentBehavior: Bound

import QtQuick

// The table: the felt with the cards, and the rail beside it. Keys play.
FocusScope {
    id: page

    required property Matches matches
    required property Navigation navigation
    required property Pages pages
    required property Settings settings
    required property Tasks tasks
    readonly property Sitting sitting: page.navigation.atTable

    objectName: "tablePage"

    focus: true

    property alias lastTrickShown: keys.lastTrickShown
    // Whether the window's menu lies over the head of the rail.
    property bool menuOpen: false
    // The area in the rail for a notice.
    readonly property rect free: rail.free
    // Nothing covers the table.
    readonly property bool inUse: visible && page.pages.page === "" && page.navigation.sheet === "" && !page.sitting.table.covered

    function takeKeys() {
        keys.forceActiveFocus();
    }

    TableKeys {
        id: keys
        pages: page.pages
        settings: page.settings
        sitting: page.sitting
        task: page.tasks
        pointer: felt.pointer
        numbers: felt.numbers
        amount: felt.amount
        bids: felt.bids
        onCardChosen: card => felt.choose(card)
        onTurnWanted: felt.turn()
        onScoreAsked: {
            if (rail.paperLies)
                rail.paperLarge = !rail.paperLarge;
            else if (!felt.markers?.step())
                forceActiveFocus();
        }
    }

    readonly property TableLayout layout: TableLayout {
        width: page.width - rail.width
        height: page.height
        unit: 0.9 * Math.min(page.width / 1280, page.height / 800)
        seats: Math.max(2, page.sitting.table.seatCount)
        kinds: page.sitting.table.places
        markers: page.sitting.table.markers
        spreadCount: page.sitting.table.spreadCount
        openHands: page.sitting.table.openHands
        moneyed: page.sitting.table.moneyed
        banked: page.sitting.table.banked
        // Rows across the table leave no room for larger cards.
        size: [0.86, 1, rowLength > 0 ? 1 : 1.1][page.settings.cardSize]
        watched: page.sitting.table.watched
        text: Theme.scale
    }

    // One ring at a time: on a card while the keys belong to the hand, else on the button that has the focus.
    Connections {
        target: page.Window.window
        function onActiveFocusItemChanged() {
            if (![page, keys].includes(page.Window.activeFocusItem))
                felt.pointer.face = "";
        }
    }

    TapHandler {
        onTapped: {
            keys.forceActiveFocus();
            rail.paperLarge = page.lastTrickShown = false;
            felt.clear();
        }
    }

    // Highlights what the task is about, with an arrow from the task.
    Item {
        id: pointer

        readonly property rect lit: felt.lit
        readonly property bool pointing: lit.width > 0 && rail.noteArea.width > 0

        Rectangle {
            objectName: "lessonLight"
            // A card in the hand has a ring instead.
            visible: pointer.pointing && page.tasks.point !== "card"
            x: pointer.lit.x - 5 * Theme.unit
            y: pointer.lit.y - 5 * Theme.unit
            width: pointer.lit.width + 10 * Theme.unit
            height: pointer.lit.height + 10 * Theme.unit
            radius: Theme.radius
            color: "#55f0cf7c"
            border.color: Theme.pick
            border.width: 3 * Theme.unit
        }

        // From the edge of the note to the edge of its subject, avoiding buttons and prompts: a line through a
        // button would seem to mean it. If there is no such line, only the highlight is shown.
        Rectangle {
            objectName: "lessonArrow"

            readonly property list<point> way: pointer.wayPast(rail.noteArea, pointer.lit, felt.between)
            readonly property point start: way[0] ?? Qt.point(0, 0)
            readonly property point end: way[1] ?? Qt.point(0, 0)
            readonly property real far: Math.hypot(end.x - start.x, end.y - start.y)

            visible: pointer.pointing && far > 8 * Theme.unit
            x: start.x
            y: start.y - height / 2
            width: far
            height: 4 * Theme.unit
            color: Theme.pick
            antialiasing: true
            transformOrigin: Item.Left
            rotation: Math.atan2(end.y - start.y, end.x - start.x) * 180 / Math.PI

            Diamond {
                anchors.horizontalCenter: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.horizontalCenterOffset: -width / 2
                width: 13 * Theme.unit
                color: Theme.pick
            }
        }

        // Return the ends of a straight line between two areas that crosses none of the others, as near the
        // middle as possible; empty if there is none.
        function wayPast(note: rect, to: rect, others: list<rect>): list<point> {
            for (const part of [4, 3, 5, 2, 6, 1, 7, 0, 8]) {
                const start = nearest(note, Qt.point(to.x + to.width * part / 8, to.y + to.height / 2));
                const end = nearest(to, Qt.point(part === 4 ? start.x : to.x + to.width * part / 8, start.y));
                if (!others.some(one => crosses(start, end, one)))
                    return [start, end];
            }
            return [];
        }

        // Return whether the line enters the area.
        function crosses(start: point, end: point, area: rect): bool {
            for (let part = 0; part <= 40; ++part) {
                const x = start.x + (end.x - start.x) * part / 40, y = start.y + (end.y - start.y) * part / 40;
                if (x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height)
                    return true;
            }
            return false;
        }

        // Return the nearest point of the area.
        function nearest(area: rect, to: point): point {
            return Qt.point(Math.max(area.x, Math.min(to.x, area.x + area.width)), Math.max(area.y, Math.min(to.y, area.y + area.height)));
        }
    }

    Felt {
        id: felt
        width: page.layout.width
        height: page.height
        matches: page.matches
        settings: page.settings
        sitting: page.sitting
        task: page.tasks
        layout: page.layout
        keys: keys
        rail: rail
        inUse: page.inUse
    }

    TablePart {
        width: felt.width
        height: felt.height
        active: keys.ownTricksShown
        name: "OwnTricks"
        given: ({narrator: page.sitting.narrator, table: page.sitting.table, keys: keys})
    }

    Rail {
        id: rail
        anchors.right: parent.right
        // Cards are as large as the window's height allows, which leaves this width to spare; a table that is only
        // looked at has little to say here.
        width: (page.layout.watched && !rail.paperLies ? Math.min(1, 0.6 * Theme.scale) : 1) * Math.min(0.22 * page.width, 0.4 * page.height)
        height: page.height
        pages: page.pages
        settings: page.settings
        sitting: page.sitting
        menuOpen: page.menuOpen
        task: page.tasks
        layout: page.layout
        keys: keys
    }

    // All calls of the deal, on the table; a click or the key closes it.
    Loader {
        anchors.fill: parent
        active: keys.auctionShown
        sourceComponent: TableSheet {
            id: look

            name: "auctionSheet"
            title: page.sitting.auction.rows.length > 0 ? qsTr("The calls in this deal") : qsTr("Nothing has been called yet")
            Accessible.role: Accessible.Grouping
            Accessible.name: title
            onClosed: keys.auctionShown = false
            Component.onCompleted: {
                const people = page.sitting.auction.people;
                const calls = [].concat(...page.sitting.auction.rows.map(row => row.map((call, column) => call === "" ? "" : people[column] + ": " + call)));
                page.sitting.narrator.read([title, ...calls].filter(text => text).join("\n"), true);
            }

            AuctionTable {
                auction: page.sitting.auction
                size: Theme.body
                explained: true
                room: look.width - 12 * Theme.gap
            }
        }
    }

    Connections {
        target: page.sitting.table
        function onTurn_changed() {
            keys.lastTrickShown = keys.ownTricksShown = keys.auctionShown = false;
            keys.bet = -1;
            felt.pointer.face = "";
        }
    }

    Binding {
        target: page.sitting.race
        property: "watched"
        value: page.inUse
    }

    // The sizes of the cards, once the window has settled.
    readonly property string sizes: [Theme.deck, page.layout.ownWidth, page.layout.middle.playedWidth].join()
    onSizesChanged: settled.restart()

    Timer {
        id: settled
        interval: 300
        running: true
        onTriggered: Theme.decks.expect(Theme.deck, [page.layout.ownWidth, page.layout.middle.playedWidth], page.Screen.devicePixelRatio)
    }

    Keys.forwardTo: [keys]

    Later {
        running: true
        onTriggered: felt.animated = true
    }
}
