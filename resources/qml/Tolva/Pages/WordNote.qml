import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The meaning of a glossary word, beside the word, or in a corner if its place is unknown.
Item {
    id: note

    required property AppModel app

    readonly property rect place: note.app.help.place
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
            text: "<b>" + note.app.help.word + "</b>: " + note.app.help.meaning
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: Theme.note
            Accessible.role: Accessible.AlertMessage
            Accessible.name: note.app.help.word + ": " + note.app.help.meaning
        }
        TapHandler {
            onTapped: note.app.help.lookUp("")
        }
    }
    Shortcut {
        sequence: "Escape"
        onActivated: note.app.help.lookUp("")
    }
    Timer {
        id: reading
        running: true
        interval: 12000
        onTriggered: note.app.help.lookUp("")
    }
    // The word is no longer visible.
    Connections {
        target: note.app.pages
        function onChanged() {
            note.app.help.lookUp("");
        }
    }
    Connections {
        target: note.app.navigation
        function onPage_changed() {
            note.app.help.lookUp("");
        }
        function onSheet_changed() {
            note.app.help.lookUp("");
        }
    }
    Connections {
        target: note.app.help
        function onWord_changed() {
            reading.restart();
        }
    }
}
