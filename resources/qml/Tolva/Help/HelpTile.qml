import QtQuick
import Tolva
import Tolva.Controls

// The game's picture from the lobby, with its caption.
Column {
    id: tile

    required property var block

    spacing: 7 * Theme.unit

    Image {
        width: Math.min(parent.width, 420 * Theme.unit)
        height: Math.round(width / 1.75)
        source: tile.block.picture
        sourceSize: Qt.size(Math.round(width), Math.round(height))
        fillMode: Image.PreserveAspectCrop

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.color: Theme.ink
            border.width: Math.max(1, 1.5 * Theme.unit)
        }
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
