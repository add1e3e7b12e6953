import QtQuick

// The picture of a game, drawn in its size and cut to fit.
Image {
    id: picture

    property bool framed: false

    sourceSize: Qt.size(Math.round(width), Math.round(height))
    fillMode: Image.PreserveAspectCrop
    retainWhileLoading: true
    asynchronous: true

    Outline {
        visible: picture.framed
        radius: 0
        border.color: Theme.ink
        border.width: Math.max(1, 1.5 * Theme.unit)
    }
}
