pragma ComponentBehavior: Bound

import QtQuick

// An amount of play money: stacks of chips or counters side by side, the highest value at the left.
Item {
    id: chips

    // Per stack, the shape of its pieces and their colours from the bottom.
    property list<var> stacks
    // The diameter of a round piece.
    property real size: 20

    // How far the highest stack rises above the box.
    readonly property real rise: 0.13 * size * Math.max(0, ...stacks.map(stack => stack.colours.length - 1))

    width: Math.max(0, stacks.length * 1.06 - 0.06) * size
    height: size

    Repeater {
        model: chips.stacks

        Item {
            id: stack

            required property string shape
            required property list<string> colours
            required property int index
            x: 1.06 * index * chips.size

            Repeater {
                model: stack.colours

                Rectangle {
                    id: chip

                    required property string modelData
                    required property int index
                    x: (chips.size - width) / 2
                    y: -0.13 * index * chips.size + (chips.size - height) / 2
                    width: (stack.shape === "square" ? 0.86 : 1) * chips.size
                    height: (stack.shape === "long" ? 0.36 : stack.shape === "square" ? 0.86 : 1) * chips.size
                    radius: stack.shape === "round" ? width / 2 : 0.1 * chips.size
                    color: Theme[modelData]
                    border.color: Theme.ink
                    border.width: Math.max(1, 0.05 * chips.size)

                    // Only the top piece shows the mark.
                    Rectangle {
                        visible: stack.shape !== "long" && chip.index === stack.colours.length - 1
                        anchors.centerIn: parent
                        width: 0.66 * parent.width
                        height: width
                        radius: stack.shape === "round" ? width / 2 : 0
                        color: "transparent"
                        border.color: chip.modelData === "linen" ? Theme.madder : Theme.linen
                        border.width: Math.max(1, 0.1 * width)
                    }
                }
            }
        }
    }
}
