import QtQuick

// A line around what it is in, at some distance.
Rectangle {
    property real out: 0

    anchors.fill: parent
    anchors.margins: -out
    radius: Theme.radius + out
    color: "transparent"
    border.color: Theme.weld
    border.width: Theme.focusBorder
}
