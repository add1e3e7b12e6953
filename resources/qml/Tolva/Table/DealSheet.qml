pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// The scores of a deal with their reasons, and the standing of the game.
Panel {
    id: page

    required property AppModel app

    title: qsTr("Deal %1").arg(page.app.sheet.dealNumber)
    innerWidth: (page.app.sheet.sides.length > 3 ? 380 + 100 * page.app.sheet.sides.length : page.app.sheet.sides.length > 2 ? 780 : 620) * Theme.unit

    Caption {
        text: page.title
    }
    ScoreTable {
        app: page.app
        width: parent.width
        heads: page.app.sheet.order.map(side => page.app.sheet.sides[side])
        marks: page.app.sheet.order
        rows: page.app.sheet.rows.map(row => ({text: row.text, figures: page.app.sheet.order.map(side => row.figures[side] ?? "")}))
        foot: page.app.sheet.unit === "" ? qsTr("Score") : qsTr("Score in %1").arg(page.app.sheet.unit)
        footFigures: page.app.sheet.order.map(side => Figures.score(page.app.sheet.scores[side] ?? 0))
    }
    Account {
        app: page.app
        width: parent.width
    }
    CourseChart {
        app: page.app
        width: parent.width
        height: 130 * Theme.unit
        visible: page.app.sheet.charted && page.app.sheet.course.length > 1
    }
    Flow {
        width: parent.width
        layoutDirection: Qt.RightToLeft

        Plate {
            objectName: "beside"
            visible: page.app.same.atTable
            quiet: true
            size: Theme.small
            text: qsTr("The master’s play")
            onClicked: page.app.same.openTable()
        }
    }
    footer: Column {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        // For somebody who is out: no more sheets to close.
        Plate {
            id: others
            objectName: "letOthersFinish"
            anchors.right: parent.right
            visible: page.app.navigation.othersOnly
            strong: true
            size: Theme.title
            text: qsTr("Let the others finish")
            onClicked: page.app.navigation.letOthersFinish()
        }
        Row {
            anchors.right: parent.right
            spacing: 12 * Theme.unit

            Plate {
                objectName: "stopHere"
                size: Theme.title
                text: qsTr("Stop for now")
                onClicked: page.app.navigation.newGame()
            }
            Plate {
                objectName: "lookBack"
                size: Theme.title
                text: qsTr("Review")
                onClicked: page.app.review.lookBack()
            }
            Plate {
                id: next
                objectName: "next"
                strong: !others.visible
                size: Theme.title
                text: qsTr("Next deal")
                onClicked: page.app.navigation.nextDeal()
            }
        }
    }

    Keys.onPressed: event => {
        key.wait();
        if (event.key === Qt.Key_N && !event.isAutoRepeat) {
            if (key.ready)
                page.app.navigation.nextDeal();
            event.accepted = true;
        }
    }
    FirstKey {
        id: key
        page: page
        button: others.visible ? others : next
    }
}
