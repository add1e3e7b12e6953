pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// Who has won and by what, everybody's place, how the last deal was scored, and the course of the game.
Panel {
    id: page

    innerWidth: Math.max(860, Sheet.sides.length > 3 ? 400 + 100 * Sheet.sides.length : 0) * Theme.unit

    Finish {
        width: parent.width
    }
    Loader {
        width: parent.width
        active: Sheet.places.length > 0
        visible: active
        source: "Places.qml"
    }
    ScoreTable {
        objectName: "scoreTable"
        visible: Sheet.scored || Sheet.rows.length > 0
        width: parent.width
        heads: Sheet.order.map(side => Sheet.sides[side])
        marks: Sheet.order
        rows: Sheet.rows.map(row => ({text: row.text, figures: Sheet.order.map(side => row.figures[side] ?? "")}))
        foot: !Sheet.scored ? "" : Sheet.unit === "" ? qsTr("Final score") : qsTr("Final score in %1").arg(Sheet.unit)
        footFigures: Sheet.order.map(side => Figures.score(Sheet.scores[side] ?? 0))
    }
    Account {
        width: parent.width
    }
    CourseChart {
        visible: Sheet.charted && Sheet.scored
        width: parent.width
        height: 150 * Theme.unit
    }
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "lookBack"
            // Of a game that is all luck there is nothing to learn.
            visible: !Sheet.luck
            size: Theme.title
            text: qsTr("Review")
            onClicked: Review.lookBack()
        }
        Plate {
            size: Theme.title
            text: qsTr("New game")
            onClicked: Session.newGame()
        }
        Plate {
            id: again
            objectName: "again"
            strong: true
            size: Theme.title
            text: Matches.active ? qsTr("The match") : qsTr("Play again")
            onClicked: Matches.active ? Pages.open("match") : Session.playAgain()
        }
    }

    FirstKey {
        page: page
        button: again
    }
}
