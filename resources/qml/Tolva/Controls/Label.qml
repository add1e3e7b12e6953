import QtQuick

// Plain text on a page.
PlainText {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
