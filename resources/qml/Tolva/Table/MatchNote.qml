import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Which game of a match this is, and how the match stands.
PlainText {
    required property TableLayout layout
    // The buttons of undo, which it stands above.
    required property Item buttons

    objectName: "matchNote"
    visible: Matches.standing !== ""
    x: layout.margin
    y: buttons.y - height - 2 * layout.unit
    text: Matches.standing
    color: Theme.clothText
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: Matches.title + ". " + text
}
