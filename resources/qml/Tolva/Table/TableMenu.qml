pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

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

    // Two columns, both above the badge of the seat at the right. Left: games and lessons, then entries about
    // this deal; right: reference pages, then the program; a line separates the groups.
    readonly property list<string> hidden: [
        ...(covered ? ["writeNote", "reportDeal", "tableLesson", "tableDaily"] : []),
        ...(sitting.table.luck ? ["tableOpponents"] : []),
        ...(sitting.table.phoned ? [] : ["tablePhones"])
    ]
    readonly property list<var> columns: all.map(column => column.filter(line => !hidden.includes(line.name)))
    readonly property list<var> all: [
        [
            {name: "newGame", text: qsTr("New game (Ctrl+N)"), act: () => menu.navigation.newGame()},
            {name: "tableDaily", text: qsTr("Today’s deal (F6)"), act: () => menu.pages.open("daily")},
            {name: "tableOpponents", text: qsTr("Opponents"), act: () => menu.pages.open("opponents")},
            {name: "tableLesson", text: qsTr("Lesson"), act: () => menu.lesson.begin()},
            {name: "tablePhones", text: qsTr("Phones"), act: () => menu.pages.open("phones")},
            {name: "writeNote", text: qsTr("Write a note…"), act: () => menu.sitting.notes.ask(), second: true},
            {name: "reportDeal", text: qsTr("Report this deal"), act: () => menu.records.report(), second: true}
        ],
        [
            {name: "tableRules", text: qsTr("Rules (F1)"), act: () => menu.pages.open("rules")},
            {name: "tableKeys", text: qsTr("Keys (?)"), act: () => menu.pages.open("keys")},
            {name: "tableGames", text: qsTr("Games played (F3)"), act: () => menu.pages.open("history")},
            {name: "tableStatistics", text: qsTr("Statistics (F4)"), act: () => menu.pages.open("statistics")},
            {name: "tableSettings", text: qsTr("Settings (Esc)"), act: () => menu.pages.open("settings"), second: true},
            {name: "quit", text: qsTr("Quit (Ctrl+Q)"), act: () => Window.window.close(), second: true}
        ]
    ]

    function go(side: int, row: int) {
        sheet.item.line(side, Math.min(row, columns[side].length - 1)).forceActiveFocus(); // qmllint disable missing-property
    }

    // Down one column and then the other.
    function step(side: int, row: int, by: int) {
        if (row + by < 0)
            go(1 - side, columns[1 - side].length - 1);
        else if (row + by >= columns[side].length)
            go(1 - side, 0);
        else
            go(side, row + by);
    }

    function toggle() {
        open = !open;
        if (open) {
            menu.sitting.narrator.read(opener.text, false);
            go(0, 0);
        } else {
            focus = false;
            putAway();
        }
    }

    function choose(line: var) {
        toggle();
        line.act();
    }

    width: opener.width
    height: opener.height

    Shortcut {
        sequences: ["M", "F10"]
        enabled: menu.enabled
        onActivated: menu.toggle()
    }

    onActiveFocusChanged: if (!activeFocus) open = false

    IconButton {
        id: opener
        objectName: "menu"
        picture: "menu"
        text: qsTr("More (M)")
        onClicked: menu.toggle()
    }
    Loader {
        id: sheet
        anchors.top: opener.bottom
        anchors.topMargin: 0.6 * Theme.gap
        anchors.right: opener.right
        active: menu.open
        sourceComponent: Rectangle {
            function line(side: int, row: int): Item {
                return sides.itemAt(side).line(row); // qmllint disable missing-property
            }

            objectName: "menuLines"
            Accessible.role: Accessible.PopupMenu
            Accessible.name: opener.text
            width: column.width + 1.6 * Theme.gap
            height: column.height + 1.6 * Theme.gap
            radius: Theme.radius
            color: Theme.paper
            border.color: Theme.paperEdge
            border.width: Math.max(1, Theme.unit)

            Row {
                id: column
                anchors.centerIn: parent
                spacing: 0.4 * Theme.gap

                Repeater {
                    id: sides
                    model: menu.columns

                    Column {
                        id: half

                        required property list<var> modelData
                        required property int index

                        function line(row: int): Item {
                            return list.itemAt(row).plate; // qmllint disable missing-property
                        }

                        spacing: 0.4 * Theme.gap

                        Repeater {
                            id: list
                            model: half.modelData

                            Item {
                                id: entry
                                required property var modelData
                                required property int index
                                readonly property bool parted: index > 0 && modelData.second === true && half.modelData[index - 1].second !== true
                                readonly property real above: parted ? 0.7 * Theme.gap : 0
                                readonly property alias plate: button

                                width: button.width
                                height: button.height + above

                                Rectangle {
                                    visible: entry.parted
                                    y: 0.15 * Theme.gap
                                    width: parent.width
                                    height: Math.max(1, Theme.unit)
                                    color: Theme.paperEdge
                                }
                                Plate {
                                    id: button
                                    y: entry.above
                                    objectName: entry.modelData.name
                                    width: Math.max(implicitWidth, 12.4 * Theme.body)
                                    topPadding: 0.24 * size
                                    bottomPadding: topPadding
                                    text: entry.modelData.text
                                    enabled: entry.modelData.name !== "writeNote" || menu.sitting.notes.possible
                                    onClicked: menu.choose(entry.modelData)
                                    Keys.onUpPressed: menu.step(half.index, entry.index, -1)
                                    Keys.onDownPressed: menu.step(half.index, entry.index, 1)
                                    Keys.onLeftPressed: menu.go(1 - half.index, entry.index)
                                    Keys.onRightPressed: menu.go(1 - half.index, entry.index)
                                    Keys.onEscapePressed: menu.toggle()
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
