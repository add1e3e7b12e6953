pragma ComponentBehavior: Bound

import QtQuick

// The menu of the table: a button with a list of less frequent actions.
FocusScope {
    id: menu

    required property Lesson lesson
    required property Navigation navigation
    required property Pages pages
    required property Records records
    readonly property Sitting sitting: menu.navigation.atTable

    property bool open: false
    // Whether the curtain is down: entries that could reveal a hand are hidden.
    property bool covered: false
    // The item to focus when it closes.
    signal putAway

    // One column, no wider than the rail in the usual letters. A line parts what is done with the game, with this
    // deal, the reference pages, and the program.
    readonly property list<string> hidden: [
        ...(covered ? ["writeNote", "reportDeal", "tableLesson", "tableDaily"] : []),
        ...(sitting.table.luck ? ["tableOpponents"] : []),
        ...(sitting.table.phoned ? [] : ["tablePhones"])
    ]
    readonly property list<var> lines: all.filter(line => !hidden.includes(line.name))
    readonly property list<var> all: [
        {name: "newGame", part: 0, text: qsTr("New game (Ctrl+N)"), act: () => menu.navigation.newGame()},
        {name: "tableDaily", part: 0, text: qsTr("Today’s deal (F6)"), act: () => menu.pages.open("daily")},
        {name: "tableOpponents", part: 0, text: qsTr("Opponents"), act: () => menu.pages.open("opponents")},
        {name: "tableLesson", part: 0, text: qsTr("Lesson"), act: () => menu.lesson.begin()},
        {name: "tablePhones", part: 0, text: qsTr("Phones"), act: () => menu.pages.open("phones")},
        {name: "writeNote", part: 1, text: qsTr("Write a note…"), act: () => menu.sitting.notes.ask()},
        {name: "reportDeal", part: 1, text: qsTr("Report this deal"), act: () => menu.records.report()},
        {name: "tableRules", part: 2, text: qsTr("Rules (F1)"), act: () => menu.pages.open("rules")},
        {name: "tableKeys", part: 2, text: qsTr("Keys (?)"), act: () => menu.pages.open("keys")},
        {name: "tableGames", part: 2, text: qsTr("Games played (F3)"), act: () => menu.pages.open("history")},
        {name: "tableStatistics", part: 2, text: qsTr("Statistics (F4)"), act: () => menu.pages.open("statistics")},
        {name: "tableSettings", part: 3, text: qsTr("Settings (Esc)"), act: () => menu.pages.open("settings")},
        {name: "quit", part: 3, text: qsTr("Quit (Ctrl+Q)"), act: () => Window.window.close()}
    ]

    // The line has a ring only if it was reached by keys.
    function go(row: int, reason: int) {
        sheet.item.line((row + lines.length) % lines.length).forceActiveFocus(reason); // qmllint disable missing-property
    }

    function toggle(reason: int) {
        open = !open;
        if (open) {
            menu.sitting.narrator.read(opener.text, false);
            go(0, reason);
        } else {
            focus = false;
            putAway();
        }
    }

    function choose(line: var) {
        toggle(Qt.OtherFocusReason);
        line.act();
    }

    width: opener.width
    height: opener.height

    Shortcut {
        sequences: ["M", "F10"]
        enabled: menu.enabled
        onActivated: menu.toggle(Qt.ShortcutFocusReason)
    }

    onActiveFocusChanged: if (!activeFocus) open = false

    IconButton {
        id: opener
        objectName: "menu"
        picture: "menu"
        text: qsTr("More (M)")
        // Its name would lie on the first line.
        tipped: !menu.open
        onClicked: menu.toggle(visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason)
    }
    Loader {
        id: sheet
        anchors.top: opener.bottom
        anchors.topMargin: 0.6 * Theme.gap
        anchors.right: opener.right
        active: menu.open
        sourceComponent: Paper {
            function line(row: int): Item {
                return list.itemAt(row).plate; // qmllint disable missing-property
            }

            objectName: "menuLines"
            Accessible.role: Accessible.PopupMenu
            Accessible.name: opener.text
            width: column.width + 1.6 * Theme.gap
            height: column.height + 1.6 * Theme.gap
            // The largest letters may need more height than there is above the viewer's badge.
            scale: Math.min(1, (0.9 * menu.Window.height - menu.mapToItem(null, 0, sheet.y).y) / height)
            transformOrigin: Item.TopRight

            Column {
                id: column
                anchors.centerIn: parent
                spacing: 0.4 * Theme.gap
                property real widest: 0

                Repeater {
                    id: list
                    model: menu.lines

                    Item {
                        id: entry
                        required property var modelData
                        required property int index
                        readonly property bool parted: index > 0 && modelData.part !== menu.lines[index - 1].part
                        readonly property real above: parted ? 0.7 * Theme.gap : 0
                        readonly property alias plate: button

                        width: button.width
                        height: button.height + above

                        Hairline {
                            visible: entry.parted
                            y: 0.15 * Theme.gap
                            width: parent.width
                        }
                        Plate {
                            id: button
                            y: entry.above
                            objectName: entry.modelData.name
                            width: column.widest
                            onImplicitWidthChanged: column.widest = Math.max(column.widest, implicitWidth)
                            verticalPadding: 0.24 * size
                            horizontalPadding: 0.5 * size
                            text: entry.modelData.text
                            enabled: entry.modelData.name !== "writeNote" || menu.sitting.notes.possible
                            onClicked: menu.choose(entry.modelData)
                            Keys.onUpPressed: menu.go(entry.index - 1, Qt.TabFocusReason)
                            Keys.onDownPressed: menu.go(entry.index + 1, Qt.TabFocusReason)
                            Keys.onEscapePressed: menu.toggle(Qt.OtherFocusReason)
                        }
                    }
                }
            }
        }
    }
}
