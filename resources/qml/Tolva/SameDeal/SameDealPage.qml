pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import Tolva.Review

// A deal next to the same deal played by the master: both trick by trick, one of them on the table.
Folio {
    id: page

    required property ShownLine line
    required property SameDeal same

    readonly property real side: Math.max(310 * Theme.unit, Math.min(400 * Theme.unit, 0.5 * width))

    objectName: "samePage"
    title: qsTr("The same deal")

    ReviewTable {
        deal: page.same
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }

    // To choose whose deal is on the table.
    LineHeads {
        id: heads
        lines: page.same
        anchors.right: parent.right
        anchors.rightMargin: 10 * Theme.unit
        anchors.top: parent.top
        anchors.topMargin: 8 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    LineRows {
        id: rows
        lines: page.same
        title: qsTr("Both deals, trick by trick")
        anchors.right: parent.right
        anchors.top: heads.bottom
        anchors.bottom: buttons.top
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
    }

    Flow {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 10 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 8 * Theme.unit

        Plate {
            objectName: "goToParting"
            visible: page.same.parted
            size: Theme.small
            digit: "P"
            text: qsTr("Where we chose differently")
            onClicked: page.same.goToParting()
        }
        Plate {
            objectName: "showReason"
            visible: page.same.shown
            size: Theme.small
            digit: "V"
            text: qsTr("Show it")
            onClicked: page.line.show("same")
        }
    }

    Keys.onLeftPressed: page.same.goTo(page.same.step - 1)
    Keys.onRightPressed: page.same.goTo(page.same.step + 1)
    Keys.onUpPressed: page.same.goByRows(-1)
    Keys.onDownPressed: page.same.goByRows(1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            page.same.goByRows(-1);
            break;
        case Qt.Key_PageDown:
            page.same.goByRows(1);
            break;
        case Qt.Key_Home:
            page.same.goTo(0);
            break;
        case Qt.Key_End:
            page.same.goTo(page.same.last);
            break;
        case Qt.Key_M:
            page.same.turn();
            break;
        case Qt.Key_P:
            page.same.goToParting();
            break;
        case Qt.Key_V:
            page.line.show("same");
            break;
        default:
            return;
        }
        event.accepted = true;
    }
    Component.onCompleted: page.forceActiveFocus()
}
