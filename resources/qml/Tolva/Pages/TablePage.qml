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

    // With the slip guard a click lifts the card that the next one plays.
    function click(card: CardItem) {
        if (Settings.clickTwice && (card.playable || card.choosable) && pointer.face !== card.key)
            pointer.pointAt(card);
        else
            page.choose(card);
    }

    function choose(card: CardItem) {
        pointer.face = "";
        if (card.zone === "offered")
            Choosing.pick(card.lie.place);
        else
            Choosing.choose(card.face, card.held);
    }

    Pointer {
        id: pointer
        cards: cards
        onFaceChanged: page.tell(face)
    }

    // For who listens instead of looking.
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
        onCardChosen: card => page.choose(card)
        onMenuAsked: menu.toggle()
        onScoreAsked: {
            if (!lankor.step())
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
        noted: note.active && Theme.scale > 1.1 && seats === 4
    }

    PlacesLayout {
        id: places
        width: page.width
        height: page.height
        seats: Math.max(2, Table.seatCount)
        kinds: Table.places
        spreadCount: Table.spreadCount
        size: classic.size
        text: Theme.scale
        hint: hint.longest
    }

    TapHandler {
        onTapped: {
            pointer.face = "";
            menu.open = false;
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
            animated: page.animated
            owner: Table.seatCount > 0 ? Table.nameAt(position) : ""
            cursor: (held || choosable) && key !== "" && key === pointer.face
            advised: held && face !== "" && (face === Hints.card || Lesson.marks.includes(face))
            figure: held && Hints.figures[face] || ""
            onClicked: page.click(this)
            onPlayed: {
                pointer.face = "";
                Choosing.lay(face);
            }
            onShifted: place => Choosing.put(face, place)
        }
    }

    Row {
        id: buttons
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.layout.margin
        z: 120
        spacing: 8 * page.layout.unit

        NoAidsSign {}
        TrumpSign {
            visible: !page.laidByPlaces
        }
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

    TableSigns {
        visible: page.laidByPlaces
        anchors.right: buttons.right
        anchors.top: buttons.bottom
        anchors.topMargin: 6 * page.layout.unit
        z: 110
    }

    PileCounts {
        visible: page.laidByPlaces
        anchors.fill: parent
        z: 50
        layout: page.layout
    }

    NumberPanel {
        id: numbers
        room: page.width - 2 * page.layout.margin
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY - height - 6 * page.layout.unit
        z: 160
    }

    NumberSteps {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY - height - 6 * page.layout.unit
        z: 160
    }

    MatchNote {
        layout: page.layout
        buttons: undo
    }

    UndoButtons {
        id: undo
        layout: page.layout
        inUse: page.inUse
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
        room: page.width - 2 * page.layout.margin
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY + (page.layout.stripHeight - height) / 2
        z: 150
    }

    WhyNot {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY - height - 6 * page.layout.unit
        z: 210
    }

    HintNote {
        id: hint
        room: page.width - 2 * page.layout.margin
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.layout.stripY - height - 6 * page.layout.unit
        z: 205
    }

    LankaNote {
        lankor: lankor
        z: 170
    }

    Loader {
        anchors.fill: parent
        z: 180
        active: page.lastTrickShown
        sourceComponent: LastTrick {
            layout: page.layout
            onClosed: page.lastTrickShown = false
            onOwnTricksWanted: keys.showOwnTricks()
        }
    }

    Loader {
        anchors.fill: parent
        z: 181
        active: keys.ownTricksShown
        sourceComponent: OwnTricks {
            onClosed: keys.ownTricksShown = false
        }
    }

    Loader {
        id: note
        // Where nothing lies that the lesson is about: beside the lankor of the others, or with large text below the
        // buttons, where there is more room.
        x: page.layout.noted ? page.layout.centreX + Math.max(page.layout.badgeWidth / 2 + 0.7 * page.layout.margin, 1.58 * page.layout.trickWidth) : page.layout.margin + 1.9 * page.layout.lankaWidth
        y: page.layout.noted ? buttons.y + buttons.height + 6 * page.layout.unit : page.layout.margin + 36 * page.layout.unit
        width: page.layout.noted ? page.width - page.layout.margin - x : Math.max(330 * page.layout.unit, 240) * Theme.scale
        z: 190
        active: Lesson.active || Exercises.active
        source: Lesson.active ? "../Table/LessonNote.qml" : "../Table/ExerciseNote.qml"
    }

    Repeater {
        model: Table.seats
        delegate: Speech {
            layout: page.layout
        }
    }

    Connections {
        target: Table
        function onTurn_changed() {
            pointer.face = "";
            page.lastTrickShown = false;
            keys.ownTricksShown = false;
        }
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
