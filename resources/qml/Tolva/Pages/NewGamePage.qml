pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What is played, by which rules, and who plays. As it stands one click plays.
Panel {
    id: page

    dim: 0
    Keys.onEscapePressed: Session.goBack()
    innerWidth: 1190 * Theme.unit
    // With large text: one thing below the other.
    readonly property bool narrow: halves.width < 1100 * Theme.unit
    // With the largest a row has no room for its words either.
    readonly property bool tight: halves.width < 800 * Theme.unit

    Item {
        width: parent.width
        height: page.tight ? buttons.y + buttons.height : Math.max(48 * Theme.unit, 1.3 * Theme.banner)

        Row {
            id: head
            height: Math.max(48 * Theme.unit, 1.3 * Theme.banner)
            spacing: 14 * Theme.unit

            Image {
                width: 48 * Theme.unit
                height: width
                source: "../../../icons/tolva.svg"
                // Drawn at its size: a picture made smaller would be jagged where Qt draws in software.
                sourceSize: Qt.size(Math.round(width), Math.round(width))
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Tolva")
                color: Theme.text
                font.family: Theme.display
                font.pixelSize: Theme.banner
                font.bold: true
            }
        }
        Flow {
            id: buttons
            anchors.right: parent.right
            y: page.tight ? head.height + spacing : (head.height - height) / 2
            width: page.tight ? parent.width : undefined
            spacing: 10 * Theme.unit

            Plate {
                objectName: "lesson"
                visible: Lesson.available
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

    Flow {
        id: halves
        width: parent.width
        spacing: 24 * Theme.unit

        Column {
            id: what
            width: page.narrow ? halves.width : 378 * Theme.unit
            spacing: 5 * Theme.unit
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("What do you want to play?")

            GameShelf {
                width: parent.width
                columns: page.narrow ? 2 : 1
            }
        }

        Column {
            id: who
            readonly property real questions: page.narrow ? 0 : Math.max(dealer.asking, aids.asking, match.asking)
            width: page.narrow ? halves.width : halves.width - what.width - halves.spacing
            spacing: 8 * Theme.unit

            Question {
                visible: NewGame.seatCounts.length > 1
                column: who.questions
                objectName: "seatCount"
                text: qsTr("How many play?")
                value: NewGame.seats.length
                options: NewGame.seatCounts.map(count => ({value: count, text: String(count)}))
                onChosen: value => NewGame.setSeats(value)
            }
            Repeater {
                model: NewGame.seats

                SeatRow {
                    width: who.width
                    tight: page.tight
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

            Question {
                id: dealer
                column: who.questions
                text: qsTr("Who deals first?")
                value: NewGame.dealer
                options: [{value: -1, text: qsTr("By lot")}].concat(NewGame.seats.map((seat, no) => ({value: no, text: seat.name})))
                onChosen: value => NewGame.dealer = value
            }
            Question {
                id: aids
                column: who.questions
                objectName: "aids"
                text: qsTr("Hints and undo")
                value: NewGame.aids
                options: [{value: true, text: qsTr("Allowed")}, {value: false, text: qsTr("Not allowed")}]
                onChosen: value => NewGame.aids = value
            }
            MatchChoice {
                id: match
                column: who.questions
                width: who.width
            }

            Repeater {
                model: NewGame.options

                RuleOption {
                    width: who.width
                }
            }
            RuleSetList {
                width: Math.min(who.width, 500 * Theme.unit)
                topPadding: 5 * Theme.unit
            }
        }
    }

    footer: Grid {
        anchors.right: parent?.right
        columns: page.tight || (page.narrow && Session.playing) ? 1 : 2
        horizontalItemAlignment: Grid.AlignRight
        verticalItemAlignment: Grid.AlignVCenter
        spacing: 12 * Theme.unit

        Loader {
            active: Lesson.offered
            source: "LessonOffer.qml"
        }
        Row {
            spacing: 12 * Theme.unit

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
    }

    Component.onCompleted: play.forceActiveFocus()
}
