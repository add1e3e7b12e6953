import QtQuick

// Text that a screen reader hears with what it belongs to; most of it is small and faint.
PlainText {
    color: Theme.faint
    font.pixelSize: Theme.small
    Accessible.ignored: true
}
