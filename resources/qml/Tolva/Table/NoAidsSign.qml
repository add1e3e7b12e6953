import QtQuick
import Tolva.Controls

// Shown if all have agreed to play without hints, card values and undo.
Rectangle {
    id: noAidsSign

    required property Hints hints

    objectName: "noAids"
    visible: !noAidsSign.hints.agreed
    width: label.width + height
    height: 44 * Theme.unit
    radius: Theme.radius
    color: "transparent"
    border.color: Theme.clothText
    border.width: Theme.hair

    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    PlainText {
        id: label
        anchors.centerIn: parent
        text: qsTr("No aids")
        color: Theme.clothText
        font.pixelSize: Theme.small
    }
}
