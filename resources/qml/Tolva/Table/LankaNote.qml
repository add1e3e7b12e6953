pragma ComponentBehavior: Bound

import QtQuick

// The history of a lanka's points, or all changes of its side's score, at the foot of the rail.
Paper {
    id: note

    required property Narrator narrator
    required property Table table

    // A Lankor, untyped: circular type references do not load before Qt 6.11.
    required property var lankor
    readonly property var side: note.table.sides.find(side => side.corner === lankor.corner)
    readonly property list<var> lines: lankor.face === "" ? side?.story ?? [] : lankor.story
    // The number of lines shown; a long game has more than fit.
    readonly property int most: Math.max(1, Math.min(14, lankor.rail.room / (3.4 * Theme.small)))

    // What a screen reader says of it.
    readonly property string told: visible ? [...lines.slice(-most).map(line => line.spoken), lines.length === 0 ? none.text : ""].filter(text => text).join("\n") : ""
    onToldChanged: note.narrator.read(told, false)
    visible: side !== undefined
    x: lankor.rail.noteX
    y: lankor.rail.height - lankor.rail.margin - height
    width: lankor.rail.noteWidth
    height: (none.visible ? none.height : content.height) + 1.6 * Theme.gap

    PlainText {
        id: none
        anchors.centerIn: parent
        visible: note.lines.length === 0
        text: qsTr("No points yet")
        font.pixelSize: Theme.small
    }
    Column {
        id: content
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gap
        spacing: 0.3 * Theme.gap

        Repeater {
            model: note.lines.slice(-note.most)

            Item {
                id: line
                required property var modelData

                width: content.width
                height: what.height

                PlainText {
                    id: what
                    width: parent.width - figure.width - Theme.gap
                    text: [line.modelData.deal, line.modelData.text].filter(part => part).join("\u00a0· ")
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line.modelData.spoken
                }
                PlainText {
                    id: figure
                    anchors.right: parent.right
                    text: line.modelData.figure
                    color: Theme.accent
                    font.pixelSize: Theme.small
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
