import QtQuick

// The meaning of a glossary word, beside the word, or in a corner if its place is unknown.
Item {
    id: note

    required property Help help
    required property Navigation navigation
    required property Pages pages

    readonly property rect place: note.help.place
    readonly property bool placed: place.width > 0
    readonly property real gap: 8 * Theme.unit
    readonly property real corner: 18 * Theme.unit
    readonly property real padX: 1.2 * Theme.gap
    readonly property real padY: 0.9 * Theme.gap
    // A line that is easily read.
    readonly property real longest: 340 * Theme.unit
    readonly property real railWidth: 0.2 * width
    // Enough to read the longest meaning without haste.
    readonly property int readingTime: 12000
    // Towards the middle: at the edges are buttons.
    readonly property bool above: place.y > 0.5 * height
    readonly property bool inRail: note.navigation.page === "table" && note.navigation.sheet === "" && note.pages.page === "" && place.x > 0.75 * width

    Slip {
        x: note.placed ? Math.max(note.gap, Math.min(note.width - width - note.gap, note.place.x + note.place.width / 2 - width / 2))
                       : note.width - width - note.corner
        y: !note.placed ? note.height - height - note.corner
           : note.above ? note.place.y - height - note.gap : note.place.y + note.place.height + note.gap
        width: words.width + 2 * note.padX
        height: words.height + 2 * note.padY
        color: Theme.field

        RichText {
            id: words
            objectName: "meaning"
            anchors.centerIn: parent
            // A word in the rail of the table is explained there.
            width: Math.min(implicitWidth, note.longest, note.inRail ? note.railWidth - 2 * note.padX : Infinity)
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
        interval: note.readingTime
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
