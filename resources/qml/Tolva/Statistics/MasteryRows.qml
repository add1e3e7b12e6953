pragma ComponentBehavior: Bound

import QtQuick

// The user's results minus the master's with the same cards: a figure per game, and a curve for one game.
Column {
    id: rows

    required property SameDeal same
    required property Statistics statistics
    required property string name

    spacing: 8 * Theme.unit

    Repeater {
        model: rows.statistics.mastery

        Item {
            id: row
            required property string name
            required property string figure
            required property string note
            required property int index

            objectName: "mastery" + index
            width: rows.width
            height: figure.height
            Accessible.role: Accessible.StaticText
            Accessible.name: [row.name, row.figure, row.note].join(", ")

            Silent {
                anchors.baseline: figure.baseline
                width: parent.width - figure.width - note.width - 2 * Theme.gap
                text: row.name
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.body
            }
            Silent {
                id: note
                anchors.baseline: figure.baseline
                anchors.right: figure.left
                anchors.rightMargin: Theme.gap
                text: row.note
            }
            Silent {
                id: figure
                anchors.right: parent.right
                text: row.figure
                color: Theme.text
                font.pixelSize: Theme.head
                font.bold: true
            }
        }
    }
    ShareChart {
        objectName: "masteryChart"
        name: rows.name
        course: rows.statistics.masteryCourse.course ?? []
        marks: rows.statistics.masteryCourse.scale ?? []
        fair: 0.5
        visible: course.length > 1
        width: parent.width
        height: 236 * Theme.unit
    }
    Paragraph {
        color: Theme.faint
        text: qsTr("Your result in a deal minus the master’s, with your cards against the same opponents. The luck of the cards is the same for both. Deals with help are left out.")
    }
    Plate {
        objectName: "lastBeside"
        size: Theme.small
        text: qsTr("The last deal compared with the master’s")
        onClicked: rows.same.openFrom("statistics")
    }
}
