import QtQuick

// A piece of paper.
Rectangle {
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: Theme.hair
}
