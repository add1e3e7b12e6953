pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Controls

// A stop of the first page's road: a picture or a face, what it is, and two lines about it.
Press {
    id: card

    property url picture
    property string face: ""
    // A number on the picture, as on a milestone; 0: none.
    property int number: 0
    property string told
    property string besides
    // Whether it is what most people will press.
    property bool first: false
    // More below the lines.
    property Component mark: null
    // Whether there is room for large letters.
    property bool poster: true
    readonly property real pad: 9 * Theme.unit

    contentItem: Item {
        GamePicture {
            id: view
            x: card.pad
            y: card.pad
            visible: card.face === ""
            width: Math.min((card.face === "" ? 1.35 : 1) * height, 0.42 * card.width)
            height: card.height - 2 * card.pad
            source: card.face === "" ? card.picture : ""
        }
        Portrait {
            anchors.horizontalCenter: view.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            visible: card.face !== ""
            width: Math.min(view.height, view.width)
            face: card.face
            mood: card.hovered ? "glad" : "calm"
        }
        Rectangle {
            visible: card.number > 0
            x: view.x + view.width - 0.8 * width
            y: card.height / 2 + 0.5 * Math.min(view.width, view.height) - 0.9 * height
            width: 2.1 * Theme.body
            height: width
            radius: width / 2
            color: Theme.accent
            border.color: Theme.paper
            border.width: 2 * Theme.unit

            Silent {
                anchors.centerIn: parent
                text: card.number
                color: Theme.accentText
                font.pixelSize: Theme.body
                font.bold: true
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            x: view.x + view.width + 14 * Theme.unit
            width: parent.width - x - card.pad
            spacing: 3 * Theme.unit

            Silent {
                width: parent.width
                text: card.text
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.text
                font.family: Theme.display
                font.pixelSize: Theme.head
                font.bold: true
            }
            Silent {
                width: parent.width
                text: card.told
                wrapMode: Text.Wrap
                maximumLineCount: card.poster ? 4 : 1
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: card.poster ? Theme.body : Theme.small
            }
            Silent {
                visible: text !== ""
                width: parent.width
                text: card.besides
                wrapMode: Text.Wrap
                maximumLineCount: card.poster ? 2 : 1
                elide: Text.ElideRight
            }
            Loader {
                width: parent.width
                active: card.mark !== null
                visible: active
                sourceComponent: card.mark
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: card.hovered || card.down ? Theme.field : Theme.paper
        border.color: card.visualFocus ? Theme.focus : card.first ? Theme.weld : Theme.paperEdge
        border.width: Math.max(1, (card.visualFocus ? 4 : card.first ? 3 : 1) * Theme.unit)
    }
}
