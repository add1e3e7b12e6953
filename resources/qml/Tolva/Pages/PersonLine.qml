pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// A person of this machine: portrait, name, whether they are a child, and actions to remove or merge them.
Item {
    id: line

    required property AppModel app
    required property var modelData
    required property int index

    // The action awaiting confirmation: "remove" or "merge".
    property string asked: ""

    // As high as the portrait, so that all cells align on one line.
    component Cell: Item {
        width: childrenRect.width
        height: face.height
    }

    width: parent?.width ?? 0
    height: all.height + 16 * Theme.unit

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.field
        opacity: 0.6
    }
    Flow {
        id: all
        x: 10 * Theme.unit
        y: 8 * Theme.unit
        width: parent.width - 2 * x
        spacing: 10 * Theme.unit

        T.AbstractButton {
            id: face
            objectName: "portrait-" + line.modelData.name
            width: 52 * Theme.unit
            height: width
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Another portrait for %1").arg(line.modelData.name)
            // Chooses the next of all portraits.
            onClicked: {
                const faces = line.app.profiles.faces;
                line.app.profiles.setFace(line.modelData.id, faces[(faces.indexOf(line.modelData.face) + 1) % faces.length]);
            }
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            contentItem: Portrait {
                face: line.modelData.face
                mood: face.hovered || face.visualFocus ? "glad" : "calm"
            }
            background: Rectangle {
                radius: width / 2
                color: "transparent"
                border.color: Theme.focus
                border.width: face.visualFocus ? 3 * Theme.unit : 0
            }
            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }
        }
        Cell {
            Field {
                objectName: "name-" + line.modelData.name
                anchors.verticalCenter: parent.verticalCenter
                width: 230 * Theme.unit
                height: choose.height
                text: line.modelData.own
                maximumLength: 24
                Accessible.name: qsTr("Name")
                onEditingFinished: if (text.trim() !== "" && text !== line.modelData.own) line.app.profiles.rename(line.modelData.id, text)
            }
        }
        Cell {
            Plate {
                id: choose
                objectName: "choose-" + line.modelData.name
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(implicitWidth, 12 * Theme.body)
                enabled: !line.modelData.now
                text: line.modelData.now ? qsTr("Plays now") : qsTr("Play as %1").arg(line.modelData.name)
                onClicked: line.app.profiles.choose(line.modelData.id)
            }
        }
        Cell {
            ChoiceRow {
                objectName: "child-" + line.modelData.name
                anchors.verticalCenter: parent.verticalCenter
                width: asking + 8 * Theme.body
                text: qsTr("Games for children first")
                options: [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}]
                value: line.modelData.child
                onChosen: value => line.app.profiles.setChild(line.modelData.id, value)
            }
        }
        Cell {
            visible: line.app.profiles.several && line.asked === ""

            Plate {
                objectName: "remove-" + line.modelData.name
                anchors.verticalCenter: parent.verticalCenter
                quiet: true
                text: qsTr("Remove…")
                onClicked: line.asked = "remove"
            }
        }
        Cell {
            visible: line.app.profiles.several && line.asked === ""

            Plate {
                objectName: "merge-" + line.modelData.name
                anchors.verticalCenter: parent.verticalCenter
                quiet: true
                text: qsTr("Merge…")
                onClicked: line.asked = "merge"
            }
        }
        Flow {
            visible: line.asked !== ""
            width: parent.width
            spacing: 10 * Theme.unit

            Label {
                height: keep.height
                verticalAlignment: Text.AlignVCenter
                text: (line.asked === "remove" ? qsTr("Remove %1? All games stay.") : qsTr("Who should have the games of %1?")).arg(line.modelData.name)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            Plate {
                objectName: "reallyRemove"
                visible: line.asked === "remove"
                text: qsTr("Remove")
                onClicked: line.app.profiles.remove(line.modelData.id)
            }
            Repeater {
                model: line.asked === "merge" ? line.app.profiles.rows.filter(row => row.id !== line.modelData.id) : []

                Plate {
                    required property var modelData
                    objectName: "into-" + modelData.name
                    text: modelData.name
                    onClicked: line.app.profiles.merge(line.modelData.id, modelData.id)
                }
            }
            Plate {
                id: keep
                strong: true
                text: qsTr("Keep")
                onClicked: line.asked = ""
            }
        }
    }
}
