pragma ComponentBehavior: Bound

import QtQuick

// One lanka: unused beyond the edge of the table, or marking points.
Item {
    id: lanka

    required property string face
    required property bool up
    required property bool crosswise
    required property int corner
    required property int home
    required property int place
    required property int count
    required property list<var> story
    required property string spoken
    // A Lankor, untyped: circular type references do not load before Qt 6.11.
    required property var lankor

    readonly property var spot: lankor.layout.corners.card(corner, home, place, count, crosswise)
    readonly property bool lookedAt: corner >= 0 && lankor.looksAt(corner, face)

    x: spot.x - width / 2
    y: spot.y - height / 2
    z: spot.z
    width: spot.w
    height: width * 1.4
    rotation: spot.angle
    visible: corner >= 0 || sliding.running

    Accessible.role: Accessible.StaticText
    Accessible.name: (points < 0 ? "−" : "") + qsTr("%n point(s)", "", Math.abs(points)) + ": " + spoken
    Accessible.ignored: corner < 0
    readonly property int points: (crosswise ? -1 : 1) * (up ? Number(face[1]) : 1)

    Behavior on x {
        enabled: lanka.lankor.animated
        Glide {
            id: sliding
            duration: 2 * Theme.move
        }
    }
    Behavior on y {
        enabled: lanka.lankor.animated
        Glide {
            duration: 2 * Theme.move
        }
    }

    // Created lazily: most lankor stay in the pack.
    Loader {
        anchors.fill: parent
        active: lanka.visible
        sourceComponent: CardFace {
            name: lanka.up ? lanka.face : ""
            drawnWidth: lanka.spot.w

            Outline {
                visible: lanka.lookedAt
                radius: 0.06 * width
                border.color: Theme.clothFocus
            }
            HoverHandler {
                enabled: lanka.corner >= 0
                onHoveredChanged: {
                    if (hovered)
                        lanka.lankor.lookAt(lanka);
                    else if (lanka.lookedAt)
                        lanka.lankor.lookAway();
                }
            }
            TapHandler {
                enabled: lanka.corner >= 0
                acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
                gesturePolicy: TapHandler.WithinBounds
                onTapped: lanka.lookedAt ? lanka.lankor.lookAway() : lanka.lankor.lookAt(lanka)
                onLongPressed: lanka.lankor.lookAt(lanka)
            }
        }
    }
}
