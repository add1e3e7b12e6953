pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What is not wanted often at the table: a button, and a list under it.
FocusScope {
    id: menu

    property bool open: false

    readonly property var lines: [
        {name: "newGame", text: qsTr("New game (Ctrl+N)"), act: () => Session.newGame()},
        {name: "tableStatistics", text: qsTr("Statistics (F4)"), act: () => Statistics.open()},
        {name: "tableLesson", text: qsTr("Lesson"), act: () => Lesson.begin()},
        {name: "writeNote", text: qsTr("Write a note…"), act: () => Notes.ask()},
        {name: "reportDeal", text: qsTr("Report this deal"), act: () => Records.report()},
        {name: "tableKeys", text: qsTr("Keys (?)"), act: () => Pages.open("keys")}
    ]

    function toggle() {
        open = !open;
        if (open)
            (list.itemAt(0) as Plate).forceActiveFocus();
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
    Rectangle {
        objectName: "menuLines"
        visible: menu.open
        anchors.top: button.bottom
        anchors.topMargin: 0.6 * Theme.gap
        anchors.right: button.right
        width: column.width + 1.6 * Theme.gap
        height: column.height + 1.6 * Theme.gap
        radius: Theme.radius
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: Math.max(1, Theme.unit)

        Column {
            id: column
            anchors.centerIn: parent
            spacing: 0.4 * Theme.gap

            Repeater {
                id: list
                model: menu.lines

                Plate {
                    required property var modelData
                    objectName: modelData.name
                    width: Math.max(implicitWidth, 13.8 * Theme.body)
                    // All of them above the badge of who sits at the right, in the smallest window too.
                    topPadding: 0.36 * size
                    bottomPadding: topPadding
                    text: modelData.text
                    enabled: modelData.name !== "writeNote" || Notes.possible
                    onClicked: menu.choose(modelData)
                    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus()
                    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus()
                    Keys.onEscapePressed: menu.toggle()
                }
            }
        }
    }
}
