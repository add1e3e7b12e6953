import QtQuick

// A small gold square on its corner, as in a woven band.
Rectangle {
    height: width
    rotation: 45
    color: Theme.weld
    antialiasing: true
}
