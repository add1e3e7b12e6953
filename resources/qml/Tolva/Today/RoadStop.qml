import QtQuick

// A milestone of the first page's road, and below it what it stands for.
Column {
    id: stop

    property alias title: title.text
    property alias tools: tools.data
    // How far the road goes on to the right.
    property real onward: 0
    // What the arrow keys reach.
    property Item card: null

    spacing: 5 * Theme.unit

    Item {
        width: stop.width
        height: 1.5 * Theme.small

        Diamond {
            id: stone
            anchors.verticalCenter: parent.verticalCenter
            x: 3 * Theme.unit
            width: 0.62 * Theme.small
            border.color: Theme.ink
            border.width: Theme.hair
        }
        Label {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            x: stone.width + 12 * Theme.unit
            color: Theme.clothText
            font.pixelSize: Theme.small
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Rectangle {
            visible: stop.onward > 0
            anchors.verticalCenter: parent.verticalCenter
            x: title.x + title.width + Theme.gap
            width: (tools.width > 0 ? tools.x - Theme.gap : parent.width + stop.onward) - x
            height: Math.max(1, 2 * Theme.unit)
            color: Theme.weld
            opacity: 0.7
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
