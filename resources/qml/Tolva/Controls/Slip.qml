import QtQuick

// A slip of paper that says or asks something.
Rectangle {
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.weld
    border.width: Theme.border
}
