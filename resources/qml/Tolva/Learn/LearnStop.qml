pragma ComponentBehavior: Bound

import QtQuick

// A step on the drawn road of a path: its picture, its number or a tick, and its name.
Press {
    id: stop

    required property var modelData
    required property int index
    property bool chosen: false
    // How much larger its picture is in a large window.
    property real grow: 1
    // Enter was pressed: begin the step.
    signal entered

    function enter() {
        entered();
    }

    readonly property real mark: 1.75 * Theme.body
    readonly property bool done: modelData.done
    readonly property bool here: modelData.next
    readonly property string told: done ? qsTr("done") : here ? qsTr("you are here") : qsTr("not yet")

    // The middle of its mark, where the road passes.
    readonly property real passing: mark / 2 + scene.height - 0.35 * mark

    implicitHeight: words.y + words.height + 6 * Theme.unit
    Accessible.name: [stop.index + 1 + ". " + stop.modelData.name, stop.told, stop.modelData.told].join(". ")

    background: Rectangle {
        radius: Theme.radius
        // No ground, or it would hide the road.
        color: "transparent"
        border.color: stop.visualFocus ? Theme.focus : stop.chosen ? Theme.weld : stop.hovered ? Theme.paperEdge : "transparent"
        border.width: Math.max(1, (stop.visualFocus ? 4 : 2) * Theme.unit)
    }
    contentItem: Item {
        Item {
            id: scene
            anchors.horizontalCenter: parent.horizontalCenter
            y: 8 * Theme.unit
            width: parent.width
            height: 92 * stop.grow * Theme.unit

            // The cards that the step is about; a lesson shows the game's table.
            Repeater {
                model: stop.modelData.cards

                CardFace {
                    id: card
                    required property string modelData
                    required property int index
                    readonly property real turn: card.index - (stop.modelData.cards.length - 1) / 2
                    x: scene.width / 2 - width / 2 + 0.62 * width * turn
                    y: 0.05 * height * turn * turn
                    width: 52 * stop.grow * Theme.unit
                    rotation: 7 * turn
                    name: modelData
                }
            }
            GamePicture {
                visible: stop.modelData.cards.length === 0
                anchors.horizontalCenter: parent.horizontalCenter
                height: 76 * stop.grow * Theme.unit
                width: Math.round(1.6 * height)
                source: visible ? stop.modelData.picture : ""
                framed: true
            }
        }
        Disc {
            id: circle
            anchors.horizontalCenter: parent.horizontalCenter
            y: scene.y + scene.height - 0.35 * height
            width: stop.mark
            color: stop.done ? Theme.weld : stop.here ? Theme.accent : Theme.paper
            border.color: stop.done || stop.here ? Theme.ink : Theme.faint
            border.width: Math.max(1, 1.5 * Theme.unit)

            Silent {
                anchors.centerIn: parent
                text: stop.done ? "✓" : stop.index + 1
                color: stop.done ? Theme.ink : stop.here ? Theme.accentText : Theme.faint
                font.bold: true
            }
        }
        Column {
            id: words
            y: circle.y + circle.height + 4 * Theme.unit
            width: parent.width

            SilentParagraph {
                text: stop.modelData.name
                maximumLineCount: 2
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: stop.here || stop.chosen
            }
            Silent {
                width: parent.width
                text: stop.here ? qsTr("You are here") : stop.done ? "" : stop.modelData.told
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                color: stop.here ? Theme.accent : Theme.faint
                font.bold: stop.here
            }
        }
    }
}
