import QtQuick
import Tolva
import Tolva.Controls

// The game's picture from the lobby, with its caption.
Column {
    id: tile

    required property var block

    spacing: 7 * Theme.unit

    GamePicture {
        width: Math.min(parent.width, 420 * Theme.unit)
        height: Math.round(width / 1.75)
        source: tile.block.picture
        framed: true
    }
    RichText {
        width: parent.width
        text: tile.block.text
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.body
        font.italic: true
        Accessible.role: Accessible.Graphic
        Accessible.name: tile.block.plain
    }
}
