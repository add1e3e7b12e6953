pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The score of each side: lankor laid before it, and the figure beside them.
Item {
    id: lankor

    required property TableLayout layout
    property bool animated: true

    Repeater {
        model: Table.sides

        Item {
            id: side
            required property var modelData
            readonly property int corner: modelData.corner
            readonly property real edge: lankor.layout.lankaX(corner)

            Text {
                id: figure
                x: side.corner === 2 ? side.edge - width : side.edge
                y: lankor.layout.lankaY(side.corner) - 0.7 * lankor.layout.lankaWidth - height - 2 * Theme.unit
                text: String(side.modelData.score).replace("-", "−")
                color: Theme.clothText
                font.pixelSize: 30 * Theme.unit
                font.bold: true
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 points").arg(side.modelData.name).arg(side.modelData.score)
            }
            Text {
                x: side.corner === 2 ? figure.x - width - 8 * Theme.unit : figure.x + figure.width + 8 * Theme.unit
                anchors.baseline: figure.baseline
                text: side.modelData.name
                color: Theme.clothText
                opacity: 0.85
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: Table.lankor

        Item {
            id: lanka
            required property string face
            required property bool up
            required property bool crosswise
            required property int corner
            required property int place
            required property int count
            readonly property var spot: lankor.layout.lanka(corner, place, count, crosswise)

            x: spot.x - width / 2
            y: spot.y - height / 2
            z: spot.z
            width: spot.w
            height: width * 1.4
            rotation: spot.angle
            visible: corner >= 0 || sliding.running

            Behavior on x {
                enabled: lankor.animated
                NumberAnimation {
                    id: sliding
                    duration: 2 * Theme.move
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y {
                enabled: lankor.animated
                NumberAnimation {
                    duration: 2 * Theme.move
                    easing.type: Easing.OutCubic
                }
            }

            Loader {
                anchors.fill: parent
                active: lanka.visible
                sourceComponent: CardFace {
                    name: lanka.up ? lanka.face : ""
                    drawnWidth: lanka.spot.w
                }
            }
        }
    }
}
