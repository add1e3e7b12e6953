pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// Who has won, how the last deal was scored, and the course of the game.
Panel {
    id: page

    innerWidth: (Sheet.sides.length > 3 ? 400 + 100 * Sheet.sides.length : Sheet.sides.length > 2 ? 800 : 680) * Theme.unit

    Row {
        spacing: 14 * Theme.unit

        TextMetrics {
            id: large
            text: Sheet.verdict
            font.family: Theme.display
            font.pixelSize: Theme.banner
            font.bold: true
        }
        Image {
            id: trophy
            width: 1.2 * Theme.banner
            height: width
            anchors.verticalCenter: parent.verticalCenter
            sourceSize: Qt.size(Math.round(width), Math.round(width))
            source: Theme.icon("trophy", Theme.dark)
        }
        PlainText {
            objectName: "verdict"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(page.innerWidth, page.room) - trophy.width - parent.spacing
            text: Sheet.verdict
            color: Theme.text
            // A little smaller where that leaves it in one line.
            font.family: Theme.display
            font.pixelSize: Math.max(Theme.title, Theme.banner * Math.min(1, width / Math.ceil(large.width + 2)))
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    Loader {
        width: parent.width
        active: Sheet.places.length > 0
        visible: active
        source: "Places.qml"
    }
    ScoreTable {
        width: parent.width
        heads: Sheet.order.map(side => Sheet.sides[side])
        marks: Sheet.order
        rows: Sheet.rows.map(row => ({text: row.text, figures: Sheet.order.map(side => row.figures[side] ?? "")}))
        foot: Sheet.unit === "" ? qsTr("Final score") : qsTr("Final score in %1").arg(Sheet.unit)
        footFigures: Sheet.order.map(side => Figures.score(Sheet.scores[side] ?? 0))
    }
    Account {
        width: parent.width
    }
    CourseChart {
        visible: Sheet.charted
        width: parent.width
        height: 150 * Theme.unit
    }
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "lookBack"
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

    Component.onCompleted: again.forceActiveFocus()
}
