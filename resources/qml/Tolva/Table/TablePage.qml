pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The table: cards, people, score, and the keys that play.
FocusScope {
    id: page

    required property CardKeys cardKeys
    required property Decks decks
    required property Help help
    required property Lesson lesson
    required property Matches matches
    required property Navigation navigation
    required property Pages pages
    required property Records records
    required property Settings settings
    required property Tasks tasks
    readonly property Sitting sitting: page.navigation.atTable

    objectName: "tablePage"

    focus: true

    property bool animated: false
    property alias lastTrickShown: keys.lastTrickShown
    property alias menuOpen: buttons.menuOpen
    // Nothing covers the table.
    readonly property bool inUse: visible && page.pages.page === "" && page.navigation.sheet === "" && !page.sitting.table.covered

    // Parts that not every game needs are loaded on demand, so that the window opens sooner.
    component TablePart: Part {
        required property string name
        file: Qt.resolvedUrl(name + ".qml")
    }

    // The place of the button that turns the next card.
    readonly property rect turnButton: {
        const button = (turnPad.item as TurnPad)?.button;
        if (race.item)
            return (race.item as RacePanel).turnArea;
        return button ? Qt.rect(turnPad.x + button.x, turnPad.y + button.y, button.width, button.height) : Qt.rect(0, 0, 0, 0);
    }

    // The width of a notice beside the hand opposite. Large letters are better wrapped than on one long line.
    readonly property real noticeRoom: Theme.scale > 1.2 ? 0.28 * page.width : page.width / 2 - 1.75 * layout.smallWidth - 1.7 * layout.margin
    // Return the place where a notice of that size covers least, as near to the upper right as possible.
    function noticePlace(wide: real, high: real): point {
        return finder.find(wide, high, [hintArea, ...note.markers], Qt.point(page.width, 0), []);
    }
    function isFree(at: point, wide: real, high: real): bool {
        return finder.isFree(at, wide, high, [hintArea, ...note.markers]);
    }
    // The area of the hint; empty if there is none.
    readonly property rect hintArea: hint.visible ? Qt.rect(hint.x, hint.y, hint.width, hint.height) : Qt.rect(0, 0, 0, 0)

    // With the slip guard, the first click lifts a card and the second plays it.
    function click(card: CardItem) {
        if (page.settings.clickTwice && (card.playable || card.choosable) && pointer.face !== card.key)
            pointer.pointAt(card);
        else
            page.choose(card);
    }

    function choose(card: CardItem) {
        pointer.face = page.sitting.arranging.active ? card.key : "";
        if (page.sitting.arranging.active && card.held)
            page.sitting.arranging.choose(card.face);
        else if (card.zone === "offered")
            page.sitting.choosing.pick(card.lie.place);
        else if (card.touch || card.face === "")
            page.sitting.choosing.touch(card.zone);
        else
            page.sitting.choosing.choose(card.face, card.held);
    }

    Pointer {
        id: pointer
        cardKeys: page.cardKeys
        narrator: page.sitting.narrator
        cards: cards
        onFaceChanged: {
            if (face !== "") {
                keys.bet = -1;
                keys.forceActiveFocus();
            }
            announce();
        }
    }

    function takeKeys() {
        keys.forceActiveFocus();
    }

    TableKeys {
        id: keys
        pages: page.pages
        settings: page.settings
        sitting: page.sitting
        task: page.tasks
        pointer: pointer
        numbers: numbers
        amount: amount.steps
        bids: bids
        onCardChosen: card => page.choose(card)
        onMenuAsked: buttons.menu.toggle()
        onTurnWanted: (turnPad.item as TurnPad)?.go()
        onScoreAsked: {
            if (paper.lies)
                paper.large = !paper.large;
            else if (!page.markers?.step())
                keys.forceActiveFocus();
        }
    }

    readonly property TableLayout layout: TableLayout {
        width: page.width
        height: page.height
        seats: Math.max(2, page.sitting.table.seatCount)
        sides: page.sitting.table.sides.length
        kinds: page.sitting.table.places
        markers: page.sitting.table.markers
        spreadCount: page.sitting.table.spreadCount
        openHands: page.sitting.table.openHands
        banked: page.sitting.table.banked
        // Rows across the table leave no room for larger cards.
        size: [0.86, 1, rowLength > 0 ? 1 : 1.1][page.settings.cardSize]
        watched: page.sitting.table.watched
        text: Theme.scale
        hint: hint.longest
        aside: note.active || page.lastTrickShown
        hinted: hint.visible && hint.inStrip
    }

    // One ring at a time: on a card while the keys belong to the hand, else on the button that has the focus.
    Connections {
        target: page.Window.window
        function onActiveFocusItemChanged() {
            if (![page, keys].includes(page.Window.activeFocusItem))
                pointer.face = "";
        }
    }

    TapHandler {
        onTapped: {
            keys.forceActiveFocus();
            pointer.face = "";
            buttons.menu.open = paper.large = false;
            page.lastTrickShown = false;
            if (!page.sitting.choosing.clear())
                page.sitting.table.skip();
        }
    }

    // The low cards in the corners that mark the scores, in games that use them.
    readonly property Lankor markers: markerPart.item as Lankor
    TablePart {
        id: markerPart
        active: page.layout.markers
        name: "Lankor"
        anchors.fill: parent
        given: ({narrator: page.sitting.narrator, table: page.sitting.table, layout: page.layout, page: page, animated: Qt.binding(() => page.animated)})
    }

    Repeater {
        model: page.sitting.table.seats
        delegate: SeatBadge {
            layout: page.layout
        }
    }

    // What every card depends on, asked for once.
    readonly property list<string> names: page.sitting.table.names
    readonly property int stock: page.sitting.table.stock
    readonly property bool racing: page.sitting.race.active
    readonly property bool arranging: page.sitting.arranging.active
    readonly property var figures: page.sitting.hints.figures
    readonly property list<string> advisedInHand: [...page.sitting.hints.cards, ...page.tasks.marks]
    readonly property list<string> advisedOnTable: [...page.sitting.hints.takes, ...page.tasks.takes]
    readonly property list<int> advisedPlaces: [page.sitting.hints.pick, page.tasks.pick]

    CardGroups {
        table: page.sitting.table
        layout: page.layout
        cards: cards
        names: page.names
    }

    Repeater {
        id: cards
        model: page.sitting.table.cards
        delegate: CardItem {
            choosing: page.sitting.choosing
            layout: page.layout
            stockCount: page.stock
            // In a race the open cards do not move: everybody waits for them.
            animated: page.animated && !(page.racing && page.layout.isOpen(lie.zone))
            owner: page.names[position] ?? ""
            cursor: (held || choosable) && key !== "" && key === pointer.face
            advised: face === "" ? zone === "offered" && page.advisedPlaces.includes(lie.place)
                                 : (held ? page.advisedInHand : page.advisedOnTable).includes(face)
            refused: held && face !== "" && face === whyNot.face
            figure: held && (page.arranging ? String(lie.place + 1) : page.figures[face]) || ""
            onClicked: page.click(this)
            onPlayed: {
                pointer.face = "";
                if (!page.sitting.arranging.active)
                    page.sitting.choosing.lay(face);
            }
            onShifted: place => {
                if (!page.sitting.choosing.put(face, place))
                    page.sitting.arranging.put(face, place);
            }
        }
    }

    TableButtons {
        id: buttons
        lesson: page.lesson
        navigation: page.navigation
        pages: page.pages
        records: page.records
        settings: page.settings
        sitting: page.sitting
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.layout.margin
        z: 120
        // With large text the buttons stay clear of the hand opposite.
        spacing: (page.width < 900 * Theme.unit ? 1 : 8) * page.layout.unit
        onCallsAsked: keys.auctionShown = !keys.auctionShown
        onLastTrickAsked: page.lastTrickShown = !page.lastTrickShown
    }

    TablePart {
        active: page.sitting.table.direction < 0
        name: "DirectionSign"
        given: ({table: page.sitting.table})
        x: page.layout.middle.x - width / 2
        y: page.layout.middle.y - 0.9 * height
        width: 62 * page.layout.unit
        height: width
    }

    TablePart {
        id: order
        active: page.sitting.table.order.length > 0
        visible: active
        name: "RankLegend"
        anchors.right: tableSigns.right
        anchors.top: tableSigns.bottom
        anchors.topMargin: 3 * page.layout.unit
        // As few rows as possible: the hand at the right begins below it.
        given: ({table: page.sitting.table, room: Qt.binding(() => 0.6 * page.width)})
        z: 109
    }

    TablePart {
        id: tableSigns
        active: page.sitting.table.signs.length > 0
        visible: active
        name: "TableSigns"
        given: ({table: page.sitting.table, room: Qt.binding(() => buttons.width)})
        anchors.right: buttons.right
        anchors.top: buttons.bottom
        anchors.topMargin: 3 * page.layout.unit
        z: 110
    }

    TablePart {
        active: page.sitting.table.piles.length > 0
        name: "PileCounts"
        given: ({table: page.sitting.table, layout: page.layout})
        anchors.fill: parent
        z: 50
    }

    TablePart {
        active: page.sitting.table.moneyed
        name: "Money"
        given: ({table: page.sitting.table, layout: page.layout, animated: Qt.binding(() => page.animated)})
        anchors.fill: parent
        z: 55
    }

    NumberPanel {
        id: numbers
        choosing: page.sitting.choosing
        hints: page.sitting.hints
        task: page.tasks
        layout: page.layout
        z: 160
    }

    PaperNote {
        id: paper
        narrator: page.sitting.narrator
        table: page.sitting.table
        layout: page.layout
        room: page.layout.people.y(1) - 0.6 * page.layout.people.sideRoom
        faceRoom: page.layout.badge(1).y + page.layout.badgeHeight / 2 - page.layout.faceSize(1) - 1.5 * page.layout.margin
        z: large ? 185 : 40
    }

    BidPanel {
        id: bids
        task: page.tasks
        sitting: page.sitting
        layout: page.layout
        // Below the buttons, which large text makes higher.
        from: Math.max(page.layout.middle.bidsTop, buttons.y + buttons.height + 4 * page.layout.unit)
        z: 160
    }

    TablePart {
        id: amount
        readonly property NumberSteps steps: item as NumberSteps
        active: page.sitting.choosing.range.length > 0
        visible: active
        name: "NumberSteps"
        given: ({choosing: page.sitting.choosing, layout: page.layout})
        x: steps?.spot.x ?? 0
        y: steps?.spot.y ?? 0
        z: 160
    }

    CornerSigns {
        id: signs
        sitting: page.sitting
        layout: page.layout
        buttons: buttons
        nameLeft: page.markers?.nameLeft ?? page.width
        z: 119
        spacing: buttons.spacing
    }

    TablePart {
        active: page.matches.standing !== ""
        name: "MatchNote"
        given: ({matches: page.matches, layout: page.layout, buttons: undo})
    }

    TablePart {
        id: race
        anchors.fill: parent
        z: 150
        active: page.sitting.race.active
        name: "RacePanel"
        given: ({hints: page.sitting.hints, task: page.tasks, race: page.sitting.race, settings: page.settings, layout: page.layout})
    }

    UndoButtons {
        id: undo
        takeBack: page.sitting.takeBack
        opacity: page.sitting.race.active ? 0 : 1
        enabled: !page.sitting.race.active
        layout: page.layout
        inUse: page.inUse && !page.sitting.race.active
    }

    PackCut {
        cutting: page.sitting.cutting
        table: page.sitting.table
        layout: page.layout
    }

    TablePart {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
        active: page.sitting.table.covered && !page.sitting.privacy.several
        name: "CardsDown"
        given: ({privacy: page.sitting.privacy})
    }

    CallBar {
        id: calls
        readonly property real besideStrip: page.width - page.layout.margin - width
        task: page.tasks
        sitting: page.sitting
        visible: !page.sitting.race.active
        keys: keys
        room: page.width - 2 * page.layout.margin
        // It makes way for a hint or a refusal in the strip.
        x: hint.inStrip && hint.visible || whyNot.inStrip && whyNot.visible ? besideStrip : (page.width - width) / 2
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    // Before a deal: the hands are empty, and there is no other prompt.
    TablePart {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
        active: page.sitting.cutting.asked
        name: "CutBar"
        given: ({cutting: page.sitting.cutting, room: Qt.binding(() => page.width - 2 * page.layout.margin)})
    }

    TablePart {
        id: turnPad
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + page.layout.stripHeight + 0.5 * (page.height - page.layout.stripY - page.layout.stripHeight - height)
        z: 150
        active: page.sitting.table.turning !== ""
        name: "TurnPad"
        given: ({task: page.tasks, settings: page.settings, table: page.sitting.table, room: Qt.binding(() => page.width - 2 * page.layout.badgeWidth)})
    }

    WhyNot {
        id: whyNot
        help: page.help
        moveMaker: page.sitting.moveMaker
        table: page.sitting.table
        // Lower with large text, like a hint.
        readonly property bool inStrip: Theme.scale > 1.2 && hint.quiet
        readonly property real end: (inStrip ? calls.besideStrip : page.width) - 8 * page.layout.unit
        room: end - 8 * page.layout.unit
        x: Math.min((page.width - width) / 2, end - width)
        y: page.layout.stripY + (inStrip ? page.layout.stripHeight : 0) - height - 6 * page.layout.unit
        z: 210
    }

    FreePlace {
        id: finder
        layout: page.layout
        cards: cards
        // The calls so far, too, where there is room for them.
        panels: [...callFinder.panels, ...(auction.item ? [auction.item as Item] : [])]
    }
    // Finds a place for the calls so far.
    FreePlace {
        id: callFinder
        layout: page.layout
        cards: cards
        panels: [undo, calls, numbers, bids, amount, signs, turnPad, tableSigns, order, paper, buttons, ...((race.item as RacePanel)?.areas ?? [])]
    }
    HintNote {
        id: hint
        sitting: page.sitting
        layout: page.layout
        finder: finder
        cards: cards
        calls: calls
        bids: bids
        numbers: numbers
        signs: tableSigns
        markers: note.markers
        z: 205
    }

    TablePart {
        id: lastTrick
        z: 180
        active: page.lastTrickShown
        name: "LastTrick"
        given: ({narrator: page.sitting.narrator, table: page.sitting.table, layout: Qt.binding(() => page.layout), area: Qt.binding(() => page.layout.crammed && note.active ? page.layout.middle.besideHand : page.layout.middle.aside)})
        onLoaded: {
            const look = item as LastTrick;
            look.closed.connect(() => page.lastTrickShown = false);
            look.ownTricksWanted.connect(keys.showOwnTricks);
        }
    }

    TablePart {
        id: ownTricks
        anchors.fill: parent
        z: 181
        active: keys.ownTricksShown
        name: "OwnTricks"
        given: ({narrator: page.sitting.narrator, table: page.sitting.table})
        onLoaded: (item as OwnTricks).closed.connect(() => keys.ownTricksShown = false)
    }

    TablePart {
        id: auction
        z: 45
        active: page.sitting.auction.open || page.sitting.auction.offers.length > 0
        name: "AuctionNote"
        given: ({auction: page.sitting.auction, layout: page.layout, finder: callFinder, kept: Qt.binding(() => [page.hintArea, ...note.markers])})
        onLoaded: (item as AuctionNote).allWanted.connect(() => keys.auctionShown = true)
    }

    TablePart {
        anchors.fill: parent
        z: 181
        active: keys.auctionShown
        name: "AuctionSheet"
        given: ({auction: page.sitting.auction, narrator: page.sitting.narrator})
        onLoaded: (item as AuctionSheet).closed.connect(() => keys.auctionShown = false)
    }

    TableNote {
        id: note
        sitting: page.sitting
        task: page.tasks
        width: page.width
        height: page.height
        z: 190
        layout: page.layout
        cards: cards
        calls: calls
        numbers: numbers
        bids: bids
        turning: page.turnButton
        reacting: (race.item as RacePanel)?.areaOf(page.tasks.reaction) ?? Qt.rect(0, 0, 0, 0)
        finder: finder
        signs: tableSigns
        order: order
        ownMarkers: page.markers?.own ?? 0
        tricks: {
            const last = lastTrick.item as LastTrick;
            return (ownTricks.item as OwnTricks)?.area ?? (last ? Qt.rect(last.x, last.y, last.width, last.height) : Qt.rect(0, 0, 0, 0));
        }
    }

    LessonPointer {
        // Under cards and badges.
        z: -1
        note: note
    }

    Repeater {
        model: page.sitting.table.seats
        delegate: Speech {
            layout: page.layout
            finder: finder
            kept: note.markers
            floor: amount.visible ? amount.y : numbers.visible ? numbers.y : page.layout.stripY
            asked: page.asked
        }
    }

    // All panels with prompts: speech bubbles avoid them.
    readonly property var asked: [bids.visible, bids.x, bids.y, bids.height, numbers.visible, numbers.y, amount.visible, amount.y, calls.x, calls.width, signs.width, tableSigns.height, paper.large]

    Connections {
        target: page.sitting.table
        function onTurn_changed() {
            pointer.face = "";
            page.lastTrickShown = false;
            keys.ownTricksShown = keys.auctionShown = false;
            keys.bet = -1;
        }
    }

    Binding {
        target: page.sitting.race
        property: "watched"
        value: page.inUse
    }

    // The sizes of the cards, once the window has settled.
    readonly property var sizes: [Theme.deck, page.layout.ownWidth, page.layout.middle.playedWidth]
    onSizesChanged: settled.restart()

    Timer {
        id: settled
        interval: 300
        running: true
        onTriggered: page.decks.expect(page.sizes[0], page.sizes.slice(1), page.Screen.devicePixelRatio)
    }

    Keys.forwardTo: [keys]

    Later {
        running: true
        onTriggered: page.animated = true
    }
}
