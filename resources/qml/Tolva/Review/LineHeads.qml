pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Controls

// The heads of two lines, to choose which is on the table.
Row {
    id: heads

    required property TwoLines lines

    spacing: 6 * Theme.unit

    Repeater {
        model: heads.lines.heads

        Option {
            id: head

            required property string side
            required property string name
            required property string result
            current: heads.lines.side === side

            objectName: "side-" + side
            width: (heads.width - heads.spacing) / 2
            height: words.height + Theme.gap
            Accessible.name: name + ": " + result
            enabled: heads.lines.ready || current
            onChosen: heads.lines.turnTo(side)

            background: Rectangle {
                radius: 0.6 * Theme.radius
                color: head.current ? Theme.field : "transparent"
                border.color: head.visualFocus ? Theme.focus : head.current ? Theme.weld : Theme.paperEdge
                border.width: Math.max(1, (head.visualFocus ? 2 : 1.5) * Theme.unit)
            }
            contentItem: Item {
                Column {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width

                    Silent {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: head.name
                        elide: Text.ElideRight
                        color: head.current ? Theme.text : Theme.faint
                    }
                    SilentParagraph {
                        horizontalAlignment: Text.AlignHCenter
                        text: head.result
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        color: Theme.text
                        font.pixelSize: Theme.head
                        font.bold: true
                    }
                }
            }
        }
    }
}
