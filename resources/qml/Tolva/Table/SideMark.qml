import QtQuick

// The ring of a side, plainer than around portraits.
Image {
    id: sideMark

    required property Sheet sheet

    required property int index
    readonly property int ring: sideMark.sheet.marks[index] ?? -1

    visible: ring >= 0
    width: 1.1 * Theme.body
    height: width
    sourceSize: Qt.size(Math.round(width), Math.round(width))
    source: ring < 0 ? "" : Theme.picture("portraits/mark-" + ring + (Theme.dark ? "-dark" : "-light") + ".svg")
    Accessible.ignored: true
}
