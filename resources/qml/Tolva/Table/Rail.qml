pragma ComponentBehavior: Bound

import QtQuick

// The rail beside the table: the buttons, what holds for the whole deal, and the notes. The layout
// reserves it, so nothing in it covers the table, and nothing on the table moves for it.
// Notes stand one below the other, the most urgent first; one that does not fit waits.
Item {
    id: rail

    required property Pages pages
    required property Settings settings
    required property Sitting sitting
    required property Tasks task

    required property TableLayout layout
    required property TableKeys keys
    property bool menuOpen: false
    // The menu covers most of the rail; what it leaves free would be cut off.
    readonly property real shown: menuOpen ? 0 : 1
    readonly property alias paperLies: paper.lies
    property alias paperLarge: paper.large
    // The refused card, while the reason is shown.
    readonly property alias refused: whyNot.face
    readonly property real margin: layout.margin
    // The height left for the notes.
    readonly property real room: height - told.y - margin
    // The area below all notes, for a notice; the score paper has its place at the foot.
    readonly property rect free: Qt.rect(unused.x, unused.y, unused.width, unused.height - (paper.small ? paper.height + told.spacing : 0))
    readonly property rect unused: {
        const used = [...told.children].reduce((low, one) => one.width > 0 && one.opacity > 0 && one.visible ? Math.max(low, one.y + one.height + told.spacing) : low, 0);
        return Qt.rect(x + told.x, told.y + used, told.width, room - used);
    }

    // Return the area of an item of the rail on the page.
    function areaOf(item: Item): rect {
        return item.visible && item.width > 0 ? Qt.rect(x + item.parent.x + item.x, item.parent.y + item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }
    readonly property rect signArea: areaOf(signs)
    readonly property rect orderArea: areaOf(order)
    readonly property alias noteX: told.x
    readonly property alias noteWidth: told.width
    readonly property rect noteArea: rail.task.shown && task.item ? Qt.rect(x + told.x, told.y + task.y, task.width, task.height) : Qt.rect(0, 0, 0, 0)

    Rectangle {
        anchors.fill: parent
        z: -1
        color: "#33000000"
    }

    component RailPart: TablePart {
        width: told.width
    }

    // The buttons at the head of the rail, in a second row if large letters make them too wide for one.
    // The window's menu is at their right end.
    component TableButtons: Item {
        // In even columns, the last of which is the menu's; in one row they are never farther apart than they are large.
        readonly property int count: [...row.children].filter(one => one.visible).length + 1
        readonly property int columns: Math.min(count, Math.floor((width + 2 * Theme.unit) / (rules.width + 2 * Theme.unit)))
        readonly property real apart: (width - columns * rules.width) / Math.max(1, columns - 1)

        x: told.x
        y: rail.margin
        width: told.width
        height: row.height
        opacity: rail.shown
        enabled: !rail.menuOpen

        Grid {
            id: row
            columns: Math.max(1, buttons.columns - 1)
            columnSpacing: buttons.columns < buttons.count ? buttons.apart : Math.min(8 * Theme.unit, buttons.apart)
            rowSpacing: 6 * Theme.unit

            IconButton {
                objectName: "callsButton"
                visible: rail.sitting.auction.rows.length + rail.sitting.auction.offers.length > 0
                picture: "calls"
                text: qsTr("All calls of the deal (O)")
                onClicked: rail.keys.auctionShown = !rail.keys.auctionShown
            }
            IconButton {
                objectName: "hintButton"
                visible: rail.settings.hints && rail.sitting.hints.possible
                picture: "hint"
                text: qsTr("Hint (H)")
                enabled: rail.sitting.hints.allowed
                onClicked: rail.sitting.hints.ask()
            }
            IconButton {
                picture: "last-trick"
                text: qsTr("The last trick (L)")
                enabled: rail.sitting.table.lastTrick.length > 0
                onClicked: rail.keys.lastTrickShown = !rail.keys.lastTrickShown
            }
            IconButton {
                objectName: "hide"
                picture: "hide"
                text: qsTr("Hide my cards (B)")
                onClicked: rail.sitting.privacy.turn()
            }
            IconButton {
                id: rules
                objectName: "rules"
                picture: "rules"
                text: qsTr("Rules (F1)")
                onClicked: rail.pages.open("rules")
            }
        }
    }

    TableButtons {
        id: buttons
    }

    Column {
        id: heads
        x: told.x
        y: buttons.y + buttons.height + spacing
        width: told.width
        spacing: 6 * rail.layout.unit
        // A hint in large letters takes its place.
        opacity: told.y < y + height ? 0 : rail.shown

        // If all have agreed to play without hints, card values and undo.
        Sign {
            objectName: "noAids"
            visible: !rail.sitting.takeBack.agreed
            width: aidless.width + height
            height: 44 * Theme.unit
            color: "transparent"
            border.color: Theme.clothText

            Label {
                id: aidless
                anchors.centerIn: parent
                text: qsTr("No aids")
                color: Theme.clothText
                font.pixelSize: Theme.small
            }
        }
        TrumpSign {
            table: rail.sitting.table
            visible: rail.sitting.table.trumpShown
        }
        // Signs for the whole table: trump, the round, anything that concerns all. Short signs share a row.
        Flow {
            id: signs
            visible: rail.sitting.table.signs.length > 0
            width: told.width
            spacing: 6 * Theme.unit

            Repeater {
                model: rail.sitting.table.signs

                WrittenSign {
                    required property string modelData
                    objectName: "tableSign"
                    room: signs.width
                    text: modelData
                }
            }
        }
        RailPart {
            id: order
            active: rail.sitting.table.order.length > 0
            name: "RankLegend"
            given: ({table: rail.sitting.table})
        }
    }

    // The score paper, small at the lower end, or large in the middle of the page; a click or P toggles its size.
    Rectangle {
        id: paper

        readonly property size page: Qt.size(rail.x + rail.width, rail.height)
        property bool large: false
        readonly property bool lies: rail.sitting.table.paper.length > 0
        readonly property bool small: lies && !large && height <= rail.unused.height
        readonly property real pad: (large ? 2 : 0.7) * Theme.gap

        visible: lies
        opacity: large || small ? 1 : 0
        objectName: "paperNote"
        x: large ? (page.width - width) / 2 - rail.x : told.x
        y: large ? (page.height - height) / 2 : rail.height - rail.margin - height
        z: large ? 2 : 0
        width: large ? Math.min(page.width - 4 * Theme.gap, 620 * Theme.unit) : told.width
        height: written.height + 2 * pad
        radius: 0.4 * Theme.radius
        color: Theme.paper
        border.color: focused.activeFocus ? Theme.clothFocus : Theme.paperEdge
        border.width: (focused.activeFocus ? 3 : 1) * Theme.unit

        onLiesChanged: large = false
        onLargeChanged: if (large) rail.sitting.narrator.read(qsTr("The score paper"), false)

        ScorePaper {
            id: written
            x: paper.pad
            y: paper.pad
            width: paper.width - 2 * paper.pad
            rows: rail.sitting.table.paper
            people: rail.sitting.table.people
            most: paper.large ? 99 : 2
            size: paper.large ? Theme.head : Theme.small
            lineHeight: paper.large ? Math.min(2.3 * size, (paper.page.height - 6 * Theme.gap) / (rail.sitting.table.paper.length + 1)) : 1.7 * size
        }
        Press {
            id: focused
            anchors.fill: parent
            focusPolicy: Qt.TabFocus
            text: paper.large ? qsTr("Make the score paper small (P)") : qsTr("Make the score paper large (P)")
            Accessible.name: text
            onClicked: paper.large = !paper.large
        }
    }

    // Why a card may not be played, in plain words; hidden after a play or a reading time.
    component WhyNot: Slip {
        id: toast

        property string reason: ""
        property string rule: ""
        // The refused card, while the reason is shown.
        property string face: ""

        visible: reason !== ""
        height: content.height + 1.4 * Theme.gap
        border.color: Theme.refusalText

        Column {
            id: content
            anchors.centerIn: parent
            width: parent.width - 2.4 * Theme.gap
            spacing: 0.6 * Theme.gap

            MarkedText {
                objectName: "whyNot"
                width: parent.width
                text: toast.reason
                font.pixelSize: Theme.note
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            SmallPlate {
                objectName: "showRule"
                visible: toast.rule !== ""
                anchors.right: parent.right
                // The largest letters would make it wider than the paper.
                scale: Math.min(1, parent.width / width)
                transformOrigin: Item.Right
                text: qsTr("Show the rule")
                digit: "R"
                onClicked: Words.help.showRule(toast.rule)
            }
        }
        Shortcut {
            sequence: "R"
            autoRepeat: false
            enabled: toast.visible && toast.rule !== ""
            onActivated: Words.help.showRule(toast.rule)
        }
        Timer {
            id: reading
            interval: 7000
            onTriggered: toast.reason = toast.face = ""
        }
        Connections {
            target: rail.sitting.table
            function onRefused(reason: string, rule: string, face: string) {
                toast.reason = reason;
                toast.face = face;
                toast.rule = Words.help.explains(rule) ? rule : "";
                reading.restart();
            }
        }
        Connections {
            target: rail.sitting.table
            function onTurn_changed() {
                toast.reason = toast.face = "";
            }
        }
    }

    Column {
        id: told
        x: 0.4 * rail.margin
        readonly property real low: heads.y + heads.height + rail.margin
        y: hint.visible && low + hint.y + hint.height > rail.height - rail.margin ? heads.y : low
        width: rail.width - 0.9 * rail.margin
        opacity: rail.shown
        spacing: 0.7 * rail.margin

        WhyNot {
            id: whyNot
            width: parent.width
        }
        RailPart {
            id: task
            active: rail.task.active
            visible: rail.task.shown
            name: "TaskNote"
            given: ({task: rail.task})
            // The largest letters may need more room than there is.
            scale: Math.min(1, (rail.room - y) / height)
            transformOrigin: Item.Top
        }
        HintNote {
            id: hint
            width: parent.width
            hints: rail.sitting.hints
            scale: Math.min(1, (rail.room - y) / height)
            transformOrigin: Item.Top
        }
        RailPart {
            id: lastTrick
            active: rail.keys.lastTrickShown
            name: "LastTrick"
            given: ({narrator: rail.sitting.narrator, table: rail.sitting.table, keys: rail.keys, layout: rail.layout, room: Qt.binding(() => rail.room - lastTrick.y)})
        }
        RailPart {
            id: auction
            active: rail.sitting.auction.open || rail.sitting.auction.offers.length > 0
            name: "AuctionNote"
            given: ({auction: rail.sitting.auction, keys: rail.keys, room: Qt.binding(() => rail.room - auction.y)})
        }
    }
}
