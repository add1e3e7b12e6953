import QtQuick

// Text that is shown as it stands, whoever wrote it: a name with an image tag is a name.
Text {
    textFormat: Text.PlainText
}
