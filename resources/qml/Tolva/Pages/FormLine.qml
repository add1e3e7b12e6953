import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Controls

// One of the forms: its name and a line about it.
T.Button {
    id: form

    required property string line
    property bool current: false

    implicitHeight: words.implicitHeight + 10 * Theme.unit
    activeFocusOnTab: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: text + ". " + line
    Accessible.checked: current

    contentItem: Column {
        id: words
        leftPadding: 12 * Theme.unit
        topPadding: 5 * Theme.unit

        PlainText {
            text: form.text
            color: form.current ? Theme.accentText : Theme.text
            font.pixelSize: Theme.body
            font.bold: true
        }
        PlainText {
            width: form.width - 18 * Theme.unit
            text: form.line
            color: form.current ? Theme.accentText : Theme.faint
            font.pixelSize: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: form.current ? Theme.accent : form.hovered ? Theme.paperEdge : Theme.field
        border.color: form.visualFocus ? (form.current ? Theme.accentFocus : Theme.focus) : Theme.paperEdge
        border.width: Math.max(1, (form.visualFocus ? 3 : 1) * Theme.unit)
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
