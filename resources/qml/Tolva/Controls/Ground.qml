import QtQuick

// Sets a line of a page off from the paper.
Rectangle {
    anchors.fill: parent
    radius: Theme.radius
    color: Theme.field
    opacity: 0.6
}
