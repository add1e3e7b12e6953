import QtQuick
import Tolva.Table
import Tolva.Controls

// A card of a picture: raised if the text is about it, crosswise if it counts negative.
Item {
    id: place

    required property string face
    required property bool marked
    required property bool crosswise
    required property real upright

    width: (crosswise ? 1.4 : 1) * upright
    height: 1.4 * upright

    CardFace {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: place.marked ? -0.09 * height : 0
        width: place.upright
        rotation: place.crosswise ? 90 : 0
        name: place.face
        lifted: place.marked

        Outline {
            out: border.width / 2
            visible: place.marked
            radius: 0.07 * width
            border.width: Math.max(2, 0.05 * parent.width)
        }
    }
}
