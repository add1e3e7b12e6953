pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import "figures.js" as Figures

// What a deal has scored and why, and how the game stands.
Panel {
    id: page

    Caption {
        text: qsTr("Deal %1").arg(Sheet.dealNumber)
    }
    ScoreTable {
        width: parent.width
        rows: Sheet.lines.map(line => ({text: line.text, figures: Sheet.sides.map((_, side) => side === line.side ? Figures.gain(line.points) : "")}))
        foot: qsTr("Score")
        footFigures: Sheet.scores.map(Figures.score)
    }
    CourseChart {
        width: parent.width
        height: 130 * Theme.unit
        visible: Sheet.course.length > 1
    }
    Plate {
        id: next
        objectName: "next"
        anchors.right: parent.right
        strong: true
        size: Theme.title
        text: qsTr("Next deal")
        onClicked: Session.nextDeal()
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_N) {
            Session.nextDeal();
            event.accepted = true;
        }
    }
    Component.onCompleted: next.forceActiveFocus()
}
