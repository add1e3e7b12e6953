import QtQuick

// The heading of a part of a page.
MarkedText {
    width: parent?.width ?? 0
    font.pixelSize: Theme.head
    font.bold: true
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
