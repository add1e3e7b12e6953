import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// One opponent: name, character, and a bar for the share of games won.
Item {
    id: line

    required property Opponents opponents

    required property var modelData

    property real air: 0
    readonly property real natural: Math.max(words.height + 14 * Theme.unit, 58 * Theme.unit)

    height: natural + air
    Accessible.role: Accessible.StaticText
    Accessible.name: [modelData.name, modelData.line, modelData.traits, modelData.rate].filter(text => text !== "").join(". ")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.field
        opacity: 0.6
    }
    Portrait {
        id: portrait
        anchors.verticalCenter: parent.verticalCenter
        x: 40 * Theme.unit - width / 2
        width: 52 * Theme.unit + Math.min(16 * Theme.unit, 0.5 * line.air)
        face: line.modelData.face
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        // Independent of the spacing, so that the width of the text, and with it its height, stays fixed.
        x: 84 * Theme.unit
        width: (bar.visible ? bar.x : line.width) - x - 20 * Theme.unit
        spacing: 2 * Theme.unit

        RichText {
            width: parent.width
            text: "<b>" + line.modelData.name + "</b>  " + line.modelData.line
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: Theme.body
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: line.modelData.traits
            wrapMode: Text.Wrap
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Item {
        id: bar
        visible: line.opponents.measured
        anchors.right: parent.right
        anchors.rightMargin: 16 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 250 * Theme.unit
        height: 40 * Theme.unit

        PlainText {
            anchors.bottom: track.top
            anchors.bottomMargin: 5 * Theme.unit
            text: line.modelData.reference ? qsTr("Yardstick for the others") : line.modelData.rate
            color: Theme.text
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Rectangle {
            id: track
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4 * Theme.unit
            width: parent.width
            height: 9 * Theme.unit
            radius: height / 2
            color: Theme.paper
            border.color: Theme.paperEdge
            border.width: Math.max(1, Theme.unit)

            Rectangle {
                visible: line.modelData.share >= 0
                width: Math.max(height, parent.width * line.modelData.share)
                height: parent.height
                radius: height / 2
                color: line.modelData.reference ? Theme.faint : Theme.accent
            }
            Rectangle {
                visible: line.modelData.margin > 0
                x: parent.width * Math.max(0, line.modelData.share - line.modelData.margin)
                width: parent.width * Math.min(1, line.modelData.share + line.modelData.margin) - x
                anchors.verticalCenter: parent.verticalCenter
                height: Math.max(2, 2 * Theme.unit)
                color: Theme.weld
            }
            Rectangle {
                x: parent.width * line.opponents.even - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, 2 * Theme.unit)
                height: 2 * parent.height
                color: Theme.text
            }
        }
    }
}
