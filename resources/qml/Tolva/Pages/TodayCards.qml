pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// Today's deal with yesterday's result and the row of days, and beside it the next steps of a path and of the
// ladder.
Flow {
    id: cards

    required property AppModel app
    property real cell: 300
    property real tall: 80
    // Whether both next steps fit; otherwise the ladder waits until the path is finished.
    property bool roomy: true
    readonly property var daily: cards.app.today.daily
    readonly property var path: cards.app.today.path
    readonly property var step: cards.app.today.step
    readonly property real pad: 7 * Theme.unit

    // Items that the arrow keys reach.
    readonly property list<Item> stops: [deal, learning, opponent]

    spacing: Theme.gap

    component Card: T.Button {
        id: card

        width: cards.cell
        height: cards.tall
        activeFocusOnTab: true
        Accessible.role: Accessible.Button

        background: Rectangle {
            radius: Theme.radius
            color: card.hovered || card.down ? Theme.field : Theme.paper
            border.color: card.visualFocus ? Theme.focus : Theme.paperEdge
            border.width: Math.max(1, (card.visualFocus ? 4 : 1) * Theme.unit)
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()
    }
    component Line: PlainText {
        width: parent?.width ?? 0
        elide: Text.ElideRight
        color: Theme.text
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    component Title: Line {
        font.family: Theme.display
        font.pixelSize: Theme.body
        font.bold: true
    }

    Card {
        id: deal
        objectName: "todaysDeal"
        visible: cards.daily.game !== undefined
        readonly property string told: cards.daily.result || (cards.daily.begun ? qsTr("Begun: play on") : qsTr("Not played yet"))
        readonly property string before: [cards.daily.yesterday, cards.daily.row].filter(text => text).join(" · ")
        Accessible.name: [qsTr("Today’s deal"), cards.daily.name, told, before].join(". ")
        onClicked: cards.daily.result ? cards.app.daily.open() : cards.app.daily.playToday(cards.daily.game)

        contentItem: Item {
            Image {
                id: view
                x: cards.pad
                y: cards.pad
                width: Math.round(1.4 * height)
                height: cards.tall - 2 * cards.pad
                source: cards.daily.picture ?? ""
                sourceSize: Qt.size(width, height)
                fillMode: Image.PreserveAspectCrop
                asynchronous: true
            }
            Column {
                x: view.x + view.width + 10 * Theme.unit
                y: cards.pad
                width: parent.width - x - cards.pad

                Title {
                    id: heading
                    text: qsTr("Today’s deal: %1").arg(cards.daily.name ?? "")
                }
                Line {
                    id: outcome
                    text: deal.told
                    font.bold: (cards.daily.result ?? "") !== ""
                }
                Line {
                    color: Theme.faint
                    text: deal.before
                }
            }
            // The last two weeks, with a woven mark per day played, beside the shortest of the lines.
            Row {
                anchors.right: parent.right
                anchors.rightMargin: cards.pad
                y: cards.pad + heading.height + (outcome.height - height) / 2
                visible: cards.width > 0 && deal.width > 27 * Theme.small
                spacing: 3 * Theme.unit

                Repeater {
                    model: cards.daily.days ?? []

                    Item {
                        id: day
                        required property var modelData
                        width: 0.62 * Theme.small
                        height: width

                        Rectangle {
                            anchors.centerIn: parent
                            width: 0.7 * parent.width
                            height: width
                            rotation: 45
                            color: day.modelData.played ? Theme.weld : "transparent"
                            border.color: day.modelData.played ? Theme.ink : Theme.faint
                            border.width: Math.max(1, Theme.unit)
                        }
                    }
                }
            }
        }
    }
    Card {
        id: learning
        objectName: "nextOnPath"
        visible: cards.path.game !== undefined
        Accessible.name: visible ? [qsTr("Learn: %1").arg(cards.path.name), cards.path.step, cards.path.told].join(". ") : ""
        onClicked: cards.app.path.show(cards.path.game)

        contentItem: Item {
            // The progress so far and the next step.
            Rectangle {
                x: mark.x + mark.width / 2 - width / 2
                y: 0
                width: Math.max(2, 3 * Theme.unit)
                height: parent.height
                color: Theme.weld
            }
            Rectangle {
                id: mark
                x: cards.pad
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(cards.tall - 2 * cards.pad, 3 * Theme.body)
                height: width
                radius: width / 2
                color: Theme.accent
                border.color: Theme.ink
                border.width: Math.max(1, Theme.unit)

                PlainText {
                    anchors.centerIn: parent
                    text: cards.path.number ?? ""
                    color: Theme.paper
                    font.pixelSize: Theme.body
                    font.bold: true
                    Accessible.ignored: true
                }
            }
            Column {
                x: mark.x + mark.width + 10 * Theme.unit
                y: cards.pad
                width: parent.width - x - cards.pad

                Title {
                    text: qsTr("Learn: %1").arg(cards.path.name ?? "")
                }
                Line {
                    text: cards.path.step ?? ""
                }
                Line {
                    color: Theme.faint
                    text: cards.path.told ?? ""
                }
            }
        }
    }
    Card {
        id: opponent
        objectName: "nextStep"
        visible: cards.step.game !== undefined && (cards.roomy || cards.path.game === undefined)
        Accessible.name: visible ? [qsTr("Play against %1").arg(cards.step.name), cards.step.step, cards.step.told].join(". ") : ""
        onClicked: {
            cards.app.ladder.choose(cards.step.game);
            cards.app.ladder.play(cards.step.level);
        }

        contentItem: Item {
            Portrait {
                id: face
                x: cards.pad
                y: cards.pad
                width: cards.tall - 2 * cards.pad
                face: cards.step.face ?? ""
            }
            Column {
                x: face.x + face.width + 10 * Theme.unit
                y: cards.pad
                width: parent.width - x - cards.pad

                Title {
                    text: qsTr("Next: %1").arg(cards.step.name ?? "")
                }
                Line {
                    text: cards.step.step ?? ""
                }
                Line {
                    color: Theme.faint
                    text: cards.step.told ?? ""
                }
            }
        }
    }
}
