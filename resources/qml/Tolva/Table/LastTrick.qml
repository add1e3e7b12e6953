pragma ComponentBehavior: Bound

import QtQuick

// The last trick again, in the rail, while the game continues.
Paper {
    id: look

    required property Narrator narrator
    required property Table table

    required property TableKeys keys
    required property TableLayout layout
    // The height left for it.
    required property real room
    // The distance of its cards relative to the table; closer, with every index visible.
    readonly property real near: 0.75
    // Where its cards were on the table.
    readonly property list<var> spots: look.table.lastTrick.map((move, nth) => layout.middle.trick(move.position, nth, 0))
    readonly property point middle: layout.middle.trickMiddle
    // Half of the trick, in card widths.
    readonly property real across: 0.56 + near * Math.max(0, ...spots.map(spot => Math.abs(spot.x - middle.x) / spot.w))
    readonly property real along: 0.76 + near * Math.max(0, ...spots.map(spot => Math.abs(spot.y - middle.y) / spot.w))
    readonly property real pad: 0.8 * Theme.gap
    readonly property real head: title.height + 2 * pad
    readonly property real foot: all.visible ? all.height + pad : 0
    readonly property real cardWidth: Math.min((width - 2 * pad) / (2 * across), (room - head - foot - pad) / (2 * along), layout.middle.playedWidth)

    objectName: "lastTrick"
    height: head + 2 * along * cardWidth + foot + pad

    Component.onCompleted: look.narrator.tellLastTrick()

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: look.keys.lastTrickShown = false
    }
    Label {
        id: title
        x: 1.5 * look.pad
        y: look.pad
        text: qsTr("The last trick")
        font.pixelSize: Theme.small
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    Plate {
        id: all
        objectName: "ownTricksButton"
        visible: look.table.mayLookThrough
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: look.pad
        size: Math.min(Theme.small, Theme.small * (look.width - 2 * look.pad) / Math.max(1, words.width + 1.9 * Theme.small))
        verticalPadding: 0.2 * size
        text: qsTr("All your tricks (L)")
        onClicked: look.keys.showOwnTricks()

        TextMetrics {
            id: words
            font.pixelSize: Theme.small
            text: all.text
        }
    }
    Repeater {
        model: look.table.lastTrick

        CardFace {
            id: played
            required property string face
            required property int position
            required property string spoken
            required property bool winner
            required property int index
            readonly property var spot: look.layout.middle.trick(position, index, 0)
            readonly property real dx: look.near * (spot.x - look.middle.x) / spot.w
            readonly property real dy: look.near * (spot.y - look.middle.y) / spot.w

            x: look.width / 2 + dx * look.cardWidth - width / 2
            y: look.head + look.along * look.cardWidth + dy * look.cardWidth - height / 2
            // From left to right and downwards.
            z: 20 + 10 * dx + (dy > 0 ? 4 : 0)
            width: 0.97 * look.cardWidth
            rotation: spot.angle
            name: face
            Accessible.role: Accessible.Graphic
            Accessible.name: spoken
            Accessible.description: winner ? qsTr("takes the trick") : ""

            Outline {
                visible: played.winner
                radius: 0.05 * width
                border.color: Theme.pick
                border.width: Math.max(2, 0.04 * width)
            }
        }
    }
}
