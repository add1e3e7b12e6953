import QtQuick

// The movement of a card to its place.
NumberAnimation {
    duration: Theme.move
    easing.type: Easing.OutCubic
}
