import QtQuick

// Text shown verbatim: a name with an image tag is only a name.
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.pixelSize: Theme.body
}
