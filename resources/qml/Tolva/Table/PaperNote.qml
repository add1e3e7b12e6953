import QtQuick

// The score paper, small on the table; a click or P toggles its size.
Rectangle {
    id: note

    required property Narrator narrator
    required property Table table

    // The width when it is small, and the page around it.
    required property real narrow
    required property size page
    property bool large: false
    readonly property bool lies: note.table.paper.length > 0
    readonly property real pad: (large ? 2 : 0.7) * Theme.gap

    visible: lies
    objectName: "paperNote"
    width: large ? Math.min(page.width - 4 * Theme.gap, 620 * Theme.unit) : narrow
    height: paper.height + 2 * pad
    radius: 0.4 * Theme.radius
    color: Theme.paper
    border.color: focused.activeFocus ? Theme.clothFocus : Theme.paperEdge
    border.width: (focused.activeFocus ? 3 : 1) * Theme.unit

    onLiesChanged: large = false
    onLargeChanged: if (large) note.narrator.read(qsTr("The score paper"), false)

    ScorePaper {
        id: paper
        x: note.pad
        y: note.pad
        width: note.width - 2 * note.pad
        rows: note.table.paper
        people: note.table.people
        most: note.large ? 99 : 2
        size: note.large ? Theme.head : Theme.small
        lineHeight: note.large ? Math.min(2.3 * size, (note.page.height - 6 * Theme.gap) / (note.table.paper.length + 1)) : 1.7 * size
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
