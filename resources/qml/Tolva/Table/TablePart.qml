import QtQuick

// A part of the table by the name of its file. Parts that not every game needs are loaded on demand, so that the window
// opens sooner.
Part {
    required property string name

    file: Qt.resolvedUrl(name + ".qml")
}
