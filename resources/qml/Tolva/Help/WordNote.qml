import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The meaning of a glossary word, beside the word, or in a corner if its place is unknown.
Item {
    id: note

    required property Help help
    required property Navigation navigation
    required property Pages pages

    readonly property rect place: note.help.place
    readonly property bool placed: place.width > 0
    readonly property real gap: 8 * Theme.unit
    // Towards the middle: at the edges are buttons.
    readonly property bool above: place.y > 0.5 * height
    readonly property bool inRail: note.navigation.page === "table" && note.navigation.sheet === "" && note.pages.page === "" && place.x > 0.75 * width

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
            // A word in the rail of the table is explained there.
            width: Math.min(implicitWidth, 340 * Theme.unit, note.inRail ? 0.2 * note.width - 2.4 * Theme.gap : Infinity)
            text: "<b>" + note.help.word + "</b>: " + note.help.meaning
            font.pixelSize: Theme.note
            Accessible.role: Accessible.AlertMessage
            Accessible.name: note.help.word + ": " + note.help.meaning
        }
        TapHandler {
            onTapped: note.help.lookUp("")
        }
    }
    Shortcut {
        sequence: "Escape"
        onActivated: note.help.lookUp("")
    }
    Timer {
        id: reading
        running: true
        interval: 12000
        onTriggered: note.help.lookUp("")
    }
    // The word is no longer visible.
    Connections {
        target: note.pages
        function onChanged() {
            note.help.lookUp("");
        }
    }
    Connections {
        target: note.navigation
        function onPage_changed() {
            note.help.lookUp("");
        }
        function onSheet_changed() {
            note.help.lookUp("");
        }
    }
    Connections {
        target: note.help
        function onWord_changed() {
            reading.restart();
        }
    }
}
