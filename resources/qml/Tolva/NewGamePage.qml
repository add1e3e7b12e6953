pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// What is played, by which rules, and who plays. As it stands one click plays.
Panel {
    id: page

    dim: 0
    innerWidth: 1190 * Theme.unit
    leastWidth: 880 * Theme.unit

    Item {
        width: parent.width
        height: 48 * Theme.unit

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 14 * Theme.unit

            Image {
                width: 48 * Theme.unit
                height: width
                source: "../../icons/tolva.svg"
                // Drawn at its size: a picture made smaller would be jagged where Qt draws in software.
                sourceSize: Qt.size(Math.round(width), Math.round(width))
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Tolva")
                color: Theme.text
                font.pixelSize: Theme.banner
                font.bold: true
            }
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 10 * Theme.unit

            Plate {
                objectName: "lesson"
                text: qsTr("Lesson")
                onClicked: Lesson.begin()
            }
            Plate {
                text: qsTr("Rules")
                onClicked: Help.open()
            }
            Plate {
                objectName: "statistics"
                text: qsTr("Statistics")
                onClicked: Statistics.open()
            }
            Plate {
                text: qsTr("Games played")
                onClicked: History.open()
            }
            Plate {
                text: qsTr("Settings")
                onClicked: Pages.open("settings")
            }
        }
    }

    // Beside each other, or with large text the one below the other.
    Flow {
        id: halves
        readonly property bool narrow: width < 1100 * Theme.unit
        width: parent.width
        spacing: 24 * Theme.unit

        Column {
            id: what
            width: halves.narrow ? halves.width : 378 * Theme.unit
            spacing: 5 * Theme.unit
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("What do you want to play?")

            Repeater {
                model: NewGame.games

                FormLine {
                    required property var modelData

                    objectName: "form-" + modelData.id
                    width: what.width
                    text: modelData.name
                    line: modelData.line
                    current: modelData.id === NewGame.game
                    onClicked: NewGame.choose(modelData.id)
                }
            }
            RuleSetList {
                width: what.width
                topPadding: 5 * Theme.unit
            }
        }

        Column {
            id: who
            width: halves.narrow ? halves.width : halves.width - what.width - halves.spacing
            spacing: 8 * Theme.unit

            Repeater {
                model: NewGame.seats

                SeatRow {
                    width: who.width
                }
            }
            Item {
                visible: NewGame.seats.some(seat => seat.kind === "computer")
                width: who.width
                height: Math.max(told.height, everybody.height)

                Label {
                    id: told
                    objectName: "opponentTold"
                    anchors.verticalCenter: parent.verticalCenter
                    width: everybody.x - 14 * Theme.unit
                    wrapMode: Text.Wrap
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    text: Opponents.told(NewGame.game, NewGame.level)
                }
                Plate {
                    id: everybody
                    objectName: "opponents"
                    anchors.right: parent.right
                    anchors.rightMargin: 8 * Theme.unit
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.small
                    text: qsTr("Opponents")
                    onClicked: Opponents.open()
                }
            }

            Row {
                spacing: 14 * Theme.unit

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Who deals first?")
                }
                Choice {
                    title: qsTr("Who deals first?")
                    value: NewGame.dealer
                    options: [{value: -1, text: qsTr("Draw lots")}].concat(NewGame.seats.map((seat, no) => ({value: no, text: seat.name})))
                    onChosen: value => NewGame.dealer = value
                }
            }
            Row {
                spacing: 14 * Theme.unit

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Hints, values and undo?")
                }
                Choice {
                    objectName: "aids"
                    title: qsTr("Hints, values and undo?")
                    value: NewGame.aids
                    options: [{value: true, text: qsTr("As each likes")}, {value: false, text: qsTr("Not in this game")}]
                    onChosen: value => NewGame.aids = value
                }
            }
            MatchChoice {
                width: who.width
            }

            Repeater {
                model: NewGame.options

                RuleOption {
                    width: who.width
                }
            }
        }
    }

    Row {
        anchors.right: parent.right
        spacing: 12 * Theme.unit

        Loader {
            anchors.verticalCenter: parent.verticalCenter
            active: Lesson.offered
            source: "LessonOffer.qml"
        }
        Plate {
            visible: Session.playing
            size: Theme.title
            text: qsTr("Back to the table")
            onClicked: Session.goBack()
        }
        Plate {
            id: play
            objectName: "play"
            focus: true
            strong: true
            size: Theme.title
            text: qsTr("Play")
            onClicked: NewGame.start()
        }
    }

    Component.onCompleted: play.forceActiveFocus()
}
