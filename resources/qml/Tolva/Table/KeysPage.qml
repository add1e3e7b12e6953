pragma ComponentBehavior: Bound

import QtQuick

// All keys and what they do.
Panel {
    id: page

    innerWidth: 1180 * Theme.unit
    // Two columns where there is room for them.
    readonly property int columns: room < 980 * Theme.unit ? 1 : 2

    readonly property list<var> keys: [
        ["← →", qsTr("Choose a card, or a bid")],
        ["↑ ↓", qsTr("Move between the hand and your cards on the table")],
        [qsTr("A K Q J T, 2–9"), qsTr("Choose a card by rank, 0 or T for the ten; the same key again takes the next one. Digits only while there is nothing to call")],
        [qsTr("S H D C"), qsTr("Choose a card by suit; the same key again takes the next one")],
        [qsTr("Q, then H"), qsTr("The queen of hearts: rank and suit in either order. H alone asks for a hint, Shift+H chooses hearts")],
        [qsTr("Enter, Space"), qsTr("Play the chosen card; continue when a trick is waiting")],
        [qsTr("Shift+arrows"), qsTr("Move the chosen card in the hand")],
        [qsTr("Space, held down"), qsTr("Turn card after card, where that is all there is to do")],
        [qsTr("T J Q K A, or as your cards have them"), qsTr("In a game of speed: greet a ten, a jack, a queen, a king, an ace; Space turns a card")],
        ["Y U I O P, Z X C V B", qsTr("The same with the right hand alone, and with the left")],
        [qsTr("YUIOP, ZXCVB, 12345, 67890, 1–5 and 6–0 on the keypad"), qsTr("Several people at one keyboard: the five keys of the first, the second and so on, each from the ten to the ace")],
        [qsTr("Page Up, Page Down"), qsTr("Ten more or ten less; digits set the amount")],
        [qsTr("0–9, Backspace"), qsTr("Type the number that is asked for; the arrow keys go one up or down")],
        [qsTr("Home, End"), qsTr("The lowest and the highest amount")],
        ["1–9", qsTr("Make the call with that number; the last one claims the rest of the tricks when they are certain")],
        [qsTr("G, Shift+G"), qsTr("Promise many tricks; with Shift all of them. Enter announces it, the same key again takes it back")],
        ["H", qsTr("Hint")],
        ["L", qsTr("The last trick; again for all your side’s tricks")],
        ["M, F10", qsTr("The table menu: new game, statistics, report")],
        ["B", qsTr("Turn my cards face down and up again; with several people, lower the curtain")],
        ["P", qsTr("Each side’s points in turn and what earned them; with the arrow keys, lanka by lanka. The score paper, where there is one")],
        ["I", qsTr("How the game stands, for a screen reader")],
        ["O", qsTr("All calls of the deal")],
        ["V", qsTr("Show the reason for a hint or a verdict on the cards")],
        ["R", qsTr("Show the rule when a card has been refused")],
        [qsTr("Ctrl+Z, Ctrl+Shift+Z"), qsTr("Undo, redo")],
        ["N", qsTr("The next deal")],
        ["F2", qsTr("What an old word with a dotted underline means; the same key again takes the next one")],
        ["F1, F3, F4, F6, F8, F11", qsTr("Rules, games played, statistics, today’s deal, sounds on or off, full screen")],
        [qsTr("Space, T, N, B, F"), qsTr("In the review: play or pause, try a miss again, the next and the previous miss, figures and tools")],
        ["M, P", qsTr("In the review: the same deal compared with the master’s; there: the other’s cards, and where you chose differently")],
        [qsTr("Ctrl+O, Ctrl+S, Ctrl+C, Ctrl+V"), qsTr("Open, save, copy and paste a record")],
        ["Ctrl+F, Ctrl+,", qsTr("Find a game, on the first page; settings")],
        ["Ctrl++, Ctrl+−, Ctrl+0", qsTr("Larger text, smaller text, text of the usual size")],
        ["Ctrl+P", qsTr("Print the rules that are open, or the score of the game")],
        ["Ctrl+N, Ctrl+W, Ctrl+Q", qsTr("New game; close the page or the window; quit, and continue the game next time")],
        ["Esc", qsTr("Back; at the table: settings")],
        ["?", qsTr("This page")]
    ]

    Caption {
        text: qsTr("Keys")
    }
    Grid {
        id: table
        width: parent.width
        flow: Grid.TopToBottom
        rows: Math.ceil(page.keys.length / page.columns)
        rowSpacing: 5 * Theme.unit
        columnSpacing: 30 * Theme.unit

        Repeater {
            model: page.keys

            Item {
                id: line
                required property list<var> modelData
                width: (table.width - (page.columns - 1) * table.columnSpacing) / page.columns
                height: Math.max(key.height, what.height)

                Silent {
                    id: key
                    width: (page.columns > 1 ? 170 : 240) * Theme.unit
                    text: line.modelData[0]
                    color: Theme.accent
                    font.bold: true
                    wrapMode: Text.Wrap
                }
                PlainText {
                    id: what
                    x: key.width + Theme.gap
                    width: parent.width - x
                    text: line.modelData[1]
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line.modelData[0] + ": " + text
                }
            }
        }
    }
    footer: Plate {
        id: close
        objectName: "closeKeys"
        anchors.right: parent?.right
        strong: true
        text: qsTr("Close")
        onClicked: page.closed()
    }

    Component.onCompleted: close.forceActiveFocus()
}
