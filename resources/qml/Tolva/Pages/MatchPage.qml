pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Table

// The state of a match: its games, their winners, and the next game.
Panel {
    id: page

    required property AppModel app

    objectName: "matchPage"
    dim: 0.8
    innerWidth: 740 * Theme.unit

    Caption {
        text: page.app.matches.title
    }
    PlainText {
        visible: text !== ""
        width: parent.width
        text: page.app.matches.verdict
        color: Theme.text
        font.family: Theme.display
        font.pixelSize: Theme.banner
        font.bold: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ScoreTable {
        app: page.app
        width: parent.width
        heads: page.app.matches.teams
        rows: page.app.matches.rows
        foot: qsTr("Total")
        footFigures: page.app.matches.totals
    }
    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

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
            text: page.app.matches.goesOn ? qsTr("Next game") : qsTr("New game")
            onClicked: {
                if (page.app.matches.goesOn) {
                    page.app.matches.next();
                } else {
                    page.app.pages.clear();
                    page.app.navigation.newGame();
                }
            }
        }
    }

    Keys.onEscapePressed: page.closed()
    Component.onCompleted: next.forceActiveFocus()
}
