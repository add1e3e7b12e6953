import QtQuick
import QtQuick.Templates as T

// A line of editable text.
T.TextField {
    id: field

    implicitWidth: 150 * Theme.unit
    implicitHeight: Theme.body * 2
    leftPadding: 0.6 * Theme.body
    rightPadding: 0.6 * Theme.body
    verticalAlignment: TextInput.AlignVCenter
    // A template control does not inherit the font.
    font.family: Application.font.family
    font.pixelSize: Theme.body
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    selectByMouse: true
    activeFocusOnTab: true

    Silent {
        visible: field.text === "" && field.preeditText === ""
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        anchors.verticalCenter: parent.verticalCenter
        text: field.placeholderText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fine
        elide: Text.ElideRight
        font.pixelSize: field.font.pixelSize
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.field
        border.color: field.activeFocus ? Theme.focus : Theme.edge
        border.width: Math.max(1, (field.activeFocus ? 2 : 1) * Theme.unit)
    }
}
