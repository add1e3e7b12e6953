import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// On the page of a game: a single game or a match.
Column {
    id: match

    required property Matches matches

    property real column: 0
    readonly property real asking: question.asking

    visible: match.matches.choices.length > 1
    spacing: 6 * Theme.unit

    ChoiceRow {
        id: question
        column: match.column
        objectName: "match"
        text: qsTr("Game or match?")
        value: match.matches.kind
        options: match.matches.choices
        onChosen: value => match.matches.kind = value
    }
    SmallPrint {
        width: match.width
        text: match.matches.explained
    }
}
