import QtQuick
import Tolva.Backend

// Which game of a match this is, and how the match stands.
Text {
    required property TableLayout layout

    objectName: "matchNote"
    visible: Matches.standing !== ""
    x: layout.margin
    y: layout.lankaY(0) - 0.7 * layout.lankaWidth - 96 * layout.unit - height
    text: Matches.standing
    color: Theme.clothText
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: Matches.title + ". " + text
}
