pragma ComponentBehavior: Bound

import QtQuick

// The state of a match: its games, their winners, and the next game.
Panel {
    id: page

    required property Matches matches
    required property Navigation navigation
    required property Pages pages
    required property Sheet sheet

    objectName: "matchPage"
    dim: 0.8
    innerWidth: 740 * Theme.unit

    Caption {
        text: page.matches.title
    }
    Paragraph {
        text: page.matches.verdict
        font.family: Theme.display
        font.pixelSize: Theme.banner
        font.bold: true
        Accessible.role: Accessible.AlertMessage
    }
    ScoreTable {
        sheet: page.sheet
        width: parent.width
        heads: page.matches.sides
        marks: []
        rows: page.matches.rows
        foot: qsTr("Total")
        footFigures: page.matches.totals
    }
    Buttons {
        Plate {
            objectName: "closeMatch"
            size: Theme.title
            text: qsTr("Close")
            onClicked: page.closed()
        }
        Plate {
            id: next
            objectName: "nextGame"
            strong: true
            size: Theme.title
            text: page.matches.goesOn ? qsTr("Next game") : qsTr("New game")
            onClicked: {
                if (page.matches.goesOn) {
                    page.matches.next();
                } else {
                    page.pages.clear();
                    page.navigation.newGame();
                }
            }
        }
    }

    Component.onCompleted: next.forceActiveFocus()
}
