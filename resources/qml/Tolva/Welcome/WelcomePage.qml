pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// First start: learn the game or play it; all other games are on the page behind.
Panel {
    id: page

    required property Lobby lobby
    required property Lesson lesson
    required property NewGame newGame

    objectName: "welcome"
    dim: 0
    innerWidth: 860 * Theme.unit
    // One column with large text.
    readonly property bool narrow: room < 620 * Theme.unit
    readonly property list<var> strengths: [{value: "stina", text: qsTr("Beginners")}, {value: "algot", text: qsTr("Everyday players")}, {value: "best", text: qsTr("Masters")}]

    component Large: Press {
        id: large

        property string told
        property bool strong: false
        readonly property color ink: strong ? Theme.accentText : Theme.text

        width: page.narrow || !learn.visible ? parent.width : Math.floor((parent.width - choices.spacing) / 2)
        implicitHeight: words.height + 40 * Theme.unit
        Accessible.name: text + ". " + told

        contentItem: Item {
            Column {
                id: words
                x: 24 * Theme.unit
                y: 20 * Theme.unit
                width: parent.width - 2 * x
                spacing: 6 * Theme.unit

                PlainText {
                    text: large.text
                    color: large.ink
                    font.family: Theme.display
                    font.pixelSize: Theme.banner
                    font.bold: true
                }
                PlainText {
                    width: parent.width
                    text: large.told
                    wrapMode: Text.Wrap
                    color: large.ink
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: large.strong ? (large.hovered ? Qt.lighter(Theme.accent, 1.15) : Theme.accent) : large.hovered ? Theme.paper : Theme.field
            border.color: large.visualFocus ? (large.strong ? Theme.accentFocus : Theme.focus) : large.strong ? Theme.accent : Theme.edge
            border.width: Math.max(1, (large.visualFocus ? 4 : 1.2) * Theme.unit)
        }
    }

    Row {
        width: parent.width
        height: Math.max(170 * Theme.unit, welcome.height)
        spacing: 24 * Theme.unit

        Rectangle {
            id: frame
            visible: !page.narrow
            width: 1.75 * height
            height: 170 * Theme.unit
            color: Theme.ink

            GamePicture {
                anchors.fill: parent
                anchors.margins: Math.max(1, 2 * Theme.unit)
                source: page.lobby.chosen.picture ?? ""
                fillMode: Image.Stretch
            }
        }
        Column {
            id: welcome
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (frame.visible ? frame.width + parent.spacing : 0)
            spacing: 6 * Theme.unit

            Caption {
                width: parent.width
                text: page.lobby.chosen.name ?? ""
                font.pixelSize: Theme.banner
            }
            Paragraph {
                text: page.lobby.chosen.line ?? ""
            }
        }
    }
    Flow {
        id: choices
        width: parent.width
        spacing: 16 * Theme.unit

        Large {
            id: learn
            objectName: "lesson"
            visible: page.lesson.available
            height: Math.max(implicitHeight, play.implicitHeight)
            text: qsTr("Learn")
            told: Figures.fill(qsTr("Two minutes at the table show you how %1 is played."), page.lesson.game)
            onClicked: page.lesson.begin()
        }
        Large {
            id: play
            objectName: "play"
            strong: true
            height: Math.max(implicitHeight, learn.visible ? learn.implicitHeight : 0)
            text: qsTr("Play")
            told: page.lobby.company
            onClicked: {
                page.lesson.decline();
                page.newGame.start();
            }
        }
    }
    footer: Flow {
        width: Math.min(page.innerWidth, page.room)
        spacing: 12 * Theme.unit

        ChoiceRow {
            width: page.narrow ? parent.width : Math.floor(parent.width - all.width - parent.spacing)
            height: page.narrow ? implicitHeight : Math.max(implicitHeight, all.height)
            objectName: "strength"
            text: qsTr("Play against")
            value: page.newGame.level
            options: page.strengths
            onChosen: value => page.newGame.setEverybody(value)
        }
        Plate {
            id: all
            objectName: "allGames"
            quiet: true
            text: qsTr("All games")
            onClicked: page.lesson.decline()
        }
    }

    Component.onCompleted: (learn.visible ? learn : play).forceActiveFocus()
}
