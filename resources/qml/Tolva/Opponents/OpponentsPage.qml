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

    PageScroll {
        id: flick
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

                // One opponent: name, character, a bar for the share of games won, and whether they are beaten.
                Item {
                    id: line

                    required property var modelData
                    // The player's games against them; null in a game of luck.
                    readonly property var standing: page.opponents.standings[modelData.id] ?? null

                    readonly property bool wide: width > 800 * Theme.unit
                    readonly property string told: standing === null ? "" : (standing.won ? "✓ " : "") + standing.told
                    readonly property real air: Math.min(60 * Theme.unit, page.spare / page.opponents.people.length)
                    readonly property real ownHeight: Math.max(words.height + 14 * Theme.unit, play.visible ? play.height + 12 * Theme.unit : 0, 58 * Theme.unit)

                    width: column.width
                    height: ownHeight + air
                    Accessible.role: Accessible.StaticText
                    Accessible.name: [modelData.name, modelData.line, modelData.traits, modelData.rate, standing?.told ?? ""].filter(text => text !== "").join(". ")

                    Ground {}
                    Rectangle {
                        visible: line.standing !== null && (line.standing.won || line.standing.next)
                        width: 5 * Theme.unit
                        height: parent.height
                        radius: width / 2
                        color: line.standing?.won ? Theme.weld : Theme.accent
                    }
                    Portrait {
                        anchors.verticalCenter: parent.verticalCenter
                        x: 40 * Theme.unit - width / 2
                        width: 52 * Theme.unit + Math.min(16 * Theme.unit, 0.5 * line.air)
                        face: line.modelData.face
                        mood: line.standing?.won ? "sorry" : "calm"
                    }
                    Column {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        // Independent of the spacing, so that the width of the text, and with it its height, stays fixed.
                        x: 84 * Theme.unit
                        width: (bar.visible ? bar.x : play.visible ? play.x : line.width) - x - 20 * Theme.unit
                        spacing: 2 * Theme.unit

                        RichText {
                            width: parent.width
                            text: "<b>" + line.modelData.name + "</b>  " + line.modelData.line
                            font.pixelSize: Theme.body
                            Accessible.ignored: true
                        }
                        SilentParagraph {
                            text: [line.modelData.traits, line.wide ? "" : line.modelData.rate].filter(text => text !== "").join(" · ")
                        }
                    }
                    Column {
                        id: play
                        visible: line.standing !== null
                        anchors.right: parent.right
                        anchors.rightMargin: 12 * Theme.unit
                        anchors.verticalCenter: parent.verticalCenter
                        width: 130 * Theme.unit
                        spacing: 3 * Theme.unit

                        SmallPlate {
                            objectName: "climb-" + line.modelData.id
                            anchors.right: parent.right
                            strong: line.standing?.next ?? false
                            text: qsTr("Play")
                            Accessible.name: text + ": " + line.modelData.name
                            onClicked: page.opponents.play(line.modelData.id)
                        }
                        SilentParagraph {
                            horizontalAlignment: Text.AlignRight
                            text: line.told
                            font.pixelSize: Theme.fine
                        }
                    }
                    Item {
                        id: bar
                        visible: page.opponents.measured && line.wide
                        anchors.right: play.visible ? play.left : parent.right
                        anchors.rightMargin: 20 * Theme.unit
                        anchors.verticalCenter: parent.verticalCenter
                        width: 230 * Theme.unit
                        height: 40 * Theme.unit

                        Silent {
                            anchors.bottom: track.top
                            anchors.bottomMargin: 5 * Theme.unit
                            text: line.modelData.reference ? qsTr("Yardstick for the others") : line.modelData.rate
                            color: Theme.text
                        }
                        Paper {
                            id: track
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: 4 * Theme.unit
                            width: parent.width
                            height: 9 * Theme.unit
                            radius: height / 2

                            Rectangle {
                                visible: line.modelData.share >= 0
                                width: Math.max(height, parent.width * line.modelData.share)
                                height: parent.height
                                radius: height / 2
                                color: line.modelData.reference ? Theme.faint : Theme.accent
                            }
                            Rectangle {
                                visible: line.modelData.margin > 0
                                x: parent.width * Math.max(0, line.modelData.share - line.modelData.margin)
                                width: parent.width * Math.min(1, line.modelData.share + line.modelData.margin) - x
                                anchors.verticalCenter: parent.verticalCenter
                                height: Math.max(2, 2 * Theme.unit)
                                color: Theme.weld
                            }
                            Rectangle {
                                x: parent.width * page.opponents.even - width / 2
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(2, 2 * Theme.unit)
                                height: 2 * parent.height
                                color: Theme.text
                            }
                        }
                    }
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

                    // A goal of a game with its badge, pale until it is reached.
                    Item {
                        id: goal

                        required property var modelData

                        width: (goals.width - (goals.columns - 1) * goals.columnSpacing) / goals.columns
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
