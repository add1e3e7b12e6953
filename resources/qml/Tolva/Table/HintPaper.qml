pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The requested hint: a question, the reason, the move with its reason, its value and certainty.
Rectangle {
    id: note

    required property Sitting sitting

    // The width limit.
    required property real room
    // Whether it must find a place between other things.
    property bool narrow: false
    // The height with a move and four lines about it.
    readonly property real longest: move.height + 4 * worth.height + 3 * words.spacing + 1.4 * Theme.gap
    readonly property real measure: Math.min(Theme.scale > 1.1 && !narrow ? Infinity : (narrow ? 320 : 480) * Theme.unit, room - faced - (stacked ? 0 : more.width + content.spacing) - 2.4 * Theme.gap)
    // With large letters, a button beside them would leave too little room.
    readonly property bool stacked: narrow && Theme.scale > 1.2
    // The face beside the words; large letters and a crowded table need its room.
    readonly property real faced: teacher.visible ? teacher.width + content.spacing : 0

    // The width with the longest line that fits.
    readonly property real widest: Math.min(measure + faced + (stacked ? 0 : more.width + content.spacing) + 2.4 * Theme.gap, room)
    // The button is below the words, which then wrap more; a slim hint wraps most.
    property bool slim: false
    readonly property real highest: longest + (stacked ? more.height + content.spacing + (slim ? 7 : 2) * worth.height : 0)

    visible: note.sitting.hints.strength > 0
    width: content.width + 2.4 * Theme.gap
    height: content.height + 1.4 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2 * Theme.unit

    FontMetrics {
        id: move
        font.pixelSize: Theme.hint
        font.bold: true
    }
    FontMetrics {
        id: worth
        font.pixelSize: Theme.hintSmall
    }
    Grid {
        id: content
        columns: note.stacked ? 1 : 3
        verticalItemAlignment: Grid.AlignVCenter
        horizontalItemAlignment: note.stacked ? Grid.AlignRight : Grid.AlignLeft
        anchors.centerIn: parent
        spacing: (note.stacked ? 0.6 : 1.4) * Theme.gap

        Portrait {
            id: teacher
            objectName: "teacher"
            visible: !note.narrow && Theme.scale <= 1.2
            width: 2.6 * Theme.hint
            face: "best/best"
            mood: note.sitting.hints.thinking ? "thinking" : "calm"
        }
        Column {
            id: words
            spacing: 0.3 * Theme.gap

            MarkedText {
                objectName: "hint"
                width: Math.min(implicitWidth, note.measure)
                text: note.sitting.hints.thinking ? qsTr("Thinking…") : note.sitting.hints.text
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: Theme.hint
                font.bold: note.sitting.hints.strength === 3
                Accessible.role: Accessible.AlertMessage
                Accessible.name: [text, ...note.sitting.hints.detail].join(". ")
            }
            Repeater {
                model: note.sitting.hints.detail

                PlainText {
                    required property string modelData
                    required property int index

                    width: Math.min(implicitWidth, note.measure)
                    text: modelData
                    wrapMode: Text.Wrap
                    // The reason keeps its earlier look.
                    color: index === 0 ? Theme.text : Theme.faint
                    font.pixelSize: Theme.hintSmall
                }
            }
        }
        Column {
            id: more
            spacing: 0.5 * Theme.gap

            Plate {
                objectName: "showHint"
                anchors.right: parent.right
                visible: note.sitting.hints.shown
                size: Theme.hintSmall
                text: qsTr("Show it")
                digit: "V"
                onClicked: note.sitting.hints.explain()
            }
            Plate {
                objectName: "moreHint"
                anchors.right: parent.right
                size: Theme.hintSmall
                text: note.sitting.hints.strength < 3 ? qsTr("More") : qsTr("Close")
                digit: "H"
                onClicked: note.sitting.hints.ask()
            }
        }
    }
}
