pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The places at the end of the game; level players share one.
Column {
    id: places

    required property Sheet sheet

    objectName: "places"
    spacing: 2 * Theme.unit

    Repeater {
        model: places.sheet.places

        Item {
            id: line
            required property int place
            required property string names
            required property string score
            required property list<var> people

            width: places.width
            height: Math.max(who.height, faces.height + 2 * Theme.unit, 1.5 * Theme.body)
            Accessible.role: Accessible.StaticText
            Accessible.name: [Figures.fill(qsTr("Place %1: %2"), place, names), score].filter(part => part !== "").join(", ")

            Label {
                id: number
                anchors.verticalCenter: parent.verticalCenter
                width: 34 * Theme.unit
                text: line.place + "."
                font.bold: line.place === 1
                Accessible.ignored: true
            }
            Row {
                id: faces
                anchors.left: number.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: -5 * Theme.unit

                Repeater {
                    model: line.people

                    Portrait {
                        required face
                        required ring
                        width: 30 * Theme.unit
                    }
                }
            }
            Paragraph {
                id: who
                anchors.left: faces.right
                anchors.leftMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - figure.width - Theme.gap
                text: line.names
                font.bold: line.place === 1
                Accessible.ignored: true
            }
            Label {
                id: figure
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.score
                font.bold: true
                Accessible.ignored: true
            }
        }
    }
}
