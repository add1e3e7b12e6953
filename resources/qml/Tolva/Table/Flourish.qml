pragma ComponentBehavior: Bound

import QtQuick

// A two-second animation at the end of a game, different per game; any key or press ends it.
FocusScope {
    id: flourish

    required property Sheet sheet

    readonly property string kind: flourish.sheet.finish
    readonly property real tall: Math.min(0.42 * height, 0.34 * width)
    readonly property int lasts: 2000
    // The progress of its entrance, from 0 to 1.
    property real come: 0
    readonly property real landed: Math.max(0, Math.min(1, (come - 0.45) / 0.3))

    signal done

    objectName: "flourish"
    anchors.fill: parent
    Accessible.ignored: true

    function end() {
        // Ignore key presses meant for the last card.
        if (come > 0.6)
            done();
    }

    Keys.onPressed: event => {
        event.accepted = true;
        if (!event.isAutoRepeat)
            end();
    }

    Later {
        running: true
        onTriggered: flourish.forceActiveFocus()
    }

    Shade {
        dim: 0.88 * Math.min(1, 3 * flourish.come)
        onPressed: flourish.end()
    }

    SequentialAnimation {
        running: true

        NumberAnimation {
            target: flourish
            property: "come"
            to: 1
            duration: 0.45 * flourish.lasts
            easing.type: Easing.OutCubic
        }
        PauseAnimation {
            duration: 0.4 * flourish.lasts
        }
        NumberAnimation {
            target: flourish
            property: "opacity"
            to: 0
            duration: 0.15 * flourish.lasts
        }
        ScriptAction {
            script: flourish.done()
        }
    }

    Item {
        id: middle
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0.1 * parent.height
        width: flourish.tall
        height: flourish.tall

        // Light.
        Item {
            anchors.centerIn: parent
            rotation: 12 * flourish.come
            scale: 0.3 + 0.7 * flourish.come

            Repeater {
                model: flourish.sheet.onlyLoses ? 0 : 16

                Rectangle {
                    required property int index
                    y: -height / 2
                    width: 0.76 * flourish.tall * (index % 2 ? 0.82 : 1)
                    height: 0.05 * flourish.tall
                    transformOrigin: Item.Left
                    rotation: index * 22.5
                    antialiasing: true
                    color: index % 2 ? Theme.weld : Theme.straw
                    opacity: 0.55
                }
            }
        }
        // Of the people concerned; a face with a black nose is larger, and a fox stands for all.
        Honoured {
            visible: !["nose", "fox"].includes(flourish.kind)
            sheet: flourish.sheet
            size: 0.6 * flourish.tall
            anchors.horizontalCenter: parent.horizontalCenter
            y: -0.05 * flourish.tall
            spacing: -0.2 * size
        }
        Loader {
            anchors.fill: parent
            sourceComponent: ({lanka: lanka, nose: nose, fox: fox, chip: chip, forfeit: forfeit, cards: cards})[flourish.kind]
        }
    }
    PlainText {
        id: verdict
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: middle.bottom
        anchors.topMargin: 0.12 * flourish.height
        width: 0.9 * parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: flourish.sheet.verdict
        color: Theme.linen
        font.family: Theme.display
        font.pixelSize: Theme.banner
        font.bold: true
        opacity: flourish.come
    }
    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: verdict.bottom
        anchors.topMargin: Theme.gap
        width: 0.8 * parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: flourish.sheet.comfort
        color: Theme.straw
        font.pixelSize: Theme.head
        opacity: flourish.landed
    }

    // The last lanka is laid beside the faces of the side with twelve.
    Component {
        id: lanka

        Item {
            readonly property var last: flourish.sheet.marking[flourish.sheet.marking.length - 1]

            CardFace {
                width: 0.42 * flourish.tall
                anchors.horizontalCenter: parent.horizontalCenter
                y: 0.42 * flourish.tall - 1.2 * (1 - flourish.come) * flourish.height
                rotation: (parent.last?.across ? 90 : 0) - 40 * (1 - flourish.come) - 6
                name: parent.last?.face ?? ""
            }
        }
    }
    // Svarte Petter is turned, and blackens a nose.
    Component {
        id: nose

        Item {
            Portrait {
                id: loser
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.horizontalCenterOffset: -0.2 * flourish.tall
                width: flourish.tall
                face: flourish.sheet.honoured[0]?.face ?? ""
                mood: "sorry"

                Disc {
                    objectName: "blackNose"
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: 0.045 * loser.height
                    width: 0.105 * loser.width * flourish.landed
                    color: Theme.ink
                }
            }
            CardFace {
                x: loser.x + 0.85 * flourish.tall
                y: 0.3 * flourish.tall
                width: 0.45 * flourish.tall
                rotation: 10 + 30 * (1 - flourish.come)
                name: flourish.sheet.lastCards[0] ?? ""
            }
        }
    }
    // A fox looks out for the cards that have gone elsewhere.
    Component {
        id: fox

        Item {
            Image {
                id: head
                anchors.centerIn: parent
                anchors.verticalCenterOffset: 0.1 * flourish.tall
                width: 0.9 * flourish.tall
                height: width
                source: Theme.picture("table/fox.svg")
                sourceSize: Qt.size(Math.round(width), Math.round(width))
            }
            Repeater {
                model: 5

                CardFace {
                    required property int index
                    readonly property real away: flourish.landed * (0.9 + 0.25 * index) * flourish.width
                    x: head.x + 0.3 * flourish.tall + (index % 2 ? 1 : -1) * away
                    y: head.y + 0.55 * flourish.tall - 0.2 * away
                    width: 0.3 * flourish.tall
                    rotation: 25 * (index - 2) + 90 * flourish.landed
                    name: ""
                }
            }
        }
    }
    // The last chip of the bank rolls to its winner.
    Component {
        id: chip

        Item {
            Item {
                x: 0.5 * (parent.width - width) - (1 - flourish.come) * flourish.width
                y: 0.62 * flourish.tall
                width: 0.38 * flourish.tall
                height: width
                rotation: 720 * flourish.come

                Chips {
                    anchors.centerIn: parent
                    size: parent.width
                    stacks: [{shape: "round", colours: ["madder"]}]
                }
                Diamond {
                    anchors.centerIn: parent
                    width: 0.3 * parent.width
                    border.color: Theme.ink
                    border.width: Theme.unit
                }
            }
        }
    }
    // The debt is struck out.
    Component {
        id: forfeit

        Item {
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 0.6 * flourish.tall
                width: 1.1 * flourish.tall
                height: 0.42 * flourish.tall
                rotation: -3
                antialiasing: true
                color: Theme.linen
                border.color: Theme.ink
                border.width: Theme.unit

                Row {
                    anchors.centerIn: parent
                    spacing: 0.09 * flourish.tall

                    Repeater {
                        model: 5

                        Rectangle {
                            required property int index
                            width: 0.025 * flourish.tall
                            height: 0.26 * flourish.tall
                            rotation: index % 2 ? 4 : -3
                            antialiasing: true
                            color: Theme.ink
                        }
                    }
                }
                Rectangle {
                    objectName: "struck"
                    x: 0.1 * parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    width: 0.8 * parent.width * flourish.landed
                    height: 0.04 * flourish.tall
                    radius: height / 2
                    rotation: -8
                    antialiasing: true
                    color: Theme.madder
                }
            }
        }
    }
    // The game's key cards are turned up one by one before the winners.
    Component {
        id: cards

        Item {
            id: fan
            readonly property list<string> faces: flourish.sheet.finishCards

            Repeater {
                model: fan.faces

                CardFace {
                    id: turning
                    required property string modelData
                    required property int index
                    readonly property real off: index - (fan.faces.length - 1) / 2
                    readonly property real turned: Math.max(0, Math.min(1, (flourish.come - 0.35 - 0.12 * index) / 0.2))
                    objectName: "turned" + index
                    x: 0.5 * (fan.width - width) + 0.68 * off * width
                    y: 0.5 * flourish.tall + 0.03 * flourish.tall * off * off + (1 - flourish.come) * flourish.height
                    width: 0.36 * flourish.tall
                    rotation: 8 * off
                    name: turned > 0.5 ? modelData : ""
                    transform: Scale {
                        origin.x: turning.width / 2
                        xScale: Math.abs(1 - 2 * turning.turned)
                    }
                }
            }
        }
    }
}
