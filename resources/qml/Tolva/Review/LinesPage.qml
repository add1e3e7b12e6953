import QtQuick
import Tolva.Controls

// Two lines of play: one of them on the table, both trick by trick beside it.
Folio {
    id: page

    required property TwoLines lines
    // What a screen reader calls the rows.
    required property string rows
    // What stands over the heads of the lines, and the buttons below the rows.
    property alias told: head.data
    property alias buttons: foot.data

    readonly property real side: Math.max(310 * Theme.unit, Math.min(400 * Theme.unit, 0.5 * width))

    ReviewTable {
        deal: page.lines
        anchors.fill: parent
        anchors.rightMargin: page.side
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }
    Column {
        id: head
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 4 * Theme.unit
    }
    // To choose which line is on the table.
    LineHeads {
        id: heads
        lines: page.lines
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: head.height > 0 ? head.y + head.height + Theme.gap : 8 * Theme.unit
        width: page.side - 2 * Theme.gap
    }
    LineRows {
        lines: page.lines
        title: page.rows
        anchors.right: parent.right
        anchors.top: heads.bottom
        anchors.bottom: foot.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
    }
    Flow {
        id: foot
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 8 * Theme.unit
    }

    // The keys of one of the two pages. Return whether it was one.
    function press(_key: int): bool {
        return false;
    }

    Keys.onLeftPressed: page.lines.goTo(page.lines.step - 1)
    Keys.onRightPressed: page.lines.goTo(page.lines.step + 1)
    Keys.onUpPressed: page.lines.goByRows(-1)
    Keys.onDownPressed: page.lines.goByRows(1)
    Keys.onPressed: event => {
        const deeds = {
            [Qt.Key_PageUp]: () => page.lines.goByRows(-1),
            [Qt.Key_PageDown]: () => page.lines.goByRows(1),
            [Qt.Key_Home]: () => page.lines.goTo(0),
            [Qt.Key_End]: () => page.lines.goTo(page.lines.last)
        };
        event.accepted = event.key in deeds || press(event.key);
        if (event.key in deeds)
            deeds[event.key]();
    }
}
