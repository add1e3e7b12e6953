import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// An opponent on the ladder: beaten, next, or further up.
Item {
    id: step

    required property Ladder ladder

    required property var modelData
    required property int index
    // The spare height given to the step.
    property real air: 0

    objectName: "step-" + modelData.id
    height: Math.max(words.height, 46 * Theme.unit, play.height) + 8 * Theme.unit + air

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.field
        opacity: 0.6
    }
    Rectangle {
        visible: step.modelData.won || step.modelData.next
        width: 5 * Theme.unit
        height: parent.height
        radius: width / 2
        color: step.modelData.won ? Theme.weld : Theme.accent
    }
    Portrait {
        id: portrait
        anchors.verticalCenter: parent.verticalCenter
        x: 16 * Theme.unit
        width: 46 * Theme.unit + 0.6 * step.air
        mood: step.modelData.won ? "sorry" : "calm"
        face: step.modelData.face
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: portrait.x + portrait.width + 14 * Theme.unit
        width: play.x - x - Theme.gap
        Accessible.role: Accessible.StaticText
        Accessible.name: step.modelData.name + ": " + step.modelData.told

        PlainText {
            width: parent.width
            text: step.modelData.name
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.body
            font.bold: true
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: (step.modelData.won ? "✓ " : "") + step.modelData.told
            wrapMode: Text.Wrap
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Plate {
        id: play
        objectName: "climb-" + step.modelData.id
        anchors.right: parent.right
        anchors.rightMargin: 10 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.small
        strong: step.modelData.next
        text: qsTr("Play")
        Accessible.name: text + ": " + step.modelData.name
        onClicked: step.ladder.play(step.modelData.id)
    }
}
