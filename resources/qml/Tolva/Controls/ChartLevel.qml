import QtQuick

// A level of a chart: a line across it, and its figure at the left.
Item {
    id: level

    required property real start
    property bool faint: false
    property string text: ""
    property alias size: figure.font.pixelSize

    Hairline {
        x: level.start
        width: level.width - x
        opacity: level.faint ? 0.55 : 1
    }
    Silent {
        id: figure
        width: level.start - 8 * Theme.unit
        y: -height / 2
        horizontalAlignment: Text.AlignRight
        text: level.text
    }
}
