import QtQuick

// A group of related settings under its heading.
Column {
    id: group

    required property string title

    width: parent?.width ?? 0
    spacing: 9 * Theme.unit

    Item {
        width: parent.width
        height: heading.height + 8 * Theme.unit

        Label {
            id: heading
            text: group.title
            color: Theme.accent
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Hairline {
            anchors.left: heading.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: heading.verticalCenter
        }
    }
}
