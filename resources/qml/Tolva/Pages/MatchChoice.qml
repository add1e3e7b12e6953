import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// On the page of a game: a single game or a match.
Column {
    id: match

    required property AppModel app

    property real column: 0
    readonly property real asking: question.asking

    visible: match.app.matches.choices.length > 1
    spacing: 6 * Theme.unit

    ChoiceRow {
        id: question
        column: match.column
        objectName: "match"
        text: qsTr("Game or match?")
        value: match.app.matches.kind
        options: match.app.matches.choices
        onChosen: value => match.app.matches.kind = value
    }
    Label {
        visible: text !== ""
        width: match.width
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.small
        text: match.app.matches.explained
    }
}
