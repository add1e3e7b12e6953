import QtQuick
import Tolva

// Plain text on a page.
PlainText {
    color: Theme.text
    font.pixelSize: Theme.body
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
