pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The computer opponents: the share of games that each wins, who is beaten and who is next, and the game's goals.
Folio {
    id: page

    required property Opponents opponents

    // The lines share the spare height of a tall window.
    readonly property real told: [...column.children].reduce((sum, one) => one.visible ? sum + (one.ownHeight ?? one.implicitHeight) + column.spacing : sum, 0)
    readonly property real spare: Math.max(0, flick.height - told - Theme.pageFoot)

    objectName: "opponentsPage"
    title: qsTr("Opponents")
    tools: [
        Stepper {
            objectName: "opponentsGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.opponents.games
            value: page.opponents.game
            onChosen: value => page.opponents.choose(value)
        }
    ]
    Component.onCompleted: page.opponents.refresh()
    Keys.onUpPressed: flick.scrollTo(flick.contentY - Theme.arrowStep)
    Keys.onDownPressed: flick.scrollTo(flick.contentY + Theme.arrowStep)

    // A goal of a game with its badge, pale until it is reached.
    component GoalLine: Item {
        id: goal

        required property var modelData

        objectName: "goal-" + modelData.id
        height: Math.max(badge.height, told.height) + Theme.gap
        Accessible.role: Accessible.StaticText
        Accessible.name: modelData.text + ": " + modelData.told

        Portrait {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            width: 48 * Theme.unit
            opacity: goal.modelData.reached ? 1 : 0.28
            face: goal.modelData.badge
        }
        Column {
            id: told
            anchors.verticalCenter: parent.verticalCenter
            x: badge.width + 14 * Theme.unit
            width: parent.width - x

            SilentParagraph {
                text: goal.modelData.text
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: goal.modelData.reached
            }
            SilentParagraph {
                text: goal.modelData.told
            }
        }
    }

    Scroll {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: Theme.pageEdge
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: column.height + Theme.pageFoot

        Column {
            id: column
            y: 16 * Theme.unit
            width: parent.width - Theme.pageBar
            spacing: 12 * Theme.unit

            Paragraph {
                width: Math.min(parent.width, 980 * Theme.unit)
                text: qsTr("Nobody sees more than their own hand and the cards that lie face up. They differ in how far ahead they think, how much they remember and how often they make a slip.")
            }
            Paragraph {
                objectName: "allAreEqual"
                width: Math.min(parent.width, 980 * Theme.unit)
                font.bold: true
                text: page.opponents.notMeasured
            }
            Paragraph {
                objectName: "missingSearch"
                width: Math.min(parent.width, 980 * Theme.unit)
                font.bold: true
                text: page.opponents.missingSearch
            }
            Repeater {
                model: page.opponents.people

                OpponentLine {
                    opponents: page.opponents
                    width: column.width
                    standing: page.opponents.standings[modelData.id] ?? null
                    onPlayed: page.opponents.play(modelData.id)
                    air: Math.min(60 * Theme.unit, page.spare / page.opponents.people.length)
                }
            }
            SmallPrint {
                visible: page.opponents.goals.length > 0
                width: Math.min(parent.width, 980 * Theme.unit)
                text: qsTr("You have beaten somebody when two of three games in a row against them, without help, go well: your side finishes in the better half. Whoever is beaten stays beaten.")
            }
            Heading {
                visible: goals.visible
                topPadding: 8 * Theme.unit
                text: qsTr("Goals, without help")
            }
            Grid {
                id: goals
                visible: page.opponents.goals.length > 0
                width: parent.width
                // As few beside each other as the number of rows allows.
                readonly property int all: page.opponents.goals.length
                columns: Math.max(1, Math.ceil(all / Math.ceil(all / Math.max(1, Math.floor(width / Math.max(330 * Theme.unit, 20 * Theme.body))))))
                columnSpacing: 16 * Theme.unit
                rowSpacing: 4 * Theme.unit

                Repeater {
                    model: page.opponents.goals

                    GoalLine {
                        width: (goals.width - (goals.columns - 1) * goals.columnSpacing) / goals.columns
                    }
                }
            }
            Paragraph {
                width: Math.min(parent.width, 980 * Theme.unit)
                text: page.opponents.newcomer
            }
            SmallPrint {
                visible: page.opponents.measured
                width: Math.min(parent.width, 980 * Theme.unit)
                text: Figures.fill(qsTr("%1: how many games each has won against %2, with partners of the same kind. The mark shows where equals would stand, the thin line where the true share lies 19 times out of 20."), page.opponents.form, page.opponents.reference)
            }
        }
    }
}
