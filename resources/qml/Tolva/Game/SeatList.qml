pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The players of the new game by portrait; a click opens the choice for the seat.
Flow {
    id: seats

    required property NewGame newGame
    required property Pages pages

    objectName: "companyFaces"
    spacing: Theme.gap

    Repeater {
        model: seats.newGame.seatRows

        Press {
            id: person

            required property var modelData
            required property int index

            objectName: "companyFace" + index
            width: Math.max(92 * Theme.unit, 72 * Theme.cramp)
            height: face.height + name.height + 6 * Theme.unit
            text: modelData.name
            Accessible.name: modelData.kind === "computer" ? Figures.fill(qsTr("%1 plays: choose somebody else"), text) : Figures.fill(qsTr("Choose the portrait of %1"), text)
            onClicked: {
                seats.newGame.ask(index);
                seats.pages.open("faces");
            }

            contentItem: Item {
                Portrait {
                    id: face
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 66 * Theme.unit
                    face: person.modelData.face
                    ring: person.modelData.ring
                    mood: person.hovered || person.visualFocus ? "glad" : "calm"
                }
                PlainText {
                    id: name
                    anchors.top: face.bottom
                    anchors.topMargin: 3 * Theme.unit
                    width: parent.width
                    text: person.text
                    font.pixelSize: Theme.fine
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: person.hovered ? Theme.field : "transparent"
                border.color: Theme.focus
                border.width: person.visualFocus ? Theme.focusBorder : 0
            }
        }
    }
}
