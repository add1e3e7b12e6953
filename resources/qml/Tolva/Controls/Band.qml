import QtQuick

// A woven band under the head of a page.
Image {
    readonly property real repeat: Math.round(54 * Theme.unit)

    height: Math.round(repeat * 2 / 9)
    source: Theme.dark ? "../../../table/band-dark.svg" : "../../../table/band.svg"
    sourceSize: Qt.size(repeat, height)
    fillMode: Image.TileHorizontally
    horizontalAlignment: Image.AlignLeft
}
