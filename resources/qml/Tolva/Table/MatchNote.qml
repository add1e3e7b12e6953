import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The number of the game in its match, and the standing.
PlainText {
    id: matchNote

    required property Matches matches

    required property TableLayout layout
    // The undo buttons below it.
    required property Item buttons

    objectName: "matchNote"
    x: layout.margin
    y: buttons.y - height - 2 * layout.unit
    text: matchNote.matches.standing
    color: Theme.clothText
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: matchNote.matches.title + ". " + text
}
