pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A number of so many that they are chosen by steps: by one, by ten, the least and the most.
Rectangle {
    id: steps

    readonly property bool asks: Choosing.range.length === 2
    readonly property int least: asks ? Choosing.range[0] : 0
    readonly property int most: asks ? Choosing.range[1] : 0
    property int value: 0

    visible: asks
    width: row.width + 2 * Theme.gap
    height: row.height + 2 * Theme.gap
    radius: 1.2 * Theme.radius
    color: Theme.paper
    border.color: Theme.weld
    border.width: 2 * Theme.unit

    onAsksChanged: value = least

    function change(by: int) {
        value = Math.max(least, Math.min(most, value + by));
    }

    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
    }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 6 * Theme.unit

        Repeater {
            model: [-10, -1]

            Plate {
                required property int modelData
                objectName: "less" + -modelData
                text: "−" + -modelData
                enabled: steps.value > steps.least
                onClicked: steps.change(modelData)
            }
        }
        Plate {
            objectName: "sayNumber"
            width: 90 * Theme.unit
            strong: true
            text: steps.value
            onClicked: Choosing.say(steps.value)
        }
        Repeater {
            model: [1, 10]

            Plate {
                required property int modelData
                objectName: "more" + modelData
                text: "+" + modelData
                enabled: steps.value < steps.most
                onClicked: steps.change(modelData)
            }
        }
    }
}
