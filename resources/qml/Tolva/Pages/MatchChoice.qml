import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// On the page of a game: a single game or a match.
Column {
    id: match

    property real column: 0
    readonly property real asking: question.asking

    visible: Matches.choices.length > 1
    spacing: 6 * Theme.unit

    Question {
        id: question
        column: match.column
        objectName: "match"
        text: qsTr("Game or match?")
        value: Matches.kind
        options: Matches.choices
        onChosen: value => Matches.kind = value
    }
    Label {
        visible: text !== ""
        width: match.width
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.small
        text: Matches.explained
    }
}
