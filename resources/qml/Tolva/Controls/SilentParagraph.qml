import QtQuick

// Silent text in as many lines as it needs; without words it takes no room.
Silent {
    visible: text !== ""
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
