import QtQuick

// Text with our own markup (bold, links). Never for text from people or files.
Text {
    textFormat: Text.StyledText
    wrapMode: Text.Wrap
    color: Theme.text
    linkColor: Theme.accent
}
