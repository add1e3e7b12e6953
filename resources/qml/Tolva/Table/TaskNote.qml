import QtQuick

// The task at the table: what is asked, and after a choice the verdict, with buttons below. The way out is on the
// opposite side from the way on: fast readers click twice.
TableSlip {
    id: note

    required property Tasks task
    // A lesson's text is long: the face then looks over its corner, and takes no room from it.
    readonly property bool wordy: note.task.guided

    objectName: "taskNote"
    visible: note.task.shown
    height: words.height + 22 * Theme.unit

    Portrait {
        id: speaker
        objectName: "teacher"
        x: note.wordy ? -0.2 * width : 12 * Theme.unit
        y: note.wordy ? -0.3 * width : 11 * Theme.unit
        width: 2.3 * Theme.note
        face: "best/best"
        mood: note.task.mood

        Sparkle {
            anchors.fill: parent
            lit: note.task.mood === "glad"
        }
    }
    Column {
        id: words
        x: 16 * Theme.unit
        y: 11 * Theme.unit
        width: parent.width - 2 * x
        spacing: 6 * Theme.unit
        // The words that stand beside the face.
        readonly property real indent: note.wordy ? 0.6 * speaker.width : speaker.width + Theme.gap

        MarkedText {
            id: head
            objectName: "taskHeading"
            leftPadding: words.indent
            // The face needs two lines.
            bottomPadding: told.visible || note.wordy ? 0 : Math.max(0, speaker.width - contentHeight)
            width: parent.width
            text: note.task.heading
            font.pixelSize: Theme.note
            font.bold: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: note.task.heading + " " + note.task.text
        }
        MarkedText {
            id: told
            leftPadding: note.wordy ? 0 : words.indent
            bottomPadding: note.wordy ? 0 : Math.max(0, speaker.width - head.height - words.spacing - contentHeight)
            width: parent.width
            visible: text !== ""
            text: note.task.text
            font.pixelSize: Theme.note
            Accessible.ignored: true
        }
        Item {
            id: foot
            readonly property bool leaves: away.visible
            // A Row keeps the size it had before its last child was hidden.
            readonly property bool goesOn: row.visibleChildren.length > 0
            // Large letters leave no room for both side by side.
            readonly property bool stacked: leaves && goesOn && away.width + row.spacing + row.width > width
            // The progress is between the buttons, or above them where these leave no room.
            readonly property real beside: leaves ? away.width + Theme.gap : 0
            readonly property bool apart: placed.visible && beside + placed.implicitWidth > (goesOn && !stacked ? row.x : width)
            readonly property real above: apart ? placed.height + row.spacing : 0
            width: parent.width
            height: above + (stacked ? away.height + row.spacing + row.height : Math.max(goesOn ? row.height : 0, leaves ? away.height : 0))

            SmallPlate {
                id: away
                objectName: "taskLeave"
                y: foot.above
                scale: Math.min(1, foot.width / width)
                transformOrigin: Item.TopLeft
                visible: text !== ""
                text: note.task.away
                onClicked: note.task.leave()
            }
            Label {
                id: placed
                x: foot.apart ? 0 : foot.beside
                y: foot.apart ? 0 : ((foot.stacked ? away.height : foot.height) - height) / 2
                visible: text !== ""
                text: note.task.place
                color: Theme.faint
                font.pixelSize: Theme.small
            }
            Row {
                id: row
                scale: Math.min(1, foot.width / width)
                transformOrigin: Item.BottomRight
                x: foot.stacked ? (scale - 1) * width : foot.width - width
                anchors.bottom: parent.bottom
                spacing: 8 * Theme.unit

                SmallPlate {
                    objectName: "showTry"
                    visible: note.task.shows
                    digit: "V"
                    text: qsTr("Show it")
                    onClicked: note.task.reason_wanted()
                }
                SmallPlate {
                    objectName: "taskAgain"
                    visible: text !== ""
                    text: note.task.onceMore
                    onClicked: note.task.again()
                }
                SmallPlate {
                    objectName: "taskNext"
                    visible: text !== ""
                    strong: note.task.goesOn
                    enabled: note.task.ready
                    text: note.task.on
                    onClicked: note.task.next()
                }
            }
        }
    }
}
