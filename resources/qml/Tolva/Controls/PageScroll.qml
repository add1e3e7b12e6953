import QtQuick

// All of a page below its head, which scrolls.
Scroll {
    anchors.fill: parent
    anchors.leftMargin: Theme.pageEdge
    anchors.rightMargin: 18 * Theme.unit
}
