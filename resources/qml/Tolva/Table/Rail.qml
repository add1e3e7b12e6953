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
    readonly property alias paper: paper
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

    TableButtons {
        id: buttons
        x: told.x
        y: rail.margin
        width: told.width
        opacity: rail.shown
        enabled: !rail.menuOpen
        pages: rail.pages
        settings: rail.settings
        sitting: rail.sitting
        onCallsAsked: rail.keys.auctionShown = !rail.keys.auctionShown
        onLastTrickAsked: rail.keys.lastTrickShown = !rail.keys.lastTrickShown
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
        Rectangle {
            objectName: "noAids"
            visible: !rail.sitting.hints.agreed
            width: aidless.width + height
            height: 44 * Theme.unit
            radius: Theme.radius
            color: "transparent"
            border.color: Theme.clothText
            border.width: Theme.hair

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

    // At the lower end, or large in the middle of the page.
    PaperNote {
        id: paper
        readonly property bool small: lies && !large && height <= rail.unused.height
        narrator: rail.sitting.narrator
        table: rail.sitting.table
        narrow: told.width
        page: Qt.size(rail.x + rail.width, rail.height)
        opacity: large || small ? 1 : 0
        x: large ? (page.width - width) / 2 - rail.x : told.x
        y: large ? (page.height - height) / 2 : rail.height - rail.margin - height
        z: large ? 2 : 0
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
            moveMaker: rail.sitting.moveMaker
            table: rail.sitting.table
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
            given: ({narrator: rail.sitting.narrator, table: rail.sitting.table, layout: rail.layout, room: Qt.binding(() => rail.room - lastTrick.y)})
            onLoaded: {
                const look = item as LastTrick;
                look.closed.connect(() => rail.keys.lastTrickShown = false);
                look.ownTricksWanted.connect(rail.keys.showOwnTricks);
            }
        }
        RailPart {
            id: auction
            active: rail.sitting.auction.open || rail.sitting.auction.offers.length > 0
            name: "AuctionNote"
            given: ({auction: rail.sitting.auction, room: Qt.binding(() => rail.room - auction.y)})
            onLoaded: (item as AuctionNote).allWanted.connect(() => rail.keys.auctionShown = true)
        }
    }
}
