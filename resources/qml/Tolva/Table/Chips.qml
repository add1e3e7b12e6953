pragma ComponentBehavior: Bound

import QtQuick
import Tolva

// An amount of play money: a stack of chips for each denomination, the dearest at the left.
Item {
    id: chips

    property int amount: 0
    // Of one chip.
    property real size: 20
    readonly property list<int> worths: [100, 25, 5, 1]
    readonly property list<color> colours: [Theme.indigo, Theme.madder, Theme.weld, Theme.linen]
    readonly property var stacks: {
        let left = amount;
        const found = [];
        for (let i = 0; i < worths.length; ++i) {
            const count = Math.floor(left / worths[i]);
            left -= count * worths[i];
            if (count > 0)
                found.push({colour: colours[i], count: Math.min(count, 10)});
        }
        return found;
    }

    width: Math.max(0, stacks.length * 1.06 - 0.06) * size
    height: size

    Repeater {
        model: chips.stacks

        Item {
            id: stack

            required property var modelData
            required property int index
            x: 1.06 * index * chips.size

            Repeater {
                model: stack.modelData.count

                Rectangle {
                    id: chip

                    required property int index
                    y: -0.13 * index * chips.size
                    width: chips.size
                    height: chips.size
                    radius: width / 2
                    color: stack.modelData.colour
                    border.color: Theme.ink
                    border.width: Math.max(1, 0.05 * width)

                    // The mark is seen on the uppermost only.
                    Rectangle {
                        visible: chip.index === stack.modelData.count - 1
                        anchors.centerIn: parent
                        width: 0.66 * parent.width
                        height: width
                        radius: width / 2
                        color: "transparent"
                        border.color: Qt.colorEqual(chip.color, Theme.linen) ? Theme.madder : Theme.linen
                        border.width: Math.max(1, 0.1 * width)
                    }
                }
            }
        }
    }
}
