pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The last trick, looked at once more.
Item {
    id: look

    required property TableLayout layout
    readonly property real high: Math.min(3.1 * layout.trickWidth, layout.stripY - layout.topFree - 8 * Theme.unit)
    // Large words do not fit beside the uppermost card: they stand above it, over the badge that is there.
    readonly property real badge: layout.rows > 0 ? 0 : layout.badgeHeight
    readonly property real head: Theme.scale > 1.1 ? layout.centreY - high / 2 - layout.topFree + Math.max(badge, all.height) + Theme.gap : 0

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
        y: look.layout.centreY - look.high / 2 - look.head
        width: Math.max(4.2 * look.layout.trickWidth, look.head ? title.width + all.width + 3 * Theme.gap : 0)
        height: look.high + look.head
        radius: Theme.radius
        color: "#12100d"
        // The trick that lies beneath does not shine through.
        opacity: look.head ? 1 : 0.94
    }
    Text {
        id: title
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
        id: all
        objectName: "ownTricksButton"
        visible: Table.mayLookThrough
        x: box.x + box.width - width - 0.5 * Theme.gap
        y: box.y + 0.5 * Theme.gap
        size: Theme.small
        text: qsTr("All your tricks (L)")
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
