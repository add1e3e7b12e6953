import QtQuick

// A thin line between parts of a page.
Rectangle {
    height: Theme.hair
    color: Theme.paperEdge
}
