import QtQuick

// Text with our own markup (bold, links). Never for text from people or files.
Text {
    textFormat: Text.StyledText
}
