pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// What the player is asked, and what they may call, in the strip above the hand. Leading a card declines.
Row {
    id: bar

    required property real room

    spacing: 8 * Theme.unit
    scale: Math.min(1, room / width)

    Rectangle {
        id: prompt
        visible: Table.prompt !== ""
        width: line.width + 2.2 * Theme.gap
        height: 40 * Theme.unit
        radius: height / 2
        color: Theme.straw
        border.color: Theme.weld
        border.width: 2 * Theme.unit

        MarkedText {
            id: line
            anchors.centerIn: parent
            text: Table.prompt
            color: Theme.ink
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }

    Repeater {
        model: Table.calls

        Plate {
            id: plate

            required property string modelData
            required property int index

            objectName: "call" + index
            height: 40 * Theme.unit
            text: Hints.figures[index] ? modelData + "  " + Hints.figures[index] : modelData
            digit: String(index + 1)
            explains: true
            strong: true
            onCloth: true
            onClicked: Table.call(index)

            Rectangle {
                visible: Hints.call === plate.index
                anchors.fill: parent
                anchors.margins: -3 * Theme.unit
                radius: Theme.radius + 3 * Theme.unit
                color: "transparent"
                border.color: Theme.weld
                border.width: 3 * Theme.unit
            }
        }
    }

    // The number after those of the calls.
    Plate {
        objectName: "claim"
        visible: Claims.tricks > 0
        height: 40 * Theme.unit
        text: qsTr("The rest are mine: %n trick(s)", "", Claims.tricks)
        digit: String(Table.calls.length + 1)
        onClicked: Claims.claim()
    }
}
