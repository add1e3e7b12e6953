pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// Today's deal with yesterday's result and the row of days; beside it the next step of the ladder.
Flow {
    id: cards

    required property AppModel app
    property real cell: 300
    property real tall: 80
    readonly property var daily: cards.app.today.daily
    readonly property var step: cards.app.today.step
    readonly property real pad: 7 * Theme.unit

    // What can be reached by the arrows.
    readonly property list<Item> stops: [deal, opponent]

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
        readonly property string told: cards.daily.result || qsTr("Not played yet")
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
                    text: qsTr("Today’s deal: %1").arg(cards.daily.name ?? "")
                }
                Line {
                    text: deal.told
                    font.bold: (cards.daily.result ?? "") !== ""
                }
                Line {
                    color: Theme.faint
                    text: deal.before
                }
            }
            // The last two weeks, a woven mark on each day that was played.
            Row {
                anchors.right: parent.right
                anchors.rightMargin: cards.pad
                anchors.bottom: parent.bottom
                anchors.bottomMargin: cards.pad
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
        id: opponent
        objectName: "nextStep"
        visible: cards.step.game !== undefined
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
