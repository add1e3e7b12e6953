import QtQuick

// Text in as many lines as it needs.
Label {
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
