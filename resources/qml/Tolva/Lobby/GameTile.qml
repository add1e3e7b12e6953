import QtQuick

// A game in the lobby: a small picture of its table, its name, kind and size.
Press {
    id: tile

    required property url picture
    required property string told
    readonly property real pad: 8 * Theme.unit

    implicitHeight: pad + view.height + words.height + 0.8 * pad

    Accessible.name: [text, told].join(". ")

    contentItem: Item {
        GamePicture {
            id: view
            x: tile.pad
            y: tile.pad
            width: tile.width - 2 * tile.pad
            height: Math.round(width / 1.75)
            source: tile.picture
            framed: true
        }
        Column {
            id: words
            x: tile.pad + 2 * Theme.unit
            anchors.top: view.bottom
            width: view.width - 4 * Theme.unit
            topPadding: 0.6 * tile.pad

            PlainText {
                width: parent.width
                text: tile.text
                elide: Text.ElideRight
                font.family: Theme.display
                font.pixelSize: Theme.head
                font.bold: true
            }
            PlainText {
                width: parent.width
                text: tile.told
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fine
                elide: Text.ElideRight
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: tile.hovered || tile.down ? Theme.field : Theme.paper
        border.color: tile.visualFocus ? Theme.focus : Theme.paperEdge
        border.width: Math.max(1, (tile.visualFocus ? 4 : 1) * Theme.unit)
    }
}
