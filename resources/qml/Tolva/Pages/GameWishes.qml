pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Who plays, by which rules, and for how long: what one need not look at to play.
Flow {
    id: wishes

    // With large text: one thing below the other.
    readonly property bool narrow: width < 1100 * Theme.unit
    // With the largest a row has no room for its words either.
    readonly property bool tight: who.width < 600 * Theme.unit

    spacing: 30 * Theme.unit

    Column {
        id: who
        width: wishes.narrow ? wishes.width : Math.max(640 * Theme.unit, 0.54 * wishes.width)
        spacing: 8 * Theme.unit
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Who plays?")

        Question {
            visible: NewGame.seatCounts.length > 1
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
                tight: wishes.tight
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
    }
    Column {
        id: how
        width: wishes.narrow ? wishes.width : wishes.width - who.width - wishes.spacing
        spacing: 10 * Theme.unit
        readonly property real questions: Math.max(dealer.asking, aids.asking, match.asking)

        Question {
            id: aids
            column: how.questions
            objectName: "aids"
            text: qsTr("Hints and undo")
            value: NewGame.aids
            options: [{value: true, text: qsTr("Allowed")}, {value: false, text: qsTr("Not allowed")}]
            onChosen: value => NewGame.aids = value
        }
        MatchChoice {
            id: match
            column: how.questions
            width: how.width
        }
        Repeater {
            model: NewGame.options

            RuleOption {
                width: how.width
            }
        }
        RuleSetList {
            width: how.width
            topPadding: 5 * Theme.unit
        }
        // Last: with many people the answers take another row.
        Question {
            id: dealer
            column: how.questions
            text: qsTr("Who deals first?")
            value: NewGame.dealer
            options: [{value: -1, text: qsTr("By lot")}].concat(NewGame.seats.map((seat, no) => ({value: no, text: seat.name})))
            onChosen: value => NewGame.dealer = value
        }
    }
}
