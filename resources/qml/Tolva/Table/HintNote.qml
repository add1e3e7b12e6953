pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The hint that was asked for: a question, the reason, the move with its reason, what it is worth and how sure that is.
Rectangle {
    id: note

    // How wide it may be.
    required property real room
    // Where it has to find a place between other things.
    property bool narrow: false
    // How high it is with a move and four lines about it.
    readonly property real longest: move.height + 4 * worth.height + 3 * words.spacing + 1.4 * Theme.gap
    readonly property real measure: Math.min(Theme.scale > 1.1 && !narrow ? Infinity : (narrow ? 320 : 520) * Theme.unit, room - more.width - content.spacing - 2.4 * Theme.gap)

    visible: Hints.strength > 0
    width: content.width + 2.4 * Theme.gap
    height: content.height + 1.4 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2 * Theme.unit

    FontMetrics {
        id: move
        font.pixelSize: Theme.body
        font.bold: true
    }
    FontMetrics {
        id: worth
        font.pixelSize: Theme.small
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            spacing: 0.3 * Theme.gap

            MarkedText {
                objectName: "hint"
                width: Math.min(implicitWidth, note.measure)
                text: Hints.thinking ? qsTr("Thinking…") : Hints.text
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: Hints.strength === 3
                Accessible.role: Accessible.AlertMessage
                Accessible.name: [text, ...Hints.detail].join(". ")
            }
            Repeater {
                model: Hints.detail

                PlainText {
                    required property string modelData
                    required property int index

                    width: Math.min(implicitWidth, note.measure)
                    text: modelData
                    wrapMode: Text.Wrap
                    // The reason stays as it was read before.
                    color: index === 0 ? Theme.text : Theme.faint
                    font.pixelSize: Theme.small
                }
            }
        }
        Plate {
            id: more
            objectName: "moreHint"
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.small
            text: Hints.strength < 3 ? qsTr("More") : qsTr("Close")
            digit: "H"
            onClicked: Hints.ask()
        }
    }
}
