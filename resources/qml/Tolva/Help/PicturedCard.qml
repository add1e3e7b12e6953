import QtQuick
import Tolva
import Tolva.Table

// A card of a picture: raised if the text is about it, crosswise if it counts negative.
Item {
    id: place

    required property var modelData
    required property real upright

    width: (modelData.crosswise ? 1.4 : 1) * upright
    height: 1.4 * upright

    CardFace {
        id: face
        anchors.centerIn: parent
        anchors.verticalCenterOffset: place.modelData.marked ? -0.09 * height : 0
        width: place.upright
        rotation: place.modelData.crosswise ? 90 : 0
        name: place.modelData.face
        lifted: place.modelData.marked

        Rectangle {
            anchors.fill: parent
            anchors.margins: -border.width / 2
            visible: place.modelData.marked
            radius: 0.07 * width
            color: "transparent"
            border.color: Theme.weld
            border.width: Math.max(2, 0.05 * parent.width)
        }
    }
}
