import QtQuick

// Text with marks of our own making: bold words, links. Nothing that a person or a file has said goes in here.
Text {
    textFormat: Text.StyledText
}
