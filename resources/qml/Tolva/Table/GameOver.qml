pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// Who has won and by what, everybody's place, how the last deal was scored, and the course of the game.
Panel {
    id: page

    required property AppModel app

    innerWidth: Math.max(860, page.app.sheet.sides.length > 3 ? 400 + 100 * page.app.sheet.sides.length : 0) * Theme.unit

    Finish {
        app: page.app
        width: parent.width
    }
    PageLoader {
        app: page.app
        width: parent.width
        active: page.app.sheet.places.length > 0
        visible: active
        file: Qt.resolvedUrl("Places.qml")
    }
    ScoreTable {
        app: page.app
        objectName: "scoreTable"
        visible: page.app.sheet.scored || page.app.sheet.rows.length > 0
        width: parent.width
        heads: page.app.sheet.order.map(side => page.app.sheet.sides[side])
        marks: page.app.sheet.order
        rows: page.app.sheet.rows.map(row => ({text: row.text, figures: page.app.sheet.order.map(side => row.figures[side] ?? "")}))
        foot: !page.app.sheet.scored ? "" : page.app.sheet.unit === "" ? qsTr("Final score") : qsTr("Final score in %1").arg(page.app.sheet.unit)
        footFigures: page.app.sheet.order.map(side => Figures.score(page.app.sheet.scores[side] ?? 0))
    }
    Account {
        app: page.app
        width: parent.width
    }
    CourseChart {
        app: page.app
        visible: page.app.sheet.charted && page.app.sheet.scored
        width: parent.width
        height: 150 * Theme.unit
    }
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "lookBack"
            // Of a game that is all luck there is nothing to learn.
            visible: !page.app.sheet.luck
            size: Theme.title
            text: qsTr("Review")
            onClicked: page.app.review.lookBack()
        }
        Plate {
            size: Theme.title
            text: qsTr("New game")
            onClicked: page.app.navigation.newGame()
        }
        Plate {
            id: again
            objectName: "again"
            strong: true
            size: Theme.title
            text: page.app.matches.active ? qsTr("The match") : qsTr("Play again")
            onClicked: page.app.matches.active ? page.app.pages.open("match") : page.app.navigation.playAgain()
        }
    }

    FirstKey {
        app: page.app
        page: page
        button: again
    }
}
