pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Mariage
import Tolva.Table

// The table: cards, people, score, and the keys that play.
FocusScope {
    id: page

    objectName: "tablePage"

    focus: true

    property bool animated: false
    property alias lastTrickShown: keys.lastTrickShown
    // A family of games may have a table of its own; others are laid out from what they say of their places.
    readonly property bool laidByPlaces: Table.family === ""
    readonly property TableLayout layout: laidByPlaces ? places : classic
    // Nothing lies over the table.
    readonly property bool inUse: visible && Pages.page === "" && Session.sheet === "" && !Table.covered

    // Below the buttons, beside the hand opposite: where notices come. Those of a third side have their lankor there.
    readonly property rect lane: {
        const left = layout.centreX + (layout.rows > 0 ? 3.3 * layout.trickWidth : layout.handOpposite) + 0.7 * layout.margin;
        const right = lankor.thirdX - layout.margin;
        return Qt.rect(left, buttons.y + buttons.height + 6 * layout.unit, right - left, layout.centreY);
    }
    // Where large text has room: farther in, for the seat at the right makes way for it.
    readonly property rect atRight: {
        const left = layout.centreX + Math.max(layout.badgeWidth / 2 + 0.7 * layout.margin, 1.8 * layout.trickWidth);
        return Qt.rect(left, lane.y, page.width - layout.margin - left, layout.sideBadgeY(3) - layout.badgeHeight / 2 - layout.margin - lane.y);
    }

    // What not every game has is read from its file when it is first wanted, so that the window opens soon.
    component Part: Loader {
        required property string file
        // What it is told at its start.
        property var given: ({})
        Component.onCompleted: setSource("../Table/" + file + ".qml", given)
    }

    // Where the button is that turns the next card.
    readonly property rect turnButton: {
        const button = (turnPad.item as TurnPad)?.button;
        if (race.item)
            return (race.item as RacePanel).turnArea;
        return button ? Qt.rect(turnPad.x + button.x, turnPad.y + button.y, button.width, button.height) : Qt.rect(0, 0, 0, 0);
    }

    // Where a notice of that size lies: at the right of that lane, or where it covers least.
    function noticePlace(wide: real, high: real): point {
        if (laidByPlaces || hint.visible)
            return finder.find(wide, high, [hintArea, ...note.lankors], Qt.point(page.width, 0), []);
        return Qt.point(lane.x + lane.width - wide, lane.y);
    }
    // Where the hint is; empty: there is none.
    readonly property rect hintArea: hint.visible ? Qt.rect(hint.x, hint.y, hint.width, hint.height) : Qt.rect(0, 0, 0, 0)

    // With the slip guard a click lifts the card that the next one plays.
    function click(card: CardItem) {
        if (Settings.clickTwice && (card.playable || card.choosable) && pointer.face !== card.key)
            pointer.pointAt(card);
        else
            page.choose(card);
    }

    function choose(card: CardItem) {
        pointer.face = Arranging.active ? card.key : "";
        if (Arranging.active && card.held)
            Arranging.choose(card.face);
        else if (card.zone === "offered")
            Choosing.pick(card.lie.place);
        else if (card.face === "")
            Choosing.touch(card.zone);
        else
            Choosing.choose(card.face, card.held);
    }

    Pointer {
        id: pointer
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
                Narrator.point(face, card.playable || card.choosable);
        }
    }

    TableKeys {
        id: keys
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
            else if (!lankor.step())
                keys.forceActiveFocus();
        }
    }

    TableLayout {
        id: classic
        width: page.width
        height: page.height
        seats: Math.max(2, Table.seatCount)
        rows: Table.rows
        size: [0.86, 1, rows ? 1 : 1.1][Settings.cardSize]
        text: Theme.scale
        hint: hint.longest
        noted: (note.active || page.lastTrickShown) && Theme.scale > 1.1 && seats === 4
    }

    PlacesLayout {
        id: places
        width: page.width
        height: page.height
        seats: Math.max(2, Table.seatCount)
        kinds: Table.places
        spreadCount: Table.spreadCount
        openHands: Table.openHands
        moneyed: Table.moneyed
        size: classic.size
        text: Theme.scale
        hint: hint.longest
    }

    TapHandler {
        onTapped: {
            pointer.face = "";
            menu.open = paper.large = false;
            page.lastTrickShown = false;
            if (!Choosing.clear())
                Table.skip();
        }
    }

    Lankor {
        id: lankor
        visible: !page.laidByPlaces
        anchors.fill: parent
        layout: classic
        animated: page.animated
    }

    Repeater {
        model: Table.seats
        delegate: SeatBadge {
            layout: page.layout
        }
    }

    Repeater {
        id: cards
        model: Table.cards
        delegate: CardItem {
            layout: page.layout
            // What everybody waits for is there at once.
            animated: page.animated && !(Race.active && places.isOpen(lie.zone))
            owner: Table.seatCount > 0 ? Table.nameAt(position) : ""
            cursor: (held || choosable) && key !== "" && key === pointer.face
            advised: face === "" ? zone === "offered" && [Hints.pick, Lesson.pick].includes(lie.place)
                     : (held ? [...Hints.cards, ...Lesson.marks] : [...Hints.takes, ...Lesson.takes]).includes(face)
            refused: held && face !== "" && face === whyNot.face
            figure: held && (Arranging.active ? String(lie.place + 1) : Hints.figures[face]) || ""
            onClicked: page.click(this)
            onPlayed: {
                pointer.face = "";
                if (!Arranging.active)
                    Choosing.lay(face);
            }
            onShifted: place => {
                if (!Choosing.put(face, place))
                    Arranging.put(face, place);
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
            visible: Settings.hints && Hints.possible
            picture: "hint"
            text: qsTr("Hint (H)")
            enabled: Hints.allowed
            opacity: enabled ? 1 : 0.5
            onClicked: Hints.ask()
        }
        IconButton {
            picture: "last-trick"
            text: qsTr("The last trick (L)")
            enabled: Table.lastTrick.length > 0
            opacity: enabled ? 1 : 0.5
            onClicked: page.lastTrickShown = !page.lastTrickShown
        }
        IconButton {
            objectName: "hide"
            picture: "hide"
            text: qsTr("Hide my cards (B)")
            onClicked: Privacy.turn()
        }
        IconButton {
            objectName: "rules"
            picture: "rules"
            text: qsTr("Rules (F1)")
            onClicked: Help.open()
        }
        IconButton {
            objectName: "games"
            picture: "sheet"
            text: qsTr("Games played (F3)")
            onClicked: History.open()
        }
        IconButton {
            picture: "settings"
            text: qsTr("Settings (Esc)")
            onClicked: Pages.open("settings")
        }
        TableMenu {
            id: menu
        }
    }

    Part {
        active: Table.direction < 0
        file: "DirectionSign"
        x: places.middleX - width / 2
        y: places.middleY - 0.9 * height
        width: 62 * places.unit
        height: width
    }

    Part {
        id: order
        active: Table.order.length > 0
        visible: active
        file: "RankLegend"
        anchors.right: tableSigns.right
        anchors.top: tableSigns.bottom
        anchors.topMargin: 6 * page.layout.unit
        // As few rows as there can be: below it the hand on the right begins.
        given: ({room: Qt.binding(() => 0.6 * page.width)})
        z: 109
    }

    Part {
        id: tableSigns
        active: page.laidByPlaces
        visible: active
        file: "TableSigns"
        given: ({room: Qt.binding(() => buttons.width)})
        anchors.right: buttons.right
        anchors.top: buttons.bottom
        anchors.topMargin: 6 * page.layout.unit
        z: 110
    }

    Part {
        active: page.laidByPlaces
        file: "PileCounts"
        given: ({layout: places})
        anchors.fill: parent
        z: 50
    }

    Part {
        active: page.laidByPlaces && Table.moneyed
        file: "Money"
        given: ({layout: places, animated: Qt.binding(() => page.animated)})
        anchors.fill: parent
        z: 55
    }

    NumberPanel {
        id: numbers
        layout: places
        z: 160
    }

    PaperNote {
        id: paper
        layout: page.layout
        room: places.seatY(1) - 0.6 * places.sideRoom
        z: large ? 185 : 40
    }

    BidPanel {
        id: bids
        layout: places
        // Below the buttons, which large text makes higher.
        from: Math.max(places.bidsTop, buttons.y + buttons.height + 4 * places.unit)
        z: 160
    }

    NumberSteps {
        id: amount
        layout: places
        z: 160
    }

    // Beside the buttons; below them where the hand opposite lies there.
    Row {
        id: signs
        readonly property bool beside: page.laidByPlaces || buttons.x - spacing - width >= classic.handRight
        // Large text leaves no room on the right, where the seat opposite speaks and notes lie.
        readonly property bool leftwards: classic.text > 1.1 && classic.rows === 0
        readonly property real edge: beside ? buttons.x - spacing : leftwards ? page.width - classic.handRight - spacing : Math.min(page.width, lankor.nameLeft) - classic.margin
        x: edge - width
        y: beside ? buttons.y : buttons.y + buttons.height + 6 * classic.unit
        z: 119
        spacing: buttons.spacing

        NoAidsSign {}
        TrumpSign {
            visible: !page.laidByPlaces
        }
    }

    MatchNote {
        layout: page.layout
        buttons: undo
    }

    // What a game of speed is played with.
    Item {
        id: raceFloor
        visible: Race.active
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
        anchors.fill: parent
        z: 150
        active: Race.active
        file: "RacePanel"
        given: ({layout: places})
    }

    UndoButtons {
        id: undo
        opacity: Race.active ? 0 : 1
        enabled: !Race.active
        layout: page.layout
        inUse: page.inUse && !Race.active
    }

    TalongCount {
        visible: !page.laidByPlaces && layout.drawing && Table.talong > 0
        layout: classic
    }

    CardsDown {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    CallBar {
        id: calls
        visible: !Race.active
        keys: keys
        room: page.width - 2 * page.layout.margin
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    Part {
        id: turnPad
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + page.layout.stripHeight + 0.5 * (page.height - page.layout.stripY - page.layout.stripHeight - height)
        z: 150
        active: Table.turning !== ""
        file: "TurnPad"
        given: ({room: Qt.binding(() => page.width - 2 * page.layout.badgeWidth)})
    }

    WhyNot {
        id: whyNot
        anchors.horizontalCenter: parent.horizontalCenter
        // In large letters lower, as a hint.
        y: page.layout.stripY + (Theme.scale > 1.2 && hint.quiet ? page.layout.stripHeight : 0) - height - 6 * page.layout.unit
        z: 210
    }

    FreePlace {
        id: finder
        layout: page.layout
        cards: cards
        panels: [undo, calls, numbers, bids, amount, signs, turnPad, raceFloor, raceTimes, tableSigns, order, paper, buttons]
    }

    HintNote {
        id: hint
        // Bids that may be chosen have to be seen: it lies beside them.
        room: (bids.visible ? Math.max(bids.x, page.width - bids.x - bids.width) : page.width) - 2 * page.layout.margin
        narrow: page.laidByPlaces
        // What it says may have become longer since its place was found.
        x: Math.max(0, Math.min(free.x, page.width - width - page.layout.margin))
        y: Math.max(0, Math.min(free.y, page.height - height - page.layout.margin))
        z: 205
        readonly property bool quiet: Table.calls.length === 0 && Claims.tricks === 0

        // Wherever it covers least.
        property point free: Qt.point(0, 0)
        readonly property var turns: [visible, width, height, calls.width, tableSigns.width, tableSigns.height, page.width, page.height, Hints.named, Hints.cards, Hints.takes, Hints.bid]
        onTurnsChanged: Qt.callLater(look)

        function look() {
            if (!visible)
                return;
            const named = [], kept = [...note.lankors, bids.rectOf(Hints.bid), numbers.rectOf(Hints.number), calls.rectOf(Hints.call)];
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i) as CardItem;
                if (card && (card.advised || card.zone === "trick"))
                    kept.push(finder.spotOf(card));
                else if (card && Hints.named.includes(card.face))
                    named.push(finder.spotOf(card));
            }
            // What follows stays where the question was, as far as it can.
            const aim = Hints.strength > 1 ? Qt.point(free.x + width / 2, free.y + height / 2) : Qt.point(page.width / 2, page.layout.stripY);
            free = finder.find(width, height, kept, aim, named);
        }
    }

    LankaNote {
        lankor: lankor
        z: 170
    }

    Part {
        readonly property rect area: page.laidByPlaces ? places.besideTrick : classic.noted && !note.active ? page.atRight : classic.aside
        z: 180
        active: page.lastTrickShown
        file: "LastTrick"
        given: ({layout: Qt.binding(() => page.layout), area: Qt.binding(() => area)})
        onLoaded: {
            const look = item as LastTrick;
            look.closed.connect(() => page.lastTrickShown = false);
            look.ownTricksWanted.connect(keys.showOwnTricks);
        }
    }

    Part {
        anchors.fill: parent
        z: 181
        active: keys.ownTricksShown
        file: "OwnTricks"
        onLoaded: (item as OwnTricks).closed.connect(() => keys.ownTricksShown = false)
    }

    TableNote {
        id: note
        width: page.width
        height: page.height
        z: 190
        layout: page.layout
        cards: cards
        calls: calls
        numbers: numbers
        bids: bids
        turning: page.turnButton
        reacting: (race.item as RacePanel)?.areaOf(Lesson.reaction) ?? Qt.rect(0, 0, 0, 0)
        finder: finder
        signs: tableSigns
        order: order
        anywhere: page.laidByPlaces || Table.seatCount !== 4
        ownLankor: lankor.own
        atRight: page.atRight
    }

    LessonPointer {
        // Under cards and badges.
        z: -1
        note: note
    }

    Repeater {
        model: Table.seats
        delegate: Speech {
            layout: page.layout
            finder: finder
            kept: note.lankors
            floor: amount.visible ? amount.y : numbers.visible ? numbers.y : page.layout.stripY
            asked: page.asked
        }
    }

    // What is asked, wherever it comes: speech makes way for it.
    readonly property var asked: [bids.visible, bids.x, bids.y, bids.height, numbers.visible, numbers.y, amount.visible, amount.y, calls.x, calls.width, signs.width, tableSigns.height, paper.large]

    Connections {
        target: Table
        function onTurn_changed() {
            pointer.face = "";
            page.lastTrickShown = false;
            keys.ownTricksShown = false;
            keys.bet = -1;
        }
    }

    Binding {
        target: Race
        property: "watched"
        value: page.inUse
    }

    // In which sizes the cards are seen, once the window has come to rest.
    readonly property var sizes: [Theme.deck, page.layout.ownWidth, page.layout.trickWidth]
    onSizesChanged: settled.restart()

    Timer {
        id: settled
        interval: 300
        running: true
        onTriggered: Decks.expect(page.sizes[0], page.sizes.slice(1), page.Screen.devicePixelRatio)
    }

    Keys.forwardTo: [keys]
    Component.onCompleted: Qt.callLater(() => page.animated = true)
}
