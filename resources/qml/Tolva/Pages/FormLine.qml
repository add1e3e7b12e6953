import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Controls

// One of the forms: its name and a line about it.
T.Button {
    id: form

    required property string line
    property string size: ""
    property bool current: false

    implicitHeight: words.implicitHeight + 10 * Theme.unit
    activeFocusOnTab: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: [text, line, size].filter(part => part).join(". ")
    Accessible.checked: current

    contentItem: Column {
        id: words
        leftPadding: 12 * Theme.unit
        topPadding: 5 * Theme.unit

        Item {
            width: form.width - 24 * Theme.unit
            height: name.height

            PlainText {
                id: name
                text: form.text
                color: form.current ? Theme.accentText : Theme.text
                font.pixelSize: Theme.body
                font.bold: true
            }
            PlainText {
                anchors.right: parent.right
                anchors.baseline: name.baseline
                width: Math.min(implicitWidth, parent.width - name.width - 10 * Theme.unit)
                text: form.size
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                color: form.current ? Theme.accentText : Theme.faint
                font.pixelSize: Theme.small
            }
        }
        PlainText {
            width: form.width - 18 * Theme.unit
            text: form.line
            color: form.current ? Theme.accentText : Theme.faint
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
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
