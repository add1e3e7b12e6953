pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// All keys and what they do.
Panel {
    id: page

    innerWidth: 860 * Theme.unit

    readonly property var keys: [
        ["← →", qsTr("Choose a card")],
        ["↑ ↓", qsTr("Between the hand and the cards on the table")],
        [qsTr("A K Q J T, 6–9"), qsTr("Choose a card by its rank, 0 or T for the ten; again for the next one. Digits only while nothing can be called")],
        [qsTr("S H D C"), qsTr("Choose a card by its suit; again for the next one")],
        [qsTr("Q, then H"), qsTr("The queen of hearts: rank and suit in either order. H alone asks for a hint, Shift+H chooses hearts")],
        [qsTr("Enter, Space"), qsTr("Play the chosen card; go on when a trick is waiting")],
        ["1–9", qsTr("Make the call with that number; the last one, when it is certain, claims the rest of the tricks")],
        ["G", qsTr("A gubbe; again for the next one. Enter announces it")],
        ["H", qsTr("A hint")],
        ["L", qsTr("The last trick; again for all tricks of your side")],
        ["M", qsTr("The menu of the table: new game, statistics, report")],
        ["B", qsTr("The backs of my cards up, and down again; with several people the curtain")],
        ["P", qsTr("The points of one side after the other, and what earned them; with arrows lanka by lanka")],
        ["I", qsTr("How the game stands, for a screen reader")],
        ["R", qsTr("The rule, while a refusal is shown")],
        [qsTr("Ctrl+Z, Ctrl+Shift+Z"), qsTr("Undo, redo")],
        ["N", qsTr("The next deal")],
        ["F2", qsTr("What an old word means that is marked with dots; again for the next one")],
        ["F1, F3, F4, F8, F11", qsTr("Rules, games played, statistics, sounds off and on, full screen")],
        [qsTr("Ctrl+O, Ctrl+S, Ctrl+C, Ctrl+V"), qsTr("Open, save, copy and paste a record")],
        ["Ctrl+N, Ctrl+Q", qsTr("A new game; leave the program, the game goes on next time")],
        ["Esc", qsTr("Back; at the table: settings")],
        ["?", qsTr("This page")]
    ]

    Caption {
        text: qsTr("Keys")
    }
    Column {
        width: parent.width
        spacing: 5 * Theme.unit

        Repeater {
            model: page.keys

            Item {
                id: line
                required property var modelData
                width: parent?.width ?? 0
                height: Math.max(key.height, what.height)

                PlainText {
                    id: key
                    width: 240 * Theme.unit
                    text: line.modelData[0]
                    color: Theme.accent
                    font.pixelSize: Theme.small
                    font.bold: true
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                PlainText {
                    id: what
                    x: 250 * Theme.unit
                    width: parent.width - x
                    text: line.modelData[1]
                    color: Theme.text
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line.modelData[0] + ": " + text
                }
            }
        }
    }
    Plate {
        id: close
        objectName: "closeKeys"
        anchors.right: parent.right
        strong: true
        text: qsTr("Close")
        onClicked: Pages.close()
    }

    Keys.onEscapePressed: Pages.close()
    Component.onCompleted: close.forceActiveFocus()
}
