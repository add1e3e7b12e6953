import QtQuick

// The player's note on the position.
Panel {
    id: page

    required property Notes notes

    objectName: "notePage"
    innerWidth: 560 * Theme.unit

    Caption {
        text: qsTr("Note")
    }
    Paragraph {
        color: Theme.faint
        text: qsTr("It is saved with the game at this point and shown when you review the deal.")
    }
    // Grows with its number of lines.
    Field {
        id: field
        objectName: "noteText"
        width: parent.width
        height: Math.max(implicitHeight, contentHeight + Theme.body)
        maximumLength: 400
        wrapMode: TextInput.Wrap
        Accessible.name: qsTr("Note")
        onAccepted: page.notes.keep(text)
    }
    Buttons {
        Plate {
            objectName: "leaveNote"
            text: qsTr("Cancel")
            onClicked: page.closed()
        }
        Plate {
            objectName: "keepNote"
            strong: true
            enabled: field.text.trim() !== ""
            text: qsTr("Save")
            onClicked: page.notes.keep(field.text)
        }
    }

    Component.onCompleted: field.forceActiveFocus()
}
