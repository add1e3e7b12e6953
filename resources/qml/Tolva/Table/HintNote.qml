pragma ComponentBehavior: Bound

import QtQuick

// The requested hint: a question, the reason, the move with its reason, its value and certainty.
Slip {
    id: note

    required property Hints hints

    visible: note.hints.strength > 0
    height: content.height + 1.6 * Theme.gap
    border.color: Theme.accent

    Column {
        id: content
        anchors.centerIn: parent
        width: parent.width - 2.4 * Theme.gap
        spacing: 0.4 * Theme.gap

        MarkedText {
            objectName: "hint"
            width: parent.width
            text: note.hints.thinking ? qsTr("Thinking…") : note.hints.text
            font.pixelSize: Theme.hint
            font.bold: note.hints.strength === 3
            Accessible.role: Accessible.AlertMessage
            Accessible.name: [text, ...note.hints.detail].join(". ")
        }
        Repeater {
            model: note.hints.detail

            PlainText {
                required property string modelData
                required property int index

                width: content.width
                text: modelData
                wrapMode: Text.Wrap
                // The reason keeps its earlier look.
                color: index === 0 ? Theme.text : Theme.faint
                font.pixelSize: Theme.hintSmall
            }
        }
        Item {
            width: parent.width
            height: Math.max(teacher.height, keys.height)

            Portrait {
                id: teacher
                objectName: "teacher"
                anchors.verticalCenter: parent.verticalCenter
                width: 2.2 * Theme.hint
                face: "best/best"
                mood: note.hints.thinking ? "thinking" : "calm"
            }
            Flow {
                id: keys
                anchors.left: teacher.right
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                layoutDirection: Qt.RightToLeft
                spacing: 0.5 * Theme.gap

                Plate {
                    objectName: "moreHint"
                    size: Theme.hintSmall
                    text: note.hints.strength < 3 ? qsTr("More") : qsTr("Close")
                    digit: "H"
                    onClicked: note.hints.ask()
                }
                Plate {
                    objectName: "showHint"
                    visible: note.hints.shown
                    size: Theme.hintSmall
                    text: qsTr("Show it")
                    digit: "V"
                    onClicked: note.hints.reason_wanted()
                }
            }
        }
    }
}
