pragma ComponentBehavior: Bound

import QtQuick

// A small picture of a trick of one of two lines with its calls, or a choice in games without tricks.
Press {
    id: button

    required property TwoLines lines
    required property string side
    // Null if this line ended earlier.
    required property var cell
    required property int number
    required property bool parted

    readonly property int count: cell?.cards.length ?? 0
    readonly property real pad: 4 * Theme.unit
    readonly property real each: Math.min((people ? 32 : 26) * Theme.unit, (width - 2 * pad) / Math.max(1, count + 0.25))
    // Whether who plays it is above each card.
    readonly property bool people: count > 0 && cell.cards[0].by !== ""
    readonly property real face: people ? 0.75 * each : 0
    readonly property bool current: cell !== null && lines.side === side && lines.row === number

    objectName: "cell-" + side + "-" + number
    visible: cell !== null
    height: visible ? (count > 0 ? 1.75 * each + face + 6 * Theme.unit : 0) + (words.visible ? words.height : 0) + 2 * pad : 0
    activeFocusOnTab: false
    // A click leaves the keys to the page.
    focusPolicy: Qt.NoFocus
    text: qsTr("Trick %1").arg(number + 1)
    Accessible.name: [text, cell?.spoken ?? "", cell?.text ?? "", parted ? qsTr("you chose differently") : ""].filter(part => part !== "").join(", ")
    onClicked: lines.lookAt(side, cell.last)

    background: Rectangle {
        radius: 0.6 * Theme.radius
        color: button.current ? Theme.straw : button.hovered ? Theme.field : "transparent"
        opacity: button.current && Theme.dark ? 0.35 : 1
        border.color: button.current ? Theme.weld : "transparent"
        border.width: Theme.hair
    }
    contentItem: Item {
        Silent {
            id: words
            visible: text !== ""
            x: button.pad
            y: button.pad
            width: parent.width - 2 * button.pad
            wrapMode: Text.Wrap
            text: button.cell?.text ?? ""
            color: Theme.text
        }
        Repeater {
            model: button.cell?.cards ?? []

            Item {
                id: played

                required property string by
                required property string face
                required property bool won
                required property int index
                x: button.pad + index * button.each
                y: (words.visible ? words.y + words.height : 0) + button.pad + (won ? 0 : 6 * Theme.unit)

                Portrait {
                    visible: button.people
                    x: 0.22 * button.each
                    width: button.face
                    face: played.by
                }
                CardFace {
                    y: button.face
                    width: 1.2 * button.each
                    name: played.face
                }
            }
        }
    }
}
