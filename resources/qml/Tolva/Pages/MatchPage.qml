pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Table

// How a match stands: its games, what has been won, and the next game.
Panel {
    id: page

    objectName: "matchPage"
    dim: 0.8
    innerWidth: 740 * Theme.unit

    Caption {
        text: Matches.title
    }
    PlainText {
        visible: text !== ""
        width: parent.width
        text: Matches.verdict
        color: Theme.text
        font.family: Theme.display
        font.pixelSize: Theme.banner
        font.bold: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ScoreTable {
        width: parent.width
        heads: Matches.teams
        rows: Matches.rows
        foot: qsTr("Total")
        footFigures: Matches.totals
    }
    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "closeMatch"
            size: Theme.title
            text: qsTr("Close")
            onClicked: Pages.close()
        }
        Plate {
            id: next
            objectName: "nextGame"
            strong: true
            size: Theme.title
            text: Matches.goesOn ? qsTr("Next game") : qsTr("New game")
            onClicked: {
                if (Matches.goesOn) {
                    Matches.next();
                } else {
                    Pages.clear();
                    Session.newGame();
                }
            }
        }
    }

    Keys.onEscapePressed: Pages.close()
    Component.onCompleted: next.forceActiveFocus()
}
