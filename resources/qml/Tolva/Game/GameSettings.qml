pragma ComponentBehavior: Bound

import QtQuick

// Players, rules and length: optional settings of a new game.
Flow {
    id: wishes

    required property NewGame newGame
    required property Matches matches
    required property Opponents opponents
    required property Pages pages

    // One column with large text.
    readonly property bool narrow: width < 1100 * Theme.unit
    // With large letters a row has no room for the name as well.
    readonly property bool tight: who.width < Math.max(660 * Theme.unit, 39 * Theme.body)

    spacing: 30 * Theme.unit

    Column {
        id: who
        width: wishes.narrow ? wishes.width : Math.max(640 * Theme.unit, 0.54 * wishes.width)
        spacing: 8 * Theme.unit
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Who plays?")

        ChoiceRow {
            visible: wishes.newGame.seatCounts.length > 1
            objectName: "seatCount"
            text: qsTr("How many play?")
            value: wishes.newGame.seats.length
            options: wishes.newGame.seatCounts.map(count => ({value: count, text: String(count)}))
            onChosen: value => wishes.newGame.setSeats(value)
        }
        Repeater {
            model: wishes.newGame.seatRows

            SeatRow {
                newGame: wishes.newGame
                pages: wishes.pages
                width: who.width
                tight: wishes.tight
            }
        }
        Item {
            visible: wishes.newGame.seats.some(seat => seat.kind === "computer")
            width: who.width
            height: Math.max(told.height, everybody.height)

            SmallPrint {
                id: told
                objectName: "opponentTold"
                anchors.verticalCenter: parent.verticalCenter
                width: everybody.x - 14 * Theme.unit
                text: wishes.opponents.told(wishes.newGame.game, wishes.newGame.level)
            }
            SmallPlate {
                id: everybody
                objectName: "opponents"
                anchors.right: parent.right
                anchors.rightMargin: 8 * Theme.unit
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Opponents")
                onClicked: wishes.pages.open("opponents")
            }
        }
    }
    Column {
        id: how
        width: wishes.narrow ? wishes.width : Math.floor(wishes.width - who.width - wishes.spacing)
        spacing: Theme.gap
        readonly property real questions: Math.max(dealer.asking, aids.asking, match.asking)

        ChoiceRow {
            id: aids
            column: how.questions
            objectName: "aids"
            text: qsTr("Hints and undo")
            value: wishes.newGame.aids
            options: [{value: true, text: qsTr("Allowed")}, {value: false, text: qsTr("Not allowed")}]
            onChosen: value => wishes.newGame.aids = value
        }
        Column {
            visible: wishes.matches.offered
            width: how.width
            spacing: 6 * Theme.unit

            ChoiceRow {
                id: match
                column: how.questions
                objectName: "match"
                text: qsTr("Game or match?")
                value: wishes.matches.wished
                options: [{value: false, text: qsTr("A single game")}, {value: true, text: wishes.matches.title}]
                onChosen: value => wishes.matches.wished = value
            }
            SmallPrint {
                width: how.width
                text: wishes.matches.wished ? qsTr("Three games; the side that wins the most wins the match (B23).") : ""
            }
        }
        Repeater {
            model: wishes.newGame.options

            RuleOption {
                newGame: wishes.newGame
                width: how.width
            }
        }
        // Last, because with many people the answers take another row.
        ChoiceRow {
            id: dealer
            column: how.questions
            text: qsTr("Who deals first?")
            value: wishes.newGame.dealer
            options: [{value: -1, text: qsTr("By lot")}].concat(wishes.newGame.seats.map((seat, no) => ({value: no, text: seat.name})))
            onChosen: value => wishes.newGame.dealer = value
        }
    }
}
