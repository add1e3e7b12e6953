pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The people of this machine by face and name; a click changes who plays.
Flow {
    id: row

    required property AppModel app

    spacing: 8 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Who plays?")

    Repeater {
        model: row.app.profiles.rows

        Option {
            id: person

            required property var modelData

            objectName: "person-" + modelData.name
            implicitWidth: face.width + name.width + 24 * Theme.unit
            implicitHeight: Math.max(face.height, name.height) + 6 * Theme.unit
            current: modelData.now
            Accessible.name: modelData.name
            onChosen: row.app.profiles.choose(modelData.id)

            contentItem: Item {
                Portrait {
                    id: face
                    anchors.verticalCenter: parent.verticalCenter
                    x: 5 * Theme.unit
                    width: 34 * Theme.unit
                    face: person.modelData.face
                    mood: person.current ? "glad" : "calm"
                }
                PlainText {
                    id: name
                    anchors.verticalCenter: parent.verticalCenter
                    x: face.x + face.width + 8 * Theme.unit
                    text: person.modelData.name
                    color: person.current || person.hovered ? Theme.text : Theme.clothText
                    font.pixelSize: Theme.body
                    font.bold: person.current
                    Accessible.ignored: true
                }
            }
            background: Rectangle {
                radius: height / 2
                color: person.current ? Theme.paper : person.hovered ? Theme.field : "transparent"
                border.color: person.visualFocus ? (person.current ? Theme.focus : Theme.clothFocus) : person.current ? Theme.weld : "transparent"
                border.width: (person.visualFocus ? 3 : 2) * Theme.unit
            }
        }
    }
}
