import QtQuick

// A sign on the cloth.
Rectangle {
    radius: Theme.radius
    color: Theme.plate
    border.color: Theme.plateEdge
    border.width: Theme.hair
}
