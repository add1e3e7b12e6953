import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What a word of the glossary means: beside the word, or in a corner where its place is not known.
Item {
    id: note

    readonly property rect place: Help.place
    readonly property bool placed: place.width > 0
    readonly property real gap: 8 * Theme.unit
    readonly property bool above: place.y - paper.height - gap > 0

    Rectangle {
        id: paper
        x: note.placed ? Math.max(note.gap, Math.min(note.width - width - note.gap, note.place.x + note.place.width / 2 - width / 2))
                       : note.width - width - 18 * Theme.unit
        y: !note.placed ? note.height - height - 18 * Theme.unit
           : note.above ? note.place.y - height - note.gap : note.place.y + note.place.height + note.gap
        width: words.width + 2.4 * Theme.gap
        height: words.height + 1.8 * Theme.gap
        radius: Theme.radius
        color: Theme.field
        border.color: Theme.weld
        border.width: 2 * Theme.unit

        RichText {
            id: words
            objectName: "meaning"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, 340 * Theme.unit)
            text: "<b>" + Help.word + "</b>: " + Help.meaning
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: Theme.note
            Accessible.role: Accessible.AlertMessage
            Accessible.name: Help.word + ": " + Help.meaning
        }
        TapHandler {
            onTapped: Help.lookUp("")
        }
    }
    Shortcut {
        sequence: "Escape"
        onActivated: Help.lookUp("")
    }
    Timer {
        id: reading
        running: true
        interval: 12000
        onTriggered: Help.lookUp("")
    }
    // The word is not seen any more.
    Connections {
        target: Pages
        function onChanged() {
            Help.lookUp("");
        }
    }
    Connections {
        target: Session
        function onPage_changed() {
            Help.lookUp("");
        }
        function onSheet_changed() {
            Help.lookUp("");
        }
    }
    Connections {
        target: Help
        function onWord_changed() {
            reading.restart();
        }
    }
}
