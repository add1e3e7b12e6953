pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The moves behind the reason for a choice on one possible layout of the cards: those after the better choice beside
// those after the other, one of them on the table.
Folio {
    id: page

    required property ShownLine line

    readonly property real side: Math.max(310 * Theme.unit, Math.min(400 * Theme.unit, 0.5 * width))

    objectName: "linePage"
    title: qsTr("How it can go")

    ReviewTable {
        deal: page.line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }

    Column {
        id: told
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 4 * Theme.unit

        Repeater {
            model: page.line.reasons

            LinkLine {
                required property string modelData
                required property int index

                objectName: "reason" + index
                width: told.width
                text: modelData
                current: page.line.reasons.length > 1 && index === page.line.chosen
                onClicked: page.line.choose(index)
            }
        }
        Paragraph {
            width: told.width
            // In line with the reasons.
            leftPadding: 10 * Theme.unit
            text: page.line.read ? qsTr("One way the cards may lie, going by what was known, and one way to play on.") : qsTr("One way the cards may lie, and one way to play on.")
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    // To choose which line is on the table.
    LineHeads {
        id: heads
        lines: page.line
        anchors.right: parent.right
        anchors.top: told.bottom
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }
    LineRows {
        lines: page.line
        title: qsTr("Both lines, trick by trick")
        anchors.right: parent.right
        anchors.top: heads.bottom
        anchors.bottom: steps.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    Row {
        id: steps
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 8 * Theme.unit

        Plate {
            objectName: "lineBack"
            enabled: page.line.step > 0
            size: Theme.small
            text: qsTr("‹ Back")
            onClicked: page.line.goTo(page.line.step - 1)
        }
        Plate {
            objectName: "lineOn"
            enabled: page.line.step < page.line.last
            size: Theme.small
            strong: true
            text: qsTr("Next card ›")
            onClicked: page.line.goTo(page.line.step + 1)
        }
    }

    Keys.onLeftPressed: page.line.goTo(page.line.step - 1)
    Keys.onRightPressed: page.line.goTo(page.line.step + 1)
    Keys.onUpPressed: page.line.goByRows(-1)
    Keys.onDownPressed: page.line.goByRows(1)
    Keys.onSpacePressed: page.line.goTo(page.line.step + 1)
    Keys.onReturnPressed: page.line.goTo(page.line.step + 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            page.line.goByRows(-1);
            break;
        case Qt.Key_PageDown:
            page.line.goByRows(1);
            break;
        case Qt.Key_Home:
            page.line.goTo(0);
            break;
        case Qt.Key_End:
            page.line.goTo(page.line.last);
            break;
        case Qt.Key_B:
            page.line.turn();
            break;
        case Qt.Key_V:
            page.closed();
            break;
        default:
            return;
        }
        event.accepted = true;
    }
}
