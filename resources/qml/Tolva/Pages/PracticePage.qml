pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// Practice: missed choices, and a game's themes with deals made for them.
Folio {
    id: page

    required property AppModel app

    readonly property int columns: width > 860 * Theme.unit ? 2 : 1

    objectName: "practicePage"
    title: qsTr("Practise")
    tools: [
        Stepper {
            objectName: "practiceGame"
            width: 270 * Theme.unit
            title: qsTr("Game")
            options: page.app.practice.games
            value: page.app.practice.game
            onChosen: value => page.app.practice.choose(value)
        }
    ]
    Component.onCompleted: page.app.exercises.refresh()
    Keys.onUpPressed: flick.contentY = Math.max(0, flick.contentY - 60 * Theme.unit)
    Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + 60 * Theme.unit))

    component Card: Rectangle {
        id: card
        property string name
        property string line
        property alias action: button
        implicitHeight: Math.max(words.height, button.height) + 4.4 * Theme.gap
        radius: Theme.radius
        color: Theme.field
        border.color: Theme.paperEdge

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: 2 * Theme.gap
            width: button.x - x - 2 * Theme.gap
            spacing: 0.5 * Theme.gap

            Label {
                width: parent.width
                wrapMode: Text.Wrap
                text: card.name
                font.pixelSize: Theme.head
                font.bold: true
            }
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.faint
                text: card.line
            }
        }
        Plate {
            id: button
            anchors.right: parent.right
            anchors.rightMargin: 2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            Accessible.description: card.line
        }
    }

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.leftMargin: 26 * Theme.unit
        anchors.rightMargin: 18 * Theme.unit
        contentHeight: body.height + 4 * Theme.gap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: body
            y: 1.6 * Theme.gap
            width: flick.width - 2 * Theme.gap
            spacing: 1.6 * Theme.gap

            Card {
                readonly property real natural: implicitHeight
                width: parent.width
                height: natural + Math.min(0.6 * natural, grid.share)
                name: qsTr("What you have missed")
                line: page.app.exercises.due > 0
                    ? qsTr("%n position(s) from your games and paths waiting for you. What you get right comes back after a few days, until you know it.", "", page.app.exercises.due)
                    : qsTr("Nothing waits for you. Look back at a deal and press “Judge the play”: the choices that cost points come back here.")
                action.objectName: "exercise"
                action.visible: page.app.exercises.due > 0
                action.strong: true
                action.text: qsTr("Practise")
                action.onClicked: page.app.exercises.begin()
            }
            MarkedText {
                width: parent.width
                topPadding: Theme.gap
                wrapMode: Text.Wrap
                text: qsTr("By theme, with deals made for it")
                color: Theme.text
                font.pixelSize: Theme.head
                font.bold: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Grid {
                id: grid
                readonly property real cell: (body.width - (columns - 1) * columnSpacing) / columns
                readonly property real tallest: children.reduce((most, child) => Math.max(most, child.implicitHeight), 0)
                readonly property int lines: Math.ceil(page.app.practice.themes.length / columns)
                // More spacing in a tall window.
                readonly property real others: [...body.children].reduce((sum, one) => one === grid || !one.visible ? sum : sum + (one.natural ?? one.height) + body.spacing, 0)
                readonly property real spare: Math.max(0, flick.height - 4 * Theme.gap - others - lines * (tallest + rowSpacing))
                readonly property real share: spare / (lines + 1)
                columns: page.columns
                columnSpacing: 1.6 * Theme.gap
                rowSpacing: 1.2 * Theme.gap

                Repeater {
                    model: page.app.practice.themes

                    Card {
                        required property var modelData
                        readonly property bool sought: page.app.practice.looking === modelData.id

                        width: grid.cell
                        height: Math.min(grid.tallest + grid.share, Math.max(1.8 * grid.tallest, 230 * Theme.unit))
                        name: modelData.name
                        line: modelData.line
                        action.objectName: "theme-" + modelData.id
                        action.enabled: page.app.practice.looking === ""
                        action.text: sought ? qsTr("Looking…") : qsTr("Practise")
                        action.Accessible.name: action.text + ": " + name
                        action.onClicked: page.app.practice.begin(modelData.id)
                    }
                }
            }
            Label {
                objectName: "noDeal"
                visible: page.app.practice.failed
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.refusalText
                text: qsTr("No such deal turned up this time. Try again.")
            }
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.faint
                text: qsTr("Hints are free, every choice about the theme is judged, and nothing counts.")
            }
        }
    }
}
