import QtQuick

// A drawing by code, made again when its size or the theme changes.
Canvas {
    readonly property list<color> inks: [Theme.accent, Theme.clothText]

    onInksChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
}
