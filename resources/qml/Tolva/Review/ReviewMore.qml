pragma ComponentBehavior: Bound

import QtQuick

// The figures of the judge, and what else can be done with the deal.
Scroll {
    id: panel

    required property Review review
    required property Critic critic
    required property Stepping stepping
    required property SameDeal same
    required property Records records

    contentHeight: body.height

    component Figures: Column {
        id: figures
        property string head
        property string told
        property string more: ""
        visible: told !== ""
        width: body.width

        SmallPrint {
            text: figures.head
        }
        Paragraph {
            text: figures.told
        }
        SmallPrint {
            text: figures.more
        }
    }

    Column {
        id: body
        width: panel.width - Theme.panelBar
        spacing: Theme.gap

        Paragraph {
            objectName: "summary"
            text: panel.critic.summary
            font.bold: true
        }
        Figures {
            objectName: "verdict0"
            head: panel.critic.verdict.knew ?? ""
            told: panel.critic.verdict.values ?? ""
        }
        Figures {
            objectName: "verdict1"
            head: qsTr("As the cards lay")
            told: panel.critic.verdict.open ?? ""
        }
        Row {
            width: parent.width
            spacing: 8 * Theme.unit

            IconButton {
                objectName: "stepping"
                width: pace.height
                height: pace.height
                tipToTheRight: true
                picture: panel.stepping.going ? "pause" : "play"
                text: panel.stepping.going ? qsTr("Pause (Space)") : qsTr("Play (Space)")
                onClicked: panel.stepping.toggle()
            }
            Stepper {
                id: pace
                objectName: "pace"
                width: parent.width - height - parent.spacing
                title: qsTr("Pace")
                options: [
                    {"value": "slow", "text": qsTr("Slow")},
                    {"value": "usual", "text": qsTr("Normal")},
                    {"value": "fast", "text": qsTr("Fast")}
                ]
                value: panel.stepping.pace
                onChosen: value => panel.stepping.setPace(value)
            }
        }
        Flow {
            width: parent.width
            spacing: 8 * Theme.unit

            Plate {
                objectName: "missBefore"
                visible: panel.critic.misses > 1
                size: Theme.small
                digit: "B"
                text: qsTr("‹ Miss")
                Accessible.name: qsTr("Previous miss")
                onClicked: panel.critic.goToMiss(-1)
            }
            Plate {
                objectName: "beside"
                visible: panel.critic.possible
                size: Theme.small
                digit: "M"
                text: qsTr("The master’s play")
                onClicked: panel.same.openFrom("review")
            }
            Plate {
                objectName: "playAgain"
                size: Theme.small
                text: qsTr("Play this deal again")
                onClicked: panel.review.playFrom(0)
            }
            Plate {
                objectName: "playFromHere"
                size: Theme.small
                text: qsTr("Play from here")
                enabled: panel.review.step < panel.review.last
                onClicked: panel.review.playFrom(panel.review.step)
            }
            Plate {
                objectName: "save"
                size: Theme.small
                text: qsTr("Save as…")
                onClicked: panel.records.ask("save")
            }
            Plate {
                objectName: "copy"
                size: Theme.small
                text: qsTr("Copy")
                onClicked: panel.records.copy()
            }
            Plate {
                objectName: "report"
                size: Theme.small
                text: qsTr("Report the deal")
                onClicked: panel.records.report()
            }
        }
    }
}
