pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A deal next to the same deal played by the master: both trick by trick, one of them on the table.
Folio {
    id: page

    required property AppModel app

    readonly property real side: Math.max(310 * Theme.unit, Math.min(400 * Theme.unit, 0.5 * width))

    objectName: "samePage"
    title: qsTr("The same deal")

    ReviewTable {
        app: page.app
        deal: page.app.same
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
            model: page.app.same.heads

            Option {
                id: head

                required property var modelData
                current: page.app.same.side === modelData.side

                objectName: "side-" + modelData.side
                width: (heads.width - heads.spacing) / 2
                height: words.height + 10 * Theme.unit
                Accessible.name: modelData.name + ": " + modelData.result
                enabled: page.app.same.ready || current
                onChosen: page.app.same.turnTo(modelData.side)

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
        app: page.app
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
            visible: page.app.same.parted
            size: Theme.small
            digit: "P"
            text: qsTr("Where we chose differently")
            onClicked: page.app.same.goToParting()
        }
        Plate {
            objectName: "showReason"
            visible: page.app.same.shown
            size: Theme.small
            digit: "V"
            text: qsTr("Show it")
            onClicked: page.app.line.show("same")
        }
    }

    Keys.onLeftPressed: page.app.same.goTo(page.app.same.step - 1)
    Keys.onRightPressed: page.app.same.goTo(page.app.same.step + 1)
    Keys.onUpPressed: page.app.same.goByRows(-1)
    Keys.onDownPressed: page.app.same.goByRows(1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp:
            page.app.same.goByRows(-1);
            break;
        case Qt.Key_PageDown:
            page.app.same.goByRows(1);
            break;
        case Qt.Key_Home:
            page.app.same.goTo(0);
            break;
        case Qt.Key_End:
            page.app.same.goTo(page.app.same.last);
            break;
        case Qt.Key_M:
            page.app.same.turn();
            break;
        case Qt.Key_P:
            page.app.same.goToParting();
            break;
        case Qt.Key_V:
            page.app.line.show("same");
            break;
        default:
            return;
        }
        event.accepted = true;
    }
    Component.onCompleted: page.forceActiveFocus()
}
