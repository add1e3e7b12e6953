pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// How the play is judged: by what the player knew, and as the cards lay; and the way from one miss to the next.
Column {
    id: panel

    spacing: 5 * Theme.unit

    Rectangle {
        visible: Critic.judged || Critic.progress !== ""
        width: panel.width
        height: Math.max(1, Theme.unit)
        color: Theme.paperEdge
    }
    Label {
        objectName: "judging"
        visible: Critic.progress !== ""
        width: panel.width
        text: Critic.progress
        color: Theme.faint
    }
    Label {
        objectName: "summary"
        visible: Critic.judged
        width: panel.width
        wrapMode: Text.Wrap
        text: Critic.summary
        font.bold: true
    }
    Repeater {
        model: Critic.verdict.weight === undefined ? [] : [
            {"head": Critic.verdict.knew, "text": Critic.verdict.fair, "more": Critic.verdict.values},
            {"head": qsTr("As the cards lay"), "text": Critic.verdict.open, "more": ""}
        ].filter(part => part.text !== "")

        Column {
            id: part

            required property var modelData
            required property int index

            objectName: "verdict" + index
            width: panel.width

            Label {
                text: part.modelData.head
                color: Theme.faint
                font.pixelSize: Theme.small
            }
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                text: part.modelData.text
                font.pixelSize: Theme.body
                font.bold: part.index === 0 && (Critic.verdict.weight === "slip" || Critic.verdict.weight === "blunder")
            }
            Label {
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                text: part.modelData.more
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
    Row {
        visible: Critic.misses > 0
        spacing: 8 * Theme.unit

        Plate {
            objectName: "missBefore"
            size: Theme.small
            digit: "B"
            text: qsTr("‹ Miss")
            Accessible.name: qsTr("Previous miss")
            onClicked: Critic.goToMiss(-1)
        }
        Plate {
            objectName: "nextMiss"
            size: Theme.small
            digit: "N"
            text: qsTr("Next miss ›")
            onClicked: Critic.goToMiss(1)
        }
    }
}
