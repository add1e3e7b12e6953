pragma ComponentBehavior: Bound

import QtQuick

// The end of a game: the faces of the winners and their winning cards, or of the sole loser.
Item {
    id: finish

    required property Sheet sheet

    readonly property bool narrow: width < 560 * Theme.unit
    readonly property real card: 56 * Theme.unit

    readonly property real above: Math.max(people.height, words.height)

    // Without room beside the words, the cards are below them.
    implicitHeight: !cards.visible ? above : narrow ? above + cards.height + Theme.gap : Math.max(above, cards.height)

    // A fan of cards that appear one after another.
    component Fan: Row {
        id: fan

        required property list<var> laid

        visible: laid.length > 0
        spacing: -0.5 * finish.card

        Repeater {
            model: fan.laid

            Item {
                id: held
                required property string face
                required property bool across
                required property int index
                readonly property real off: index - (fan.laid.length - 1) / 2

                width: finish.card
                height: 1.5 * finish.card

                CardFace {
                    width: finish.card
                    y: 0.03 * finish.card * (1 + held.off * held.off)
                    name: held.face
                    rotation: held.across ? 90 : 5 * held.off
                }
                SequentialAnimation on opacity {
                    running: !Theme.still
                    PropertyAction {
                        value: 0
                    }
                    PauseAnimation {
                        duration: Theme.move + held.index * Theme.quick
                    }
                    NumberAnimation {
                        to: 1
                        duration: Theme.move
                    }
                }
            }
        }
    }

    Row {
        id: people
        y: ((finish.narrow ? finish.above : finish.height) - height) / 2
        spacing: -18 * Theme.unit

        Repeater {
            model: finish.sheet.honoured.slice(0, 3)

            Portrait {
                id: person
                required face
                required ring
                objectName: "honoured"
                width: (finish.sheet.honoured.length > 1 ? 92 : 104) * Theme.unit
                Component.onCompleted: mood = finish.sheet.onlyLoses ? "sorry" : "glad"
            }
        }
    }
    Column {
        id: words
        y: ((finish.narrow ? finish.above : finish.height) - height) / 2
        x: people.width + (people.width > 0 ? 18 * Theme.unit : 0)
        width: parent.width - x - (cards.visible && !finish.narrow ? cards.width + 0.12 * finish.card + 14 * Theme.unit : 0)
        spacing: 4 * Theme.unit

        Paragraph {
            objectName: "verdict"
            text: finish.sheet.verdict
            font.family: Theme.display
            font.pixelSize: Theme.title
            font.bold: true
            Accessible.role: Accessible.AlertMessage
        }
        Paragraph {
            objectName: "decided"
            text: finish.sheet.decided
        }
        Paragraph {
            objectName: "comfort"
            text: finish.sheet.comfort
            color: Theme.faint
        }
    }
    Row {
        id: cards
        visible: finish.sheet.lastCards.length > 0 || finish.sheet.marking.length > 0
        x: finish.narrow ? 0 : finish.width - width - 0.12 * finish.card
        y: finish.narrow ? finish.height - height : (finish.height - height) / 2
        spacing: Theme.gap

        Fan {
            objectName: "lastCards"
            laid: finish.sheet.lastCards.map(face => ({face: face, across: false}))
        }
        Fan {
            objectName: "marking"
            laid: finish.sheet.marking
        }
    }
}
