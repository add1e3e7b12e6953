pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The hint that was asked for: a question, the reason, the move with what it is worth and how sure that is.
Rectangle {
    id: note

    visible: Hints.strength > 0
    width: content.width + 2.4 * Theme.gap
    height: content.height + 1.4 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2 * Theme.unit

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 0.3 * Theme.gap

            MarkedText {
                objectName: "hint"
                width: Math.min(implicitWidth, 520 * Theme.unit)
                text: Hints.thinking ? qsTr("Thinking …") : Hints.text
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: Hints.strength === 3
                Accessible.role: Accessible.AlertMessage
                Accessible.name: [text, ...Hints.detail].join(". ")
            }
            Repeater {
                model: Hints.detail

                Text {
                    required property string modelData

                    width: Math.min(implicitWidth, 520 * Theme.unit)
                    text: modelData
                    wrapMode: Text.Wrap
                    color: Theme.faint
                    font.pixelSize: Theme.small
                }
            }
        }
        Plate {
            objectName: "moreHint"
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.small
            text: Hints.strength < 3 ? qsTr("More") : qsTr("Close")
            digit: "H"
            onClicked: Hints.ask()
        }
    }
}
