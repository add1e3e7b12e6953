import QtQuick
import Tolva
import Tolva.Backend

// The score paper, small on the table; a click or P toggles its size.
Rectangle {
    id: note

    required property Narrator narrator
    required property Table table

    required property TableLayout layout
    // The free height above the left hand, and above the face there.
    required property real room
    required property real faceRoom
    property bool large: false
    readonly property bool lies: note.table.paper.length > 0
    // The small paper shows at least the initials, the eels and two rows, with smaller writing if large text
    // leaves no room.
    readonly property real line: Math.min(2 * Theme.small, (faceRoom - 2 * pad) / 4)
    readonly property int most: Math.max(2, Math.floor((Math.min(room, faceRoom) - 2 * pad) / line) - 2)
    readonly property real pad: (large ? 2 : 0.7) * Theme.gap

    visible: lies
    objectName: "paperNote"
    x: large ? (layout.width - width) / 2 : layout.margin
    y: large ? Math.max(layout.margin, (layout.height - height) / 2) : layout.margin
    width: large ? Math.min(layout.width - 2 * layout.margin, 620 * Theme.unit) : Math.min(250 * Theme.unit, 0.3 * layout.width)
    height: paper.height + 2 * pad
    radius: 0.4 * Theme.radius
    color: Theme.paper
    border.color: focused.activeFocus ? Theme.clothFocus : Theme.paperEdge
    border.width: (focused.activeFocus ? 3 : 1) * Theme.unit
    rotation: large ? 0 : -1

    onLiesChanged: large = false
    onLargeChanged: if (large) note.narrator.read(qsTr("The score paper"), false)

    ScorePaper {
        id: paper
        x: note.pad
        y: note.pad
        width: note.width - 2 * note.pad
        rows: note.table.paper
        people: note.table.people
        most: note.large ? 99 : note.most
        size: note.large ? Theme.head : note.line / 2
        lineHeight: note.large ? Math.min(2.3 * size, (note.layout.height - 6 * Theme.gap) / (note.table.paper.length + 1)) : note.line
    }
    Item {
        id: focused
        anchors.fill: parent
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: note.large ? qsTr("Make the score paper small (P)") : qsTr("Make the score paper large (P)")
        Accessible.onPressAction: note.large = !note.large
        Keys.onReturnPressed: note.large = !note.large
        Keys.onSpacePressed: note.large = !note.large
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: note.large = !note.large
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
