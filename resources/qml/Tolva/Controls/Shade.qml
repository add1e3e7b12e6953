import QtQuick

// Dims what lies beneath, and keeps clicks and the wheel from it.
MouseArea {
    property real dim: 0.35

    anchors.fill: parent
    hoverEnabled: true
    onWheel: {}

    Rectangle {
        anchors.fill: parent
        color: "#12100d"
        opacity: parent.dim
    }
}
