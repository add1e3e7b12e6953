pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// A game of speed: a button and keys per reaction, clear of the hands; the reaction times; the pace.
Item {
    id: panel

    required property Marks marks
    required property Tasks task
    required property Race race
    required property Settings settings

    required property TableLayout layout
    readonly property list<var> words: panel.race.words
    readonly property bool alone: panel.race.people.length === 1
    readonly property real leftEdge: layout.margin
    readonly property real rightEdge: width - layout.badgeWidth - 2 * layout.margin
    readonly property real topEdge: layout.stripY + layout.stripHeight + 6 * Theme.unit
    // Together on one side for one-handed play; with a gap between the hands otherwise.
    readonly property real gap: panel.settings.raceHand === "both" && alone ? 0.12 * (rightEdge - leftEdge) : 0
    readonly property real one: Math.min((rightEdge - leftEdge - gap) / 5.3, panel.settings.raceHand === "both" || !alone ? Infinity : 0.125 * width)
    readonly property bool locked: alone && panel.race.people[0].locked
    // Of all labels, so that the longest fits.
    readonly property real labelSize: letters.font.pixelSize * Math.min(1, (one - 14 * Theme.unit) / Math.max(1, ...words.map(word => letters.advanceWidth(word.label))))

    FontMetrics {
        id: letters
        font.pixelSize: Theme.body
        font.bold: true
    }

    function placeOf(number: int): real {
        const begin = panel.settings.raceHand === "right" && alone ? rightEdge - 5.3 * one : leftEdge;
        return begin + number * 1.06 * one + (number > 2 ? gap : 0);
    }

    readonly property rect turnArea: Qt.rect(turnCard.x, turnCard.y, turnCard.visible ? turnCard.width : 0, turnCard.visible ? turnCard.height : 0)

    // What notes keep clear of: the controls, and the reaction times.
    readonly property list<Item> areas: [buttons, timesPlate]

    // Return the area of the reaction's button, or of all five without one.
    function areaOf(word: string): rect {
        const number = words.findIndex(one => one.word === word);
        const first = Math.max(0, number), last = number < 0 ? words.length - 1 : number;
        return Qt.rect(placeOf(first), topEdge, placeOf(last) + one - placeOf(first), height - topEdge - layout.margin);
    }

    // The last key of this window's player.
    property string pressed: ""

    Connections {
        target: panel.race
        function onPressed(seat: int, word: string) {
            panel.pressed = word;
            lit.restart();
        }
        function onRefused(seat: int) {
            shaking.restart();
        }
    }

    Timer {
        id: lit
        interval: 180
        onTriggered: panel.pressed = ""
    }

    NumberAnimation {
        id: shaking
        target: buttons
        property: "x"
        from: Theme.still ? 0 : 6 * Theme.unit
        to: 0
        duration: 140
    }

    Item {
        id: buttons
        y: panel.layout.stripY
        width: panel.width
        height: panel.height - y

        Repeater {
            model: panel.words

            Rectangle {
                id: button

                required property var modelData
                required property int index
                readonly property bool down: panel.pressed === modelData.word
                readonly property bool meant: panel.marks.reactions.includes(modelData.word)

                objectName: "react" + modelData.word
                x: panel.placeOf(index)
                y: panel.topEdge - buttons.y
                width: panel.one
                height: panel.height - panel.topEdge - panel.layout.margin
                radius: 1.6 * Theme.radius
                color: panel.locked ? Theme.paperEdge : down ? Theme.weld : Theme.paper
                border.color: button.activeFocus ? Theme.focus : panel.locked ? Theme.madder : Theme.weld
                border.width: (button.meant ? 5 : button.activeFocus || panel.locked ? 3 : 2) * Theme.unit
                activeFocusOnTab: true

                Accessible.role: Accessible.Button
                Accessible.name: modelData.label + ", " + modelData.rank
                Accessible.description: panel.locked ? qsTr("Locked") : modelData.keys.join(", ")
                Accessible.onPressAction: panel.race.press(modelData.word)
                Keys.onReturnPressed: panel.race.press(modelData.word)
                Keys.onSpacePressed: panel.race.press(modelData.word)

                // React to the press: waiting for the release costs time.
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onPressedChanged: if (pressed)
                        panel.race.press(button.modelData.word)
                }

                Column {
                    anchors.centerIn: parent
                    width: parent.width - 8 * Theme.unit
                    spacing: 5 * Theme.unit

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: button.modelData.rank
                        color: panel.locked ? Theme.faint : button.down ? Theme.madder : Theme.plateRed
                        font.pixelSize: Math.min(Theme.banner, 0.34 * button.width)
                        font.bold: true
                    }
                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: panel.locked ? qsTr("Locked") : button.modelData.label
                        font.pixelSize: Math.min(Theme.body, panel.labelSize)
                        font.bold: true
                    }
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: 4 * Theme.unit

                        Repeater {
                            model: button.modelData.keys

                            Rectangle {
                                id: cap

                                required property string modelData
                                required property int index
                                readonly property bool closed: panel.race.people[index]?.locked ?? false

                                width: Math.max(height, 0)
                                height: letter.implicitHeight + 6 * Theme.unit
                                radius: 0.5 * Theme.radius
                                color: closed ? Theme.madder : Theme.field
                                border.color: Theme.edge
                                border.width: Math.max(1, 1.2 * Theme.unit)

                                PlainText {
                                    id: letter
                                    anchors.centerIn: parent
                                    text: cap.modelData
                                    color: cap.closed ? Theme.linen : Theme.text
                                    font.pixelSize: Theme.small
                                    font.bold: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    // The pace, and each person's keys.
    Row {
        id: state
        x: panel.leftEdge
        y: panel.layout.stripY
        height: panel.layout.stripHeight
        spacing: 8 * Theme.unit

        Stepper {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "raceSpeed"
            onCloth: true
            visible: !panel.task.guided
            width: 150 * Theme.unit
            title: qsTr("Speed")
            value: panel.settings.raceSpeed
            options: [
                {value: "quick", text: qsTr("Full speed")},
                {value: "easy", text: qsTr("A little slower")},
                {value: "slow", text: qsTr("Slow")},
                {value: "calm", text: qsTr("No hurry")}
            ]
            onChosen: value => panel.settings.raceSpeed = value
        }
        Stepper {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "raceHand"
            onCloth: true
            visible: panel.alone
            width: 150 * Theme.unit
            title: qsTr("Hands")
            value: panel.settings.raceHand
            options: [
                {value: "both", text: qsTr("Two hands")},
                {value: "right", text: qsTr("Right hand")},
                {value: "left", text: qsTr("Left hand")}
            ]
            onChosen: value => panel.settings.raceHand = value
        }
        Repeater {
            model: panel.alone ? [] : panel.race.people

            PlainText {
                required property var modelData
                required property int index
                anchors.verticalCenter: parent?.verticalCenter
                leftPadding: 8 * Theme.unit
                text: Figures.fill(qsTr("%1: %2"), modelData.name, panel.words.map(one => one.keys[index]).join(" "))
                color: modelData.locked ? Theme.weld : Theme.clothText
                font.pixelSize: Theme.small
                font.bold: true
            }
        }
    }

    Plate {
        id: turnCard
        objectName: "turnCard"
        visible: panel.race.turner !== ""
        // In the middle, or beside wide large text.
        x: Math.max((panel.width - width) / 2, panel.alone ? state.x + state.width + Theme.gap : 0)
        y: panel.layout.stripY + (panel.layout.stripHeight - height) / 2 - (panel.alone ? 0 : 1.1 * panel.layout.stripHeight)
        height: Theme.promptHeight
        strong: true
        onCloth: true
        digit: "␣"
        text: panel.alone ? qsTr("Turn a card") : Figures.fill(qsTr("%1 turns a card"), panel.race.turner)
        onClicked: panel.race.turn()
    }

    // The times of the last race, quickest first.
    Sign {
        id: timesPlate
        objectName: "raceOrder"
        visible: panel.race.order.length > 0
        x: panel.layout.middle.x + 0.75 * panel.layout.middle.openWidth
        y: panel.layout.middle.y - height / 2
        width: Math.min(times.implicitWidth + 2 * Theme.gap, panel.layout.middle.right - x)
        height: times.implicitHeight + 1.2 * Theme.gap

        Column {
            id: times
            anchors.centerIn: parent
            spacing: 2 * Theme.unit

            Repeater {
                model: panel.race.order

                Label {
                    required property var modelData
                    required property int index
                    text: modelData.last ? Figures.fill(qsTr("Last: %1"), modelData.name) : Figures.fill(qsTr("%1. %2  %3 s"), index + 1, modelData.name, modelData.time)
                    color: modelData.last ? Theme.plateRed : Theme.plateText
                    font.pixelSize: Theme.small
                    font.bold: index === 0 || modelData.last
                }
            }
        }
    }
}
