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

    // A head per player, to choose whose deal is on the table.
    Row {
        id: heads
        anchors.right: parent.right
        anchors.rightMargin: 10 * Theme.unit
        anchors.top: parent.top
        anchors.topMargin: 8 * Theme.unit
        width: page.side - 20 * Theme.unit
        spacing: 6 * Theme.unit

        Repeater {
            model: page.same.heads

            Option {
                id: head

                required property var modelData
                current: page.same.side === modelData.side

                objectName: "side-" + modelData.side
                width: (heads.width - heads.spacing) / 2
                height: words.height + 10 * Theme.unit
                Accessible.name: modelData.name + ": " + modelData.result
                enabled: page.same.ready || current
                onChosen: page.same.turnTo(modelData.side)

                background: Rectangle {
                    radius: 0.6 * Theme.radius
                    color: head.current ? Theme.field : "transparent"
                    border.color: head.visualFocus ? Theme.focus : head.current ? Theme.weld : Theme.paperEdge
                    border.width: Math.max(1, (head.visualFocus ? 2 : 1.5) * Theme.unit)
                }
                contentItem: Item {
                    Column {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width

                        PlainText {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: head.modelData.name
                            elide: Text.ElideRight
                            color: head.current ? Theme.text : Theme.faint
                            font.pixelSize: Theme.small
                            Accessible.ignored: true
                        }
                        PlainText {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: head.modelData.result
                            color: Theme.text
                            font.pixelSize: Theme.head
                            font.bold: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    SameDealRows {
        id: rows
        same: page.same
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
