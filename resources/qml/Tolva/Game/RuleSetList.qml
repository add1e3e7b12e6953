pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Controls

// Named rule sets: choose, delete, or save the current choice.
Column {
    id: list

    required property NewGame newGame

    spacing: 6 * Theme.unit

    function keep() {
        list.newGame.keepSet(name.text);
        name.clear();
    }

    Repeater {
        model: list.newGame.sets

        Item {
            id: line
            required property var modelData

            width: list.width
            height: set.height

            Plate {
                id: set
                objectName: "set-" + line.modelData.name
                anchors.left: parent.left
                anchors.right: drop.left
                anchors.rightMargin: 6 * Theme.unit
                size: Theme.small
                strong: line.modelData.current
                text: line.modelData.name
                onClicked: list.newGame.chooseSet(line.modelData.name)
            }
            Plate {
                id: drop
                objectName: "drop-" + line.modelData.name
                anchors.right: parent.right
                height: set.height
                size: Theme.small
                text: "×"
                Accessible.name: qsTr("Delete the rules “%1”").arg(line.modelData.name)
                onClicked: list.newGame.dropSet(line.modelData.name)
            }
        }
    }

    Item {
        width: list.width
        height: name.height

        Field {
            id: name
            objectName: "setName"
            anchors.left: parent.left
            anchors.right: keep.left
            anchors.rightMargin: 6 * Theme.unit
            maximumLength: 40
            onAccepted: list.keep()
            Accessible.name: qsTr("Name for these rules")

            Silent {
                visible: name.text === "" && !name.activeFocus
                anchors.verticalCenter: parent.verticalCenter
                x: name.leftPadding
                width: parent.width - 2 * x
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                text: qsTr("Name these rules")
            }
        }
        Plate {
            id: keep
            objectName: "keepSet"
            anchors.right: parent.right
            height: name.height
            size: Theme.small
            enabled: name.text.trim() !== ""
            text: qsTr("Save rules")
            onClicked: list.keep()
        }
    }
}
