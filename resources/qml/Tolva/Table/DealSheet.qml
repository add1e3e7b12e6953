pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// What a deal has scored and why, and how the game stands.
Panel {
    id: page

    innerWidth: (Sheet.sides.length > 3 ? 380 + 100 * Sheet.sides.length : Sheet.sides.length > 2 ? 780 : 620) * Theme.unit

    Caption {
        text: qsTr("Deal %1").arg(Sheet.dealNumber)
    }
    ScoreTable {
        width: parent.width
        heads: Sheet.order.map(side => Sheet.sides[side])
        marks: Sheet.order
        rows: Sheet.rows.map(row => ({text: row.text, figures: Sheet.order.map(side => row.figures[side] ?? "")}))
        foot: Sheet.unit === "" ? qsTr("Score") : qsTr("Score in %1").arg(Sheet.unit)
        footFigures: Sheet.order.map(side => Figures.score(Sheet.scores[side] ?? 0))
    }
    Account {
        width: parent.width
    }
    CourseChart {
        width: parent.width
        height: 130 * Theme.unit
        visible: Sheet.charted && Sheet.course.length > 1
    }
    footer: Row {
        anchors.right: parent?.right
        spacing: 12 * Theme.unit

        Plate {
            objectName: "stopHere"
            size: Theme.title
            text: qsTr("Stop for now")
            onClicked: Session.newGame()
        }
        Plate {
            objectName: "lookBack"
            size: Theme.title
            text: qsTr("Review")
            onClicked: Review.lookBack()
        }
        Plate {
            id: next
            objectName: "next"
            strong: true
            size: Theme.title
            text: qsTr("Next deal")
            onClicked: Session.nextDeal()
        }
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_N && !event.isAutoRepeat) {
            if (key.ready)
                Session.nextDeal();
            event.accepted = true;
        }
    }
    FirstKey {
        id: key
        page: page
        button: next
    }
}
