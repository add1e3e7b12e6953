import QtQuick

// A sheet of paper over the table, as large as its content up to what the window has room for.
Item {
    id: panel

    default property alias content: column.data
    property real innerWidth: 620 * Theme.unit
    property real dim: 0.35
    readonly property real pad: 26 * Theme.unit

    anchors.fill: parent

    // What lies beneath cannot be played meanwhile.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: {}
    }

    Rectangle {
        anchors.fill: parent
        color: "#12100d"
        opacity: panel.dim
    }

    BorderImage {
        anchors.fill: sheet
        anchors.margins: -32
        anchors.topMargin: -24
        anchors.bottomMargin: -40
        border {
            left: 44
            right: 44
            top: 44
            bottom: 44
        }
        source: "../../table/shadow.png"
    }

    Rectangle {
        id: sheet
        anchors.centerIn: parent
        width: column.width + 2 * panel.pad
        height: Math.min(column.implicitHeight + 2 * panel.pad, panel.height - 24 * Theme.unit)
        radius: 1.4 * Theme.radius
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: Math.max(1, Theme.unit)
        clip: true

        Flickable {
            anchors.fill: parent
            anchors.margins: panel.pad
            contentHeight: column.implicitHeight
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: column
                width: Math.min(panel.innerWidth, panel.width - 2 * panel.pad - 24 * Theme.unit)
                spacing: 14 * Theme.unit
            }
        }
    }
}
