import QtQuick
import Tolva

// A group of related settings under its heading.
Column {
    id: group

    required property string title

    width: parent?.width ?? 0
    spacing: 9 * Theme.unit

    Item {
        width: parent.width
        height: heading.height + 8 * Theme.unit

        PlainText {
            id: heading
            text: group.title
            color: Theme.accent
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Rectangle {
            anchors.left: heading.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: heading.verticalCenter
            height: Math.max(1, Theme.unit)
            color: Theme.paperEdge
        }
    }
}
