pragma ComponentBehavior: Bound

import QtQuick

// A small joy: gold sparks fly from the middle once when it is lit, unless motion is not wanted.
Item {
    id: sparkle

    required property bool lit
    property real spread: 0

    onLitChanged: {
        if (lit && !Theme.still)
            fly.restart();
    }

    Repeater {
        model: 8

        Diamond {
            required property int index
            readonly property real angle: index * Math.PI / 4

            x: sparkle.width / 2 + Math.cos(angle) * sparkle.spread * sparkle.width - width / 2
            y: sparkle.height / 2 + Math.sin(angle) * sparkle.spread * sparkle.height - height / 2
            width: 0.16 * sparkle.width
            visible: fly.running
            opacity: Math.min(1, 4 * (1 - sparkle.spread))
            color: index % 2 ? Theme.weld : Theme.straw
        }
    }
    NumberAnimation {
        id: fly
        target: sparkle
        property: "spread"
        from: 0.3
        to: 1
        duration: 5 * Theme.quick
        easing.type: Easing.OutCubic
    }
}
