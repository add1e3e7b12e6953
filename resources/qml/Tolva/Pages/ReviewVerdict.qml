pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The verdict on the play, by the player's knowledge and by the actual cards, and buttons from miss to miss.
Column {
    id: panel

    required property AppModel app

    spacing: 5 * Theme.unit

    Rectangle {
        visible: panel.app.critic.judged || panel.app.critic.progress !== ""
        width: panel.width
        height: Math.max(1, Theme.unit)
        color: Theme.paperEdge
    }
    Label {
        objectName: "judging"
        visible: panel.app.critic.progress !== ""
        width: panel.width
        text: panel.app.critic.progress
        color: Theme.faint
    }
    Label {
        objectName: "summary"
        visible: panel.app.critic.judged
        width: panel.width
        wrapMode: Text.Wrap
        text: panel.app.critic.summary
        font.bold: true
    }
    Repeater {
        model: panel.app.critic.verdict.weight === undefined ? [] : [
            {"head": panel.app.critic.verdict.knew, "text": panel.app.critic.verdict.fair, "more": panel.app.critic.verdict.values},
            {"head": qsTr("As the cards lay"), "text": panel.app.critic.verdict.open, "more": ""}
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
                font.bold: part.index === 0 && (panel.app.critic.verdict.weight === "slip" || panel.app.critic.verdict.weight === "blunder")
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
    Flow {
        visible: panel.app.critic.misses > 0
        width: panel.width
        spacing: 8 * Theme.unit

        Plate {
            objectName: "showReason"
            visible: panel.app.critic.shown
            size: Theme.small
            digit: "V"
            text: qsTr("Show it")
            onClicked: panel.app.line.show("review")
        }
        Plate {
            objectName: "missBefore"
            size: Theme.small
            digit: "B"
            text: qsTr("‹ Miss")
            Accessible.name: qsTr("Previous miss")
            onClicked: panel.app.critic.goToMiss(-1)
        }
        Plate {
            objectName: "nextMiss"
            size: Theme.small
            digit: "N"
            text: qsTr("Next miss ›")
            onClicked: panel.app.critic.goToMiss(1)
        }
    }
}
