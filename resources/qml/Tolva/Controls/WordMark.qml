pragma ComponentBehavior: Bound

import QtQuick

// The dotted line under a glossary word. Hover, tap or focus explains the word.
Item {
    id: mark

    required property string word
    required property color colour
    property bool touchable: true
    readonly property real dot: Math.max(1.5, 1.7 * Theme.unit)

    function explain() {
        Words.help.explain(word, mapToItem(null, 0, 0, width, height));
    }

    function hush() {
        if (Words.help.word === word)
            Words.help.lookUp("");
    }

    objectName: "word"
    activeFocusOnTab: touchable
    Accessible.role: Accessible.Link
    Accessible.name: word
    Accessible.description: Qt.uiLanguage !== "" ? Words.help.meaningOf(word) : ""
    Accessible.onPressAction: explain()
    onActiveFocusChanged: activeFocus ? explain() : hush()
    Component.onDestruction: if (hover.hovered || activeFocus) hush()

    Row {
        y: mark.height - mark.dot / 2
        spacing: mark.dot

        Repeater {
            model: Math.max(0, Math.floor(mark.width / mark.dot / 2))

            Rectangle {
                width: mark.dot
                height: mark.dot
                radius: mark.dot / 2
                color: mark.colour
                opacity: 0.75
            }
        }
    }
    Outline {
        out: 3 * Theme.unit
        visible: mark.activeFocus
        radius: 0.5 * Theme.radius
        border.color: Theme.focus
        border.width: Theme.border
    }
    HoverHandler {
        id: hover
        margin: 4 * Theme.unit
        cursorShape: mark.touchable ? Qt.WhatsThisCursor : Qt.PointingHandCursor
        onHoveredChanged: hovered ? reading.start() : mark.hush()
    }
    Timer {
        id: reading
        interval: 350
        onTriggered: if (hover.hovered) mark.explain()
    }
    TapHandler {
        enabled: mark.touchable
        margin: 6 * Theme.unit
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: mark.explain()
    }
}
