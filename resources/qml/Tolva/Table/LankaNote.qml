pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The history of a lanka's points, or all changes of its side's score.
Rectangle {
    id: note

    required property Narrator narrator
    required property Table table

    // A Lankor, untyped: circular type references do not load before Qt 6.11.
    required property var lankor
    readonly property TableLayout layout: lankor.layout
    readonly property var side: note.table.sides.find(side => side.corner === lankor.corner)
    readonly property list<var> lines: lankor.face === "" ? side?.story ?? [] : lankor.story
    // The number of lines shown; a long game has more than fit.
    readonly property int most: 14

    // What a screen reader says of it.
    readonly property string told: visible ? [...lines.slice(-most).map(line => line.spoken), lines.length === 0 ? none.text : ""].filter(text => text).join("\n") : ""
    onToldChanged: note.narrator.read(told, false)
    visible: side !== undefined
    x: lankor.corner === 2 ? layout.corners.x(2) - width : layout.margin
    y: lankor.corner === 0 ? layout.corners.y(0) - 0.7 * layout.corners.cardWidth - 124 * Theme.unit - height : layout.corners.y(lankor.corner) + 0.8 * layout.corners.cardWidth
    width: Math.max(content.width, none.visible ? none.width : 0) + 2 * Theme.gap
    height: Math.max(content.height, none.visible ? none.height : 0) + 1.6 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: Math.max(1, Theme.unit)

    PlainText {
        id: none
        anchors.centerIn: parent
        visible: note.lines.length === 0
        text: qsTr("No points yet")
        color: Theme.text
        font.pixelSize: Theme.small
    }
    Grid {
        id: content
        anchors.centerIn: parent
        columns: 3
        columnSpacing: Theme.gap
        rowSpacing: 0.3 * Theme.gap

        Repeater {
            model: [].concat(...note.lines.slice(-note.most).map(line => [{text: line.deal, spoken: ""}, {text: line.text, spoken: line.spoken}, {text: line.figure, spoken: ""}]))

            PlainText {
                required property string spoken
                required text
                required property int index
                readonly property int part: index % 3

                color: [Theme.faint, Theme.text, Theme.accent][part]
                font.pixelSize: Theme.small
                font.bold: part === 2
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken
                Accessible.ignored: part !== 1
            }
        }
    }
}
