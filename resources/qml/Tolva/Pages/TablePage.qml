pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Table

// The table: cards, people, score, and the keys that play.
FocusScope {
    id: page

    required property AppModel app

    objectName: "tablePage"

    focus: true

    property bool animated: false
    property alias lastTrickShown: keys.lastTrickShown
    // Nothing lies over the table.
    readonly property bool inUse: visible && page.app.pages.page === "" && page.app.navigation.sheet === "" && !page.app.table.covered

    // What not every game has is read from its file when it is first wanted, so that the window opens soon.
    component Part: PageLoader {
        required property string name
        file: Qt.resolvedUrl("../Table/" + name + ".qml")
    }

    // The cards that would have been better than the one that was tried, where one learns.
    readonly property list<string> tried: page.app.table.practice ? page.app.tries.cards : []

    // Where the button is that turns the next card.
    readonly property rect turnButton: {
        const button = (turnPad.item as TurnPad)?.button;
        if (race.item)
            return (race.item as RacePanel).turnArea;
        return button ? Qt.rect(turnPad.x + button.x, turnPad.y + button.y, button.width, button.height) : Qt.rect(0, 0, 0, 0);
    }

    // How wide a notice may be: beside the hand opposite. Large letters lie better above each other than side by side.
    readonly property real noticeRoom: Theme.scale > 1.2 ? 0.28 * page.width : page.width / 2 - 1.75 * layout.smallWidth - 1.7 * layout.margin
    // Where a notice of that size covers least, at the upper right as far as it can be.
    function noticePlace(wide: real, high: real): point {
        return finder.find(wide, high, [hintArea, ...note.markers], Qt.point(page.width, 0), []);
    }
    // Where the hint is; empty: there is none.
    readonly property rect hintArea: hint.visible ? Qt.rect(hint.x, hint.y, hint.width, hint.height) : Qt.rect(0, 0, 0, 0)

    // With the slip guard a click lifts the card that the next one plays.
    function click(card: CardItem) {
        if (page.app.settings.clickTwice && (card.playable || card.choosable) && pointer.face !== card.key)
            pointer.pointAt(card);
        else
            page.choose(card);
    }

    function choose(card: CardItem) {
        pointer.face = page.app.arranging.active ? card.key : "";
        if (page.app.arranging.active && card.held)
            page.app.arranging.choose(card.face);
        else if (card.zone === "offered")
            page.app.choosing.pick(card.lie.place);
        else if (card.touch || card.face === "")
            page.app.choosing.touch(card.zone);
        else
            page.app.choosing.choose(card.face, card.held);
    }

    Pointer {
        id: pointer
        app: page.app
        cards: cards
        onFaceChanged: {
            if (face !== "")
                keys.bet = -1;
            page.tell(face);
        }
    }

    // For those who listen instead of looking.
    function tell(face: string) {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (face !== "" && card?.face === face && (card.held || card.choosable))
                page.app.narrator.point(face, card.playable || card.choosable);
        }
    }

    TableKeys {
        id: keys
        app: page.app
        pointer: pointer
        numbers: numbers
        amount: amount
        bids: bids
        onCardChosen: card => page.choose(card)
        onMenuAsked: menu.toggle()
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
        seats: Math.max(2, page.app.table.seatCount)
        sides: page.app.table.sides.length
        kinds: page.app.table.places
        markers: page.app.table.markers
        spreadCount: page.app.table.spreadCount
        openHands: page.app.table.openHands
        banked: page.app.table.banked
        // Rows across the table leave no room for larger cards.
        size: [0.86, 1, rowLength > 0 ? 1 : 1.1][page.app.settings.cardSize]
        text: Theme.scale
        hint: hint.longest
        aside: note.active || page.lastTrickShown
        hinted: hint.visible && hint.inStrip
    }

    TapHandler {
        onTapped: {
            pointer.face = "";
            menu.open = paper.large = false;
            page.lastTrickShown = false;
            if (!page.app.choosing.clear())
                page.app.table.skip();
        }
    }

    // The low cards in the corners that mark the scores, where the game has them.
    readonly property Lankor markers: markerPart.item as Lankor
    Part {
        id: markerPart
        app: page.app
        active: page.layout.markers
        name: "Lankor"
        anchors.fill: parent
        given: ({layout: page.layout, table: page, animated: Qt.binding(() => page.animated)})
    }

    Repeater {
        model: page.app.table.seats
        delegate: SeatBadge {
            layout: page.layout
        }
    }

    Repeater {
        id: cards
        model: page.app.table.cards
        delegate: CardItem {
            app: page.app
            layout: page.layout
            stockCount: page.app.table.stock
            // What everybody waits for is there at once.
            animated: page.animated && !(page.app.race.active && page.layout.isOpen(lie.zone))
            owner: page.app.table.seatCount > 0 ? page.app.table.nameAt(position) : ""
            cursor: (held || choosable) && key !== "" && key === pointer.face
            advised: face === "" ? zone === "offered" && [page.app.hints.pick, page.app.lesson.pick].includes(lie.place)
                     : (held ? [...page.app.hints.cards, ...page.app.lesson.marks, ...page.tried] : [...page.app.hints.takes, ...page.app.lesson.takes]).includes(face)
            refused: held && face !== "" && face === whyNot.face
            figure: held && (page.app.arranging.active ? String(lie.place + 1) : page.app.hints.figures[face]) || ""
            onClicked: page.click(this)
            onPlayed: {
                pointer.face = "";
                if (!page.app.arranging.active)
                    page.app.choosing.lay(face);
            }
            onShifted: place => {
                if (!page.app.choosing.put(face, place))
                    page.app.arranging.put(face, place);
            }
        }
    }

    Row {
        id: buttons
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.layout.margin
        z: 120
        spacing: 8 * page.layout.unit

        IconButton {
            objectName: "hintButton"
            visible: page.app.settings.hints && page.app.hints.possible
            picture: "hint"
            text: qsTr("Hint (H)")
            enabled: page.app.hints.allowed
            opacity: enabled ? 1 : 0.5
            onClicked: page.app.hints.ask()
        }
        IconButton {
            picture: "last-trick"
            text: qsTr("The last trick (L)")
            enabled: page.app.table.lastTrick.length > 0
            opacity: enabled ? 1 : 0.5
            onClicked: page.lastTrickShown = !page.lastTrickShown
        }
        IconButton {
            objectName: "hide"
            picture: "hide"
            text: qsTr("Hide my cards (B)")
            onClicked: page.app.privacy.turn()
        }
        IconButton {
            objectName: "rules"
            picture: "rules"
            text: qsTr("Rules (F1)")
            onClicked: page.app.help.open()
        }
        IconButton {
            objectName: "games"
            picture: "sheet"
            text: qsTr("Games played (F3)")
            onClicked: page.app.history.open()
        }
        IconButton {
            picture: "settings"
            text: qsTr("Settings (Esc)")
            onClicked: page.app.pages.open("settings")
        }
        TableMenu {
            id: menu
            app: page.app
        }
    }

    Part {
        app: page.app
        active: page.app.table.direction < 0
        name: "DirectionSign"
        x: page.layout.middle.x - width / 2
        y: page.layout.middle.y - 0.9 * height
        width: 62 * page.layout.unit
        height: width
    }

    Part {
        id: order
        app: page.app
        active: page.app.table.order.length > 0
        visible: active
        name: "RankLegend"
        anchors.right: tableSigns.right
        anchors.top: tableSigns.bottom
        anchors.topMargin: 6 * page.layout.unit
        // As few rows as there can be: below it the hand on the right begins.
        given: ({room: Qt.binding(() => 0.6 * page.width)})
        z: 109
    }

    Part {
        id: tableSigns
        app: page.app
        active: page.app.table.signs.length > 0
        visible: active
        name: "TableSigns"
        given: ({room: Qt.binding(() => buttons.width)})
        anchors.right: buttons.right
        anchors.top: buttons.bottom
        anchors.topMargin: 6 * page.layout.unit
        z: 110
    }

    Part {
        app: page.app
        active: page.app.table.piles.length > 0
        name: "PileCounts"
        given: ({layout: page.layout})
        anchors.fill: parent
        z: 50
    }

    Part {
        app: page.app
        active: page.app.table.moneyed
        name: "Money"
        given: ({layout: page.layout, animated: Qt.binding(() => page.animated)})
        anchors.fill: parent
        z: 55
    }

    NumberPanel {
        id: numbers
        app: page.app
        layout: page.layout
        z: 160
    }

    PaperNote {
        id: paper
        app: page.app
        layout: page.layout
        room: page.layout.people.y(1) - 0.6 * page.layout.people.sideRoom
        faceRoom: page.layout.badge(1).y + page.layout.badgeHeight / 2 - page.layout.faceSize(1) - 1.5 * page.layout.margin
        z: large ? 185 : 40
    }

    BidPanel {
        id: bids
        app: page.app
        layout: page.layout
        // Below the buttons, which large text makes higher.
        from: Math.max(page.layout.middle.bidsTop, buttons.y + buttons.height + 4 * page.layout.unit)
        z: 160
    }

    NumberSteps {
        id: amount
        app: page.app
        layout: page.layout
        z: 160
    }

    // Beside the buttons; below them where the hand opposite lies there.
    Row {
        id: signs
        readonly property real handRight: page.layout.markers ? page.layout.people.topRight : 0
        readonly property bool beside: buttons.x - spacing - width >= handRight
        // Large text leaves no room on the right, where the seat opposite speaks and notes lie.
        readonly property bool leftwards: page.layout.text > 1.1 && page.layout.rowLength === 0
        readonly property real edge: beside ? buttons.x - spacing : leftwards ? page.width - handRight - spacing : Math.min(page.width, page.markers?.nameLeft ?? page.width) - page.layout.margin
        x: edge - width
        y: beside ? buttons.y : buttons.y + buttons.height + 6 * page.layout.unit
        z: 119
        spacing: buttons.spacing

        NoAidsSign {
            app: page.app
        }
        TrumpSign {
            app: page.app
            visible: page.app.table.trumpShown
        }
    }

    MatchNote {
        app: page.app
        layout: page.layout
        buttons: undo
    }

    // What a game of speed is played with.
    Item {
        id: raceFloor
        visible: page.app.race.active
        y: page.layout.stripY
        width: page.width
        height: page.height - y
    }

    // Who was how quick.
    Item {
        id: raceTimes
        readonly property rect area: (race.item as RacePanel)?.timesArea ?? Qt.rect(0, 0, 0, 0)
        x: area.x
        y: area.y
        width: area.width
        height: area.height
    }

    Part {
        id: race
        app: page.app
        anchors.fill: parent
        z: 150
        active: page.app.race.active
        name: "RacePanel"
        given: ({layout: page.layout})
    }

    UndoButtons {
        id: undo
        app: page.app
        opacity: page.app.race.active ? 0 : 1
        enabled: !page.app.race.active
        layout: page.layout
        inUse: page.inUse && !page.app.race.active
    }

    PackCut {
        app: page.app
        layout: page.layout
    }

    CardsDown {
        app: page.app
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    CallBar {
        id: calls
        readonly property real besideStrip: page.width - page.layout.margin - width
        app: page.app
        visible: !page.app.race.active
        keys: keys
        room: page.width - 2 * page.layout.margin
        // It makes way for a hint or a refusal that has the strip.
        x: hint.inStrip && hint.visible || whyNot.inStrip && whyNot.visible ? besideStrip : (page.width - width) / 2
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    // Before a deal: the hands are empty, and nothing else is asked.
    Part {
        app: page.app
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
        active: page.app.cutting.asked
        name: "CutBar"
        given: ({room: Qt.binding(() => page.width - 2 * page.layout.margin)})
    }

    Part {
        id: turnPad
        app: page.app
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + page.layout.stripHeight + 0.5 * (page.height - page.layout.stripY - page.layout.stripHeight - height)
        z: 150
        active: page.app.table.turning !== ""
        name: "TurnPad"
        given: ({room: Qt.binding(() => page.width - 2 * page.layout.badgeWidth)})
    }

    WhyNot {
        id: whyNot
        app: page.app
        // In large letters lower, as a hint.
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
        panels: [...callFinder.panels, auctionFloor]
    }
    // Where the calls so far may lie.
    FreePlace {
        id: callFinder
        layout: page.layout
        cards: cards
        panels: [undo, calls, numbers, bids, amount, signs, turnPad, raceFloor, raceTimes, tableSigns, order, paper, buttons]
    }
    // Where they do.
    Item {
        id: auctionFloor
        readonly property AuctionNote lies: auction.item as AuctionNote
        visible: lies?.fits ?? false
        x: lies?.x ?? 0
        y: lies?.y ?? 0
        width: lies?.width ?? 0
        height: lies?.height ?? 0
    }

    HintNote {
        id: hint
        app: page.app
        // Bids that may be chosen have to be seen: it lies beside them.
        room: (bids.visible ? Math.max(bids.x, page.width - bids.x - bids.width) : page.width) - 2 * page.layout.margin - (inStrip ? calls.width + 8 * page.layout.unit : 0)
        narrow: !page.layout.markers
        // Above the hand it stands in the middle of its place and grows upwards, elsewhere it begins at the upper left.
        x: Math.max(0, Math.min(place.x + (atHome ? (place.width - width) / 2 : 0), page.width - width - page.layout.margin))
        y: Math.max(0, Math.min(place.y + (atHome ? place.height - height : 0), page.height - height - page.layout.margin))
        z: 205
        readonly property bool quiet: page.app.table.calls.length === 0 && page.app.claims.tricks === 0
        // In large letters it needs the height of the strip, beside what is asked there.
        readonly property bool inStrip: quiet && !narrow && Theme.scale > 1.2

        // Wherever it covers least, with room for all that follows the question.
        property rect place: Qt.rect(0, 0, 0, 0)
        property bool atHome: false
        property size placedIn: Qt.size(0, 0)
        readonly property var turns: [visible, width, height, calls.width, tableSigns.width, tableSigns.height, page.width, page.height, page.app.hints.named, page.app.hints.cards, page.app.hints.takes, page.app.hints.bid]
        onTurnsChanged: Qt.callLater(look)

        // What it must not cover: what is asked, what lies on the table, what it advises.
        function shown(): list<rect> {
            const kept = [...note.markers, finder.rectOf(calls), bids.rectOf(page.app.hints.bid), numbers.rectOf(page.app.hints.number)];
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i) as CardItem;
                if (card && (card.advised || card.zone === "trick"))
                    kept.push(finder.spotOf(card));
            }
            return kept;
        }

        // What it had better not cover: the cards that it speaks of, and while it only asks all that are open.
        function named(): list<rect> {
            const found = [];
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i) as CardItem;
                if (card && (page.app.hints.named.includes(card.face) || page.app.hints.strength === 1 && !card.held && card.face !== ""))
                    found.push(finder.spotOf(card));
            }
            return found;
        }

        function look() {
            if (!visible)
                return;
            const kept = shown(), spoken = named(), follows = page.app.hints.strength > 1;
            const sameWindow = placedIn.width === page.width && placedIn.height === page.height;
            placedIn = Qt.size(page.width, page.height);
            // It stays there unless it would cover what it is about.
            if (follows && sameWindow && width <= place.width && height <= place.height && finder.clears(Qt.point(x, y), width, height, [...kept, ...spoken]))
                return;
            const wide = follows ? width : Math.max(width, widest), high = follows ? height : Math.max(height, highest);
            // What follows lies near the question.
            const aim = follows ? Qt.point(place.x + place.width / 2, place.y + place.height / 2) : Qt.point(page.width / 2, page.layout.stripY);
            // Large letters make what is asked higher than its strip.
            const below = inStrip ? page.layout.stripY + page.layout.stripHeight + 0.5 * page.layout.margin : Math.min(page.layout.stripY, calls.y) - 4 * page.layout.unit;
            const home = Qt.point(inStrip ? page.layout.margin : (page.width - wide) / 2, below - high);
            atHome = finder.isFree(home, wide, high, kept);
            const found = atHome ? home : finder.find(wide, high, kept, aim, spoken);
            place = Qt.rect(found.x, found.y, wide, high);
        }
    }

    Part {
        app: page.app
        z: 180
        active: page.lastTrickShown
        name: "LastTrick"
        given: ({layout: Qt.binding(() => page.layout), area: Qt.binding(() => page.layout.crammed && note.active ? page.layout.middle.besideHand : page.layout.middle.aside)})
        onLoaded: {
            const look = item as LastTrick;
            look.closed.connect(() => page.lastTrickShown = false);
            look.ownTricksWanted.connect(keys.showOwnTricks);
        }
    }

    Part {
        app: page.app
        anchors.fill: parent
        z: 181
        active: keys.ownTricksShown
        name: "OwnTricks"
        onLoaded: (item as OwnTricks).closed.connect(() => keys.ownTricksShown = false)
    }

    Part {
        id: auction
        app: page.app
        z: 45
        active: page.app.auction.open || page.app.auction.offers.length > 0
        name: "AuctionNote"
        given: ({layout: page.layout, finder: callFinder, kept: Qt.binding(() => [page.hintArea, ...note.markers])})
        onLoaded: (item as AuctionNote).allWanted.connect(() => keys.auctionShown = true)
    }

    Part {
        app: page.app
        anchors.fill: parent
        z: 181
        active: keys.auctionShown
        name: "AuctionSheet"
        onLoaded: (item as AuctionSheet).closed.connect(() => keys.auctionShown = false)
    }

    TableNote {
        id: note
        app: page.app
        width: page.width
        height: page.height
        z: 190
        layout: page.layout
        cards: cards
        calls: calls
        numbers: numbers
        bids: bids
        turning: page.turnButton
        reacting: (race.item as RacePanel)?.areaOf(page.app.lesson.reaction) ?? Qt.rect(0, 0, 0, 0)
        finder: finder
        signs: tableSigns
        order: order
        ownMarkers: page.markers?.own ?? 0
    }

    LessonPointer {
        // Under cards and badges.
        z: -1
        note: note
    }

    Repeater {
        model: page.app.table.seats
        delegate: Speech {
            layout: page.layout
            finder: finder
            kept: note.markers
            floor: amount.visible ? amount.y : numbers.visible ? numbers.y : page.layout.stripY
            asked: page.asked
        }
    }

    // What is asked, wherever it comes: speech makes way for it.
    readonly property var asked: [bids.visible, bids.x, bids.y, bids.height, numbers.visible, numbers.y, amount.visible, amount.y, calls.x, calls.width, signs.width, tableSigns.height, paper.large]

    Connections {
        target: page.app.table
        function onTurn_changed() {
            pointer.face = "";
            page.lastTrickShown = false;
            keys.ownTricksShown = keys.auctionShown = false;
            keys.bet = -1;
        }
    }

    Binding {
        target: page.app.race
        property: "watched"
        value: page.inUse
    }

    // In which sizes the cards are seen, once the window has come to rest.
    readonly property var sizes: [Theme.deck, page.layout.ownWidth, page.layout.middle.playedWidth]
    onSizesChanged: settled.restart()

    Timer {
        id: settled
        interval: 300
        running: true
        onTriggered: page.app.decks.expect(page.sizes[0], page.sizes.slice(1), page.Screen.devicePixelRatio)
    }

    Keys.forwardTo: [keys]
    Component.onCompleted: Qt.callLater(() => page.animated = true)
}
