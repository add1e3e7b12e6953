import QtQuick

// Undo and redo with their keys, at the lower left above the viewer's score markers.
Row {
    id: buttons

    required property TakeBack takeBack

    required property TableLayout layout
    required property bool inUse

    x: layout.margin
    visible: buttons.takeBack.agreed
    y: layout.corners.y(0) - 0.7 * layout.corners.cardWidth - (Theme.scale > 1.1 ? 44 : 50) * Theme.unit - height
    z: 120
    spacing: 8 * layout.unit

    IconButton {
        objectName: "undo"
        picture: "undo"
        tipToTheRight: true
        text: buttons.takeBack.asks ? qsTr("Ask the others on their phones to let you undo (Ctrl+Z)") : buttons.takeBack.several ? qsTr("Undo works only for one person alone: it would show cards to the others") : qsTr("Undo (Ctrl+Z)")
        // With several people it is only faint, so that the reason can be read.
        enabled: buttons.takeBack.canUndo || buttons.takeBack.several
        opacity: enabled && !buttons.takeBack.canUndo ? 0.5 : 1
        onClicked: buttons.takeBack.undo()
    }
    IconButton {
        objectName: "redo"
        picture: "redo"
        tipToTheRight: true
        text: qsTr("Redo (Ctrl+Shift+Z)")
        enabled: buttons.takeBack.canRedo
        onClicked: buttons.takeBack.redo()
    }

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: buttons.inUse
        onActivated: buttons.takeBack.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: buttons.inUse
        onActivated: buttons.takeBack.redo()
    }
}
