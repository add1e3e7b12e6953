import QtQuick

// Calls back once, after the changes of this moment. Unlike Qt.callLater it is gone with the item that it is in:
// nothing is called in a table that is being taken down.
Timer {
    interval: 0
}
