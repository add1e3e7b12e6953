import QtQuick

// A heading on a page.
PlainText {
    wrapMode: Text.Wrap
    font.family: Theme.display
    font.pixelSize: Theme.title
    font.bold: true
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
