pragma ComponentBehavior: Bound

import QtQuick

// A card that opens a game, or what to do in one: a picture or a face, what it is, and two lines about it.
Press {
    id: card

    property url picture
    property string face: ""
    // A number on the picture, as on a milestone; 0: none.
    property int number: 0
    property string about
    property string more
    // Whether it is what most people will press.
    property bool first: false
    // More below the lines.
    property alias below: words.data
    // Whether there is room for large letters.
    property bool poster: true
    // Whether it stands on the first page's road; smaller in a list.
    property bool grand: true
    // Whether its words make room for a question.
    property bool asks: false
    // What the first line leaves free at its end, and how many lines the first two may be.
    property real taken: 0
    property int most: 2
    property int lines: poster ? 4 : 1
    property alias between: words.spacing
    readonly property real pad: (grand ? 9 : 7) * Theme.unit

    implicitHeight: words.height + 2 * pad

    contentItem: Item {
        GamePicture {
            id: view
            x: card.pad
            y: card.pad
            visible: card.face === ""
            width: card.grand ? Math.min((card.face === "" ? 1.35 : 1) * height, 0.42 * card.width) : height
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
        Disc {
            visible: card.number > 0
            x: view.x + view.width - 0.8 * width
            y: card.height / 2 + 0.5 * Math.min(view.width, view.height) - 0.9 * height
            width: 2.1 * Theme.body
            color: Theme.accent
            border.color: Theme.paper
            border.width: Theme.border

            Silent {
                anchors.centerIn: parent
                text: card.number
                color: Theme.accentText
                font.pixelSize: Theme.body
                font.bold: true
            }
        }
        Column {
            id: words
            visible: !card.asks
            anchors.verticalCenter: parent.verticalCenter
            x: view.x + view.width + (card.grand ? 14 : 10) * Theme.unit
            width: parent.width - x - card.pad
            spacing: 3 * Theme.unit

            Silent {
                width: parent.width - card.taken
                text: card.text
                wrapMode: card.most > 1 ? Text.Wrap : Text.NoWrap
                maximumLineCount: card.most
                elide: Text.ElideRight
                color: Theme.text
                font.family: Theme.display
                font.pixelSize: card.grand ? Theme.head : Theme.body
                font.bold: true
            }
            Silent {
                width: parent.width
                text: card.about
                wrapMode: Text.Wrap
                maximumLineCount: card.lines
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: card.poster ? Theme.body : Theme.small
            }
            SilentParagraph {
                text: card.more
                maximumLineCount: card.poster ? 2 : 1
                elide: Text.ElideRight
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: card.hovered || card.down ? Theme.field : Theme.paper
        border.color: card.visualFocus ? Theme.focus : card.first ? Theme.weld : Theme.paperEdge
        border.width: Math.max(1, (card.visualFocus ? 4 : !card.first ? 1 : card.grand ? 3 : 2) * Theme.unit)
    }
}
