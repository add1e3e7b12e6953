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
            if (rail.paper.lies)
                rail.paper.large = !rail.paper.large;
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
            rail.paper.large = page.lastTrickShown = false;
            felt.clear();
        }
    }

    LessonPointer {
        subject: felt.subject
        from: rail.noteArea
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
        given: ({narrator: page.sitting.narrator, table: page.sitting.table})
        onLoaded: (item as OwnTricks).closed.connect(() => keys.ownTricksShown = false)
    }

    Rail {
        id: rail
        anchors.right: parent.right
        // Cards are as large as the window's height allows, which leaves this width to spare; a table that is only
        // looked at has little to say here.
        width: (page.layout.watched && !rail.paper.lies ? Math.min(1, 0.6 * Theme.scale) : 1) * Math.min(0.22 * page.width, 0.4 * page.height)
        height: page.height
        pages: page.pages
        settings: page.settings
        sitting: page.sitting
        menuOpen: page.menuOpen
        task: page.tasks
        layout: page.layout
        keys: keys
    }

    TablePart {
        anchors.fill: parent
        active: keys.auctionShown
        name: "AuctionSheet"
        given: ({auction: page.sitting.auction, narrator: page.sitting.narrator})
        onLoaded: (item as AuctionSheet).closed.connect(() => keys.auctionShown = false)
    }

    Connections {
        target: page.sitting.table
        function onTurn_changed() {
            keys.lastTrickShown = keys.ownTricksShown = keys.auctionShown = false;
            keys.bet = -1;
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
