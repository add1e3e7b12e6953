import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Undo and redo, above one's own lankor, with their keys.
Row {
    id: buttons

    required property TableLayout layout
    required property bool inUse

    x: layout.margin
    visible: TakeBack.agreed
    y: layout.lankaY(0) - 0.7 * layout.lankaWidth - (Theme.scale > 1.1 ? 44 : 50) * Theme.unit - height
    z: 120
    spacing: 8 * layout.unit

    IconButton {
        objectName: "undo"
        picture: "undo"
        tipToTheRight: true
        text: TakeBack.several ? qsTr("Undo works only for one person alone: it would show cards to the others") : qsTr("Undo (Ctrl+Z)")
        // Who may not use it shall be able to read why.
        enabled: TakeBack.canUndo || TakeBack.several
        opacity: TakeBack.canUndo ? 1 : 0.5
        onClicked: TakeBack.undo()
    }
    IconButton {
        objectName: "redo"
        picture: "redo"
        tipToTheRight: true
        text: qsTr("Redo (Ctrl+Shift+Z)")
        enabled: TakeBack.canRedo
        opacity: enabled ? 1 : 0.5
        onClicked: TakeBack.redo()
    }

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: buttons.inUse
        onActivated: TakeBack.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: buttons.inUse
        onActivated: TakeBack.redo()
    }
}
