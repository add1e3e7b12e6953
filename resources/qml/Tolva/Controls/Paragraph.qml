import QtQuick

// Text in as many lines as it needs; without words it takes no room.
Label {
    visible: text !== ""
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
