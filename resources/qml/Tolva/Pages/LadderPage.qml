pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// The six opponents as steps of a ladder, the strongest at the top, and the goals of the game.
Folio {
    id: page

    required property Ladder ladder

    readonly property bool wide: width > 1000 * Theme.unit
    // The steps share the spare height of a tall window.
    readonly property real spare: Math.max(0, flick.height - 50 * Theme.unit - intro.height - page.ladder.steps.length * (steps.spacing + 8 * Theme.unit + Math.max(46 * Theme.unit, 1.35 * (Theme.body + Theme.small))))

    objectName: "ladderPage"
    title: qsTr("The ladder")
    tools: [
        Stepper {
            objectName: "ladderGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.ladder.games
            value: page.ladder.game
            onChosen: value => page.ladder.choose(value)
        }
    ]
    Component.onCompleted: page.ladder.refresh()
    Keys.onUpPressed: flick.contentY = Math.max(0, flick.contentY - 60 * Theme.unit)
    Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + 60 * Theme.unit))

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: 26 * Theme.unit
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: Math.max(steps.y + steps.height, goals.y + goals.height) + 30 * Theme.unit
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: steps
            y: 16 * Theme.unit
            width: page.wide ? 0.62 * flick.width : flick.width - 20 * Theme.unit
            spacing: 7 * Theme.unit

            Label {
                id: intro
                width: parent.width
                bottomPadding: 8 * Theme.unit
                wrapMode: Text.Wrap
                text: qsTr("You win a step when two of three games in a row against that person, without help, go well: your side finishes in the better half. A step that is won stays won.")
            }
            Repeater {
                model: page.ladder.steps.slice().reverse()

                LadderStep {
                    ladder: page.ladder
                    air: page.wide ? Math.min(46 * Theme.unit, page.spare / page.ladder.steps.length) : 0
                    // Each step is indented a little more than the one below.
                    x: (page.ladder.steps.length - 1 - index) * 20 * Theme.unit
                    width: steps.width - x
                }
            }
        }
        Column {
            id: goals
            x: page.wide ? steps.width + 34 * Theme.unit : 0
            y: page.wide ? 16 * Theme.unit : steps.y + steps.height + 22 * Theme.unit
            width: flick.width - x - 20 * Theme.unit
            spacing: Theme.gap

            PlainText {
                width: parent.width
                text: qsTr("Goals, without help")
                color: Theme.text
                font.pixelSize: Theme.head
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: page.ladder.goals

                Item {
                    id: goal
                    required property var modelData

                    objectName: "goal-" + modelData.id
                    width: goals.width
                    height: Math.max(badge.height, told.height) + 10 * Theme.unit
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

                        PlainText {
                            width: parent.width
                            text: goal.modelData.text
                            wrapMode: Text.Wrap
                            color: Theme.text
                            font.pixelSize: Theme.body
                            font.bold: goal.modelData.reached
                            Accessible.ignored: true
                        }
                        PlainText {
                            width: parent.width
                            text: goal.modelData.told
                            wrapMode: Text.Wrap
                            color: Theme.faint
                            font.pixelSize: Theme.small
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
