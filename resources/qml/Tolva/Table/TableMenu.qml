pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What is not wanted often at the table: a button, and a list under it.
FocusScope {
    id: menu

    property bool open: false

    // In two columns, one after the other: all of them above the badge of whoever sits at the right.
    readonly property int rows: Math.ceil(lines.length / 2)
    readonly property var lines: [
        {name: "newGame", text: qsTr("New game (Ctrl+N)"), act: () => Session.newGame()},
        {name: "tableDaily", text: qsTr("Today’s deal (F6)"), act: () => DailyDeals.open()},
        {name: "tableLadder", text: qsTr("The ladder"), act: () => Ladder.open()},
        {name: "tableGames", text: qsTr("Games played (F3)"), act: () => History.open()},
        {name: "tableStatistics", text: qsTr("Statistics (F4)"), act: () => Statistics.open()},
        {name: "writeNote", text: qsTr("Write a note…"), act: () => Notes.ask()},
        {name: "reportDeal", text: qsTr("Report this deal"), act: () => Records.report()},
        {name: "tableRules", text: qsTr("Rules (F1)"), act: () => Help.open()},
        {name: "tableLesson", text: qsTr("Lesson"), act: () => Lesson.begin()},
        {name: "tableKeys", text: qsTr("Keys (?)"), act: () => Pages.open("keys")},
        {name: "tableSettings", text: qsTr("Settings (Esc)"), act: () => Pages.open("settings")},
        {name: "quit", text: qsTr("Quit (Ctrl+Q)"), act: () => Window.window.close()}
    ]

    function go(from: int, by: int) {
        sheet.item.line((from + by + lines.length) % lines.length).forceActiveFocus(); // qmllint disable missing-property
    }

    function toggle() {
        open = !open;
        if (open)
            go(0, 0);
        else
            focus = false;
    }

    function choose(line: var) {
        toggle();
        line.act();
    }

    width: button.width
    height: button.height

    onActiveFocusChanged: if (!activeFocus) open = false

    IconButton {
        id: button
        objectName: "menu"
        picture: "menu"
        text: qsTr("More (M)")
        onClicked: menu.toggle()
    }
    Loader {
        id: sheet
        anchors.top: button.bottom
        anchors.topMargin: 0.6 * Theme.gap
        anchors.right: button.right
        active: menu.open
        sourceComponent: Rectangle {
            function line(at: int): Item {
                return list.itemAt(at);
            }

            objectName: "menuLines"
            width: column.width + 1.6 * Theme.gap
            height: column.height + 1.6 * Theme.gap
            radius: Theme.radius
            color: Theme.paper
            border.color: Theme.paperEdge
            border.width: Math.max(1, Theme.unit)

            Grid {
                id: column
                anchors.centerIn: parent
                flow: Grid.TopToBottom
                rows: menu.rows
                spacing: 0.4 * Theme.gap

                Repeater {
                    id: list
                    model: menu.lines

                    Plate {
                        required property var modelData
                        required property int index
                        objectName: modelData.name
                        width: Math.max(implicitWidth, 12.4 * Theme.body)
                        topPadding: 0.36 * size
                        bottomPadding: topPadding
                        text: modelData.text
                        enabled: modelData.name !== "writeNote" || Notes.possible
                        onClicked: menu.choose(modelData)
                        Keys.onUpPressed: menu.go(index, -1)
                        Keys.onDownPressed: menu.go(index, 1)
                        Keys.onLeftPressed: menu.go(index, -menu.rows)
                        Keys.onRightPressed: menu.go(index, menu.rows)
                        Keys.onEscapePressed: menu.toggle()
                    }
                }
            }
        }
    }
}
