import QtQuick

// A round mark.
Rectangle {
    height: width
    radius: width / 2
}
