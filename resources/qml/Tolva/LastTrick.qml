pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The last trick, looked at once more.
Item {
    id: look

    required property TableLayout layout

    signal closed
    signal ownTricksWanted

    anchors.fill: parent

    MouseArea {
        anchors.fill: parent
        onClicked: look.closed()
    }
    Rectangle {
        id: box
        x: look.layout.centreX - width / 2
        y: look.layout.centreY - height / 2
        width: 4.2 * look.layout.trickWidth
        height: Math.min(3.1 * look.layout.trickWidth, look.layout.stripY - look.layout.topFree - 8 * Theme.unit)
        radius: Theme.radius
        color: "#12100d"
        opacity: 0.72
    }
    Text {
        x: box.x + 1.2 * Theme.gap
        y: box.y + 0.8 * Theme.gap
        text: qsTr("The last trick")
        color: Theme.linen
        font.pixelSize: Theme.body
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Plate {
        objectName: "ownTricksButton"
        visible: Table.mayLookThrough
        x: box.x + box.width - width - 0.5 * Theme.gap
        y: box.y + 0.5 * Theme.gap
        size: Theme.small
        text: qsTr("All tricks of your side (L)")
        onClicked: look.ownTricksWanted()
    }
    Repeater {
        model: Table.lastTrick

        CardFace {
            id: face
            required property var modelData
            required property int index
            readonly property var spot: look.layout.trick(modelData.position, index)

            x: spot.x - width / 2
            y: spot.y - height / 2
            z: index
            width: 0.86 * spot.w
            rotation: spot.angle
            name: modelData.face
            Accessible.role: Accessible.Graphic
            Accessible.name: modelData.spoken
            Accessible.description: modelData.winner ? qsTr("takes the trick") : ""

            Rectangle {
                anchors.fill: parent
                visible: face.modelData.winner
                radius: 0.05 * width
                color: "transparent"
                border.color: Theme.weld
                border.width: Math.max(2, 0.03 * width)
            }
        }
    }
}
