pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// All tricks that the own side has taken in the deal.
Item {
    id: look

    required property Narrator narrator
    required property Table table

    // The area of the sheet.
    readonly property rect area: Qt.rect(sheet.x, sheet.y, sheet.width, sheet.height)

    signal closed

    anchors.fill: parent
    Component.onCompleted: look.narrator.read(heading.text, false)

    MouseArea {
        anchors.fill: parent
        onClicked: look.closed()
    }
    Rectangle {
        // Under the rail too.
        width: look.Window.width
        height: parent.height
        color: "#12100d"
        opacity: 0.35
    }
    Rectangle {
        id: sheet
        objectName: "ownTricks"
        anchors.centerIn: parent
        width: content.width + 4 * Theme.gap
        height: Math.min(content.height + 4 * Theme.gap, look.height - 4 * Theme.gap)
        radius: Theme.radius
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: Math.max(1, Theme.unit)

        Scroll {
            anchors.fill: parent
            anchors.margins: 2 * Theme.gap
            contentHeight: content.height

            Column {
                id: content
                spacing: Theme.gap

                Label {
                    id: heading
                    text: look.table.ownTricks.length > 0 ? qsTr("Your tricks") : qsTr("You have no tricks yet")
                    font.bold: true
                    Accessible.role: Accessible.Heading
                }
                Grid {
                    columns: look.table.seatCount > 4 ? 2 : 3
                    columnSpacing: 2.4 * Theme.gap
                    rowSpacing: Theme.gap

                    Repeater {
                        model: look.table.ownTricks

                        OwnTrick {}
                    }
                }
            }
        }
    }
}
