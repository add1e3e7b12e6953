pragma ComponentBehavior: Bound

import QtQuick

// What lies on the table: cards, people, money, and all that asks for a move.
Item {
    id: felt

    required property Matches matches
    required property Settings settings
    required property Sitting sitting
    required property Tasks task

    required property TableLayout layout
    required property TableKeys keys
    required property Rail rail
    // Whether nothing covers it, and whether cards move to their places.
    property bool inUse: false
    property bool animated: false
    readonly property alias amount: amount.steps
    readonly property alias bids: bids
    readonly property alias numbers: numbers
    readonly property alias pointer: pointer

    objectName: "felt"
    // The hands at its edges are tucked under them.
    clip: true

    // With the slip guard, the first click lifts a card and the second plays it.
    function click(card: CardItem) {
        if (felt.settings.clickTwice && (card.playable || card.choosable) && pointer.face !== card.key)
            pointer.pointAt(card);
        else
            felt.choose(card);
    }

    function choose(card: CardItem) {
        pointer.face = felt.sitting.arranging.active ? card.key : "";
        if (felt.sitting.arranging.active && card.held)
            felt.sitting.arranging.choose(card.face);
        else if (card.zone === "offered")
            felt.sitting.choosing.pick(card.lie.place);
        else if (card.touch || card.face === "")
            felt.sitting.choosing.touch(card.zone);
        else
            felt.sitting.choosing.choose(card.face, card.held);
    }

    Pointer {
        id: pointer
        cardKeys: felt.sitting.cardKeys
        narrator: felt.sitting.narrator
        cards: cards
        onFaceChanged: {
            if (face !== "") {
                felt.keys.bet = -1;
                felt.keys.forceActiveFocus();
            }
            announce();
        }
    }

    function turn() {
        (turnPad.item as TurnPad)?.go();
    }

    // Choose nothing, or let the moves pass.
    function clear() {
        pointer.face = "";
        if (!sitting.choosing.clear())
            sitting.table.skip();
    }

    // The low cards in the corners that mark the scores, in games that use them.
    readonly property Lankor markers: markerPart.item as Lankor
    TablePart {
        id: markerPart
        active: felt.layout.markers
        name: "Lankor"
        anchors.fill: parent
        given: ({narrator: felt.sitting.narrator, table: felt.sitting.table, layout: felt.layout, rail: felt.rail, animated: Qt.binding(() => felt.animated)})
    }

    Repeater {
        model: felt.sitting.table.seats
        delegate: SeatBadge {
            layout: felt.layout
        }
    }

    // What every card depends on, asked for once.
    readonly property list<string> names: felt.sitting.table.names
    readonly property int stock: felt.sitting.table.stock
    readonly property bool racing: felt.sitting.race.active
    readonly property bool arranging: felt.sitting.arranging.active
    readonly property var figures: felt.sitting.hints.figures
    readonly property list<string> advisedInHand: felt.sitting.marks.cards
    readonly property list<string> advisedOnTable: felt.sitting.marks.takes
    readonly property list<int> advisedPlaces: felt.sitting.marks.picks

    CardGroups {
        table: felt.sitting.table
        layout: felt.layout
        cards: cards
        names: felt.names
    }

    Repeater {
        id: cards
        model: felt.sitting.table.cards
        delegate: CardItem {
            choosing: felt.sitting.choosing
            layout: felt.layout
            stockCount: felt.stock
            // In a race the open cards do not move: everybody waits for them.
            animated: felt.animated && !(felt.racing && felt.layout.isOpen(lie.zone))
            owner: felt.names[position] ?? ""
            cursor: (held || choosable) && key !== "" && key === pointer.face
            advised: face === "" ? zone === "offered" && felt.advisedPlaces.includes(lie.place)
                                 : (held ? felt.advisedInHand : felt.advisedOnTable).includes(face)
            refused: held && face !== "" && face === felt.rail.refused
            figure: held && (felt.arranging ? String(lie.place + 1) : felt.figures[face]) || ""
            onClicked: felt.click(this)
            onPlayed: {
                pointer.face = "";
                if (!felt.sitting.arranging.active)
                    felt.sitting.choosing.lay(face);
            }
            onShifted: place => {
                if (!felt.sitting.choosing.put(face, place))
                    felt.sitting.arranging.put(face, place);
            }
        }
    }

    // An arrow on the cloth if play is not clockwise.
    Image {
        objectName: "directionSign"
        visible: felt.sitting.table.direction < 0
        x: felt.layout.middle.trickMiddle.x - width / 2
        y: felt.layout.middle.trickMiddle.y - 0.9 * height
        width: 62 * felt.layout.unit
        height: width
        source: visible ? Theme.picture("table/direction" + (Theme.lightCloth ? "" : "-light") + ".svg") : ""
        sourceSize: Qt.size(Math.round(width), Math.round(width))
        opacity: 0.45
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Play goes to the right")
    }

    // The number of cards in each pile, and in long hidden hands where it matters.
    Repeater {
        model: felt.sitting.table.piles

        Sign {
            id: mark

            required property string zone
            required property int position
            required property int count
            // In the middle of a fan, whose ends are at the window's edge; at the foot of a pile, where a badge may be below.
            readonly property bool fanned: felt.layout.kind(zone).layout === "fan"
            readonly property int place: fanned ? Math.floor(count / 2) : count - 1
            readonly property var spot: felt.layout.card(zone, position, -1, place, count, false, false)

            objectName: "pileCount"
            z: 50
            x: Math.max(felt.layout.margin / 2, Math.min(spot.x - width / 2, felt.width - width - felt.layout.margin / 2))
            y: fanned ? Math.max(felt.layout.margin / 2, spot.y - height / 2) : spot.y + 0.7 * spot.w - height
            width: Math.max(height, number.implicitWidth + 0.7 * height)
            height: number.implicitHeight + 2 * Theme.unit
            radius: height / 2

            PlainText {
                id: number
                anchors.centerIn: parent
                text: mark.count
                color: Theme.plateText
                font.pixelSize: Math.min(Theme.small, Math.max(9, 0.5 * mark.spot.w))
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%n card(s) in the pile", "", mark.count)
            }
        }
    }

    TablePart {
        active: felt.sitting.table.moneyed
        name: "Money"
        given: ({table: felt.sitting.table, layout: felt.layout, animated: Qt.binding(() => felt.animated)})
        anchors.fill: parent
        z: 55
    }

    NumberPanel {
        id: numbers
        choosing: felt.sitting.choosing
        marks: felt.sitting.marks
        layout: felt.layout
        z: 160
    }

    BidPanel {
        id: bids
        sitting: felt.sitting
        layout: felt.layout
        z: 160
    }

    TablePart {
        id: amount
        readonly property NumberSteps steps: item as NumberSteps
        active: felt.sitting.choosing.range.length > 0
        name: "NumberSteps"
        given: ({choosing: felt.sitting.choosing, layout: felt.layout})
        x: steps?.spot.x ?? 0
        y: steps?.spot.y ?? 0
        z: 160
    }

    // The number of the game in its match, and the standing.
    Label {
        objectName: "matchNote"
        visible: text !== ""
        x: felt.layout.margin
        y: undo.y - height - 2 * felt.layout.unit
        text: felt.matches.standing
        color: Theme.clothText
        font.pixelSize: Theme.small
        Accessible.name: felt.matches.title + ". " + text
    }

    TablePart {
        id: race
        anchors.fill: parent
        z: 150
        active: felt.sitting.race.active
        name: "RacePanel"
        given: ({marks: felt.sitting.marks, task: felt.task, race: felt.sitting.race, settings: felt.settings, layout: felt.layout})
    }

    // Undo and redo with their keys, at the lower left above the viewer's score markers.
    component UndoButtons: Row {
        readonly property bool inUse: felt.inUse && !felt.sitting.race.active

        opacity: felt.sitting.race.active ? 0 : 1
        enabled: !felt.sitting.race.active
        x: felt.layout.margin
        visible: felt.sitting.takeBack.agreed
        y: felt.layout.corners.y(0) - 0.7 * felt.layout.corners.cardWidth - (Theme.scale > 1.1 ? 44 : 50) * Theme.unit - height
        z: 120
        spacing: 8 * felt.layout.unit

        IconButton {
            objectName: "undo"
            picture: "undo"
            tipToTheRight: true
            text: felt.sitting.takeBack.asks ? qsTr("Ask the others on their phones to let you undo (Ctrl+Z)") : felt.sitting.takeBack.several ? qsTr("Undo works only for one person alone: it would show cards to the others") : qsTr("Undo (Ctrl+Z)")
            // With several people it is only faint, so that the reason can be read.
            enabled: felt.sitting.takeBack.canUndo || felt.sitting.takeBack.several
            opacity: enabled && !felt.sitting.takeBack.canUndo ? 0.5 : 1
            onClicked: felt.sitting.takeBack.undo()
        }
        IconButton {
            objectName: "redo"
            picture: "redo"
            tipToTheRight: true
            text: qsTr("Redo (Ctrl+Shift+Z)")
            enabled: felt.sitting.takeBack.canRedo
            onClicked: felt.sitting.takeBack.redo()
        }

        Shortcut {
            sequence: "Ctrl+Z"
            enabled: undo.inUse
            onActivated: felt.sitting.takeBack.undo()
        }
        Shortcut {
            sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
            enabled: undo.inUse
            onActivated: felt.sitting.takeBack.redo()
        }
    }

    UndoButtons {
        id: undo
    }

    // A cut: the pack is parted and put together again, lower half on top. Without motion it stays whole.
    Connections {
        target: felt.sitting.cutting

        function onDone(how: string) {
            if (how !== "cuts" || Theme.move === 0)
                return;
            felt.layout.half = felt.stock / 2;
            felt.layout.cut = 2;
        }
    }
    Timer {
        interval: Theme.move
        running: felt.layout.cut > 0
        repeat: true
        onTriggered: --felt.layout.cut
    }

    // While the viewer's cards are face down: how to turn them up again.
    Plate {
        objectName: "showCards"
        visible: felt.sitting.table.covered && !felt.sitting.privacy.several
        anchors.horizontalCenter: parent.horizontalCenter
        y: felt.layout.stripY + (felt.layout.stripHeight - height) / 2
        z: 150
        height: Theme.promptHeight
        strong: true
        digit: "B"
        text: qsTr("Show my cards")
        onClicked: felt.sitting.privacy.turn()
    }

    CallBar {
        id: calls
        sitting: felt.sitting
        visible: !felt.sitting.race.active
        keys: felt.keys
        room: felt.width - 2 * felt.layout.margin
        // While something is asked besides a card, the trick is empty.
        roomAbove: !bids.visible && !numbers.visible && !amount.visible && !felt.layout.trickless && !felt.layout.spreads && felt.layout.rowLength === 0
        x: (felt.width - width) / 2
        y: felt.layout.stripY + (felt.layout.stripHeight + (stacked ? 0.5 * height : height) * scale) / 2 - height
        z: 150
    }

    TablePart {
        id: turnPad
        anchors.horizontalCenter: parent.horizontalCenter
        y: felt.layout.stripY + felt.layout.stripHeight + 0.5 * (felt.height - felt.layout.stripY - felt.layout.stripHeight - height)
        z: 150
        active: felt.sitting.table.turning !== ""
        name: "TurnPad"
        given: ({task: felt.task, settings: felt.settings, table: felt.sitting.table, room: Qt.binding(() => felt.width - 2 * felt.layout.badgeWidth - 4 * felt.layout.margin)})
    }

    Taken {
        id: taken
        layout: felt.layout
        cards: cards
        speeches: speeches
        panels: [undo, calls, numbers, bids, amount, turnPad, ...((race.item as RacePanel)?.areas ?? [])]
    }

    // The area of what the task in the rail is about; empty: none.
    readonly property rect lit: {
        const point = task.point, racing = race.item as RacePanel, button = (turnPad.item as TurnPad)?.button;
        switch (point) {
        case "lankor":
            return ownScore;
        case "call":
            return calls.rectOf(felt.sitting.marks.calls[0] ?? -1);
        case "turn":
            return racing ? racing.turnArea : button ? Qt.rect(turnPad.x + button.x, turnPad.y + button.y, button.width, button.height) : Qt.rect(0, 0, 0, 0);
        case "reaction":
            return racing?.areaOf(felt.sitting.marks.reactions[0] ?? "") ?? Qt.rect(0, 0, 0, 0);
        case "bid":
            return bids.rectOf(felt.sitting.marks.bids[0] ?? "");
        case "number":
            return felt.sitting.marks.numbers.length > 0 ? numbers.rectOf(felt.sitting.marks.numbers[0]) : taken.rectOf(numbers);
        case "seat":
            return taken.badge(0);
        case "sign":
            return felt.rail.signArea;
        case "order":
            return felt.rail.orderArea;
        case "table":
            return taken.around(item => item.face !== "" && felt.sitting.table.places[item.zone]?.shared);
        case "hand":
            return taken.around(item => item.held);
        case "":
            return Qt.rect(0, 0, 0, 0);
        default:
            return taken.spots(item => point === "trick" ? item.led : item.advised)[0] ?? Qt.rect(0, 0, 0, 0);
        }
    }
    // The viewer's score markers with the figure above them.
    readonly property rect ownScore: {
        const corners = felt.layout.corners, count = Math.max(1, felt.markers?.own ?? 0);
        const top = corners.y(0) - 0.7 * corners.cardWidth - 36 * Theme.unit;
        const last = corners.card(0, 0, count - 1, count, false);
        const across = Math.max(last.x + last.w / 2, felt.layout.margin + 170 * Theme.unit) - felt.layout.margin;
        return Qt.rect(felt.layout.margin, top, across, corners.y(0) + 0.7 * corners.cardWidth - top);
    }
    // Areas of buttons, prompts and held cards other than the subject, with a margin.
    readonly property list<rect> between: {
        const air = 6 * Theme.unit;
        const there = [...taken.panels.map(panel => taken.rectOf(panel)), ...taken.spots(item => item.held)].filter(one => one.width > 0);
        const wide = there.map(one => Qt.rect(one.x - air, one.y - air, one.width + 2 * air, one.height + 2 * air));
        return wide.filter(one => taken.shared(one, lit) === 0);
    }

    Repeater {
        id: speeches
        model: felt.sitting.table.seats
        delegate: Speech {
            layout: felt.layout
            taken: taken
            floor: amount.visible ? amount.y : numbers.visible ? numbers.y : felt.layout.stripY
            asked: felt.asked
        }
    }

    // All panels with prompts: speech bubbles avoid them.
    readonly property string asked: [bids.visible, bids.x, bids.y, bids.height, numbers.visible, numbers.y, amount.visible, amount.y, calls.x, calls.width].join()
}
