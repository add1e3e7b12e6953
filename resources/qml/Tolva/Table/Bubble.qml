import QtQuick
import Tolva
import Tolva.Controls

// A sheet on the table: the task, the reason, and buttons below.
Item {
    id: bubble

    property string heading
    property string text
    // The progress, at the left of the buttons.
    property string place: ""
    // Who speaks, and how; empty for nobody.
    property string face: ""
    property string mood: "calm"
    // Whether the text is long: the face then looks over its corner, and takes no room from it.
    property bool wordy: false
    // In a small window the largest text would leave no room beside it.
    readonly property real size: Theme.note
    default property alias buttons: row.data
    // Buttons at the left, apart from those that continue.
    property alias aside: away.data

    height: paper.height

    TableSlip {
        id: paper
        width: parent.width
        height: words.height + 22 * Theme.unit

        Portrait {
            id: speaker
            objectName: "teacher"
            visible: bubble.face !== ""
            x: bubble.wordy ? -0.2 * width : 12 * Theme.unit
            y: bubble.wordy ? -0.3 * width : 11 * Theme.unit
            width: visible ? 2.3 * bubble.size : 0
            face: bubble.face
            mood: bubble.mood

            Sparkle {
                anchors.fill: parent
                lit: bubble.mood === "glad"
            }
        }
        Column {
            id: words
            x: 16 * Theme.unit
            y: 11 * Theme.unit
            width: parent.width - 2 * x
            spacing: 6 * Theme.unit
            // The words that stand beside the face.
            readonly property real indent: speaker.visible ? (bubble.wordy ? 0.6 * speaker.width : speaker.width + Theme.gap) : 0

            MarkedText {
                id: head
                objectName: "bubbleHeading"
                leftPadding: words.indent
                // The face needs two lines.
                bottomPadding: told.visible || bubble.wordy ? 0 : Math.max(0, speaker.width - contentHeight)
                width: parent.width
                text: bubble.heading
                font.pixelSize: bubble.size
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: bubble.heading + " " + bubble.text
            }
            MarkedText {
                id: told
                leftPadding: bubble.wordy ? 0 : words.indent
                bottomPadding: bubble.wordy ? 0 : Math.max(0, speaker.width - head.height - words.spacing - contentHeight)
                width: parent.width
                visible: text !== ""
                text: bubble.text
                font.pixelSize: bubble.size
                Accessible.ignored: true
            }
            Item {
                id: foot
                // A Row keeps the size it had before its last child was hidden.
                readonly property bool leaves: away.visibleChildren.length > 0
                readonly property bool goesOn: row.visibleChildren.length > 0
                // Large letters leave no room for both side by side.
                readonly property bool stacked: leaves && goesOn && away.width + row.spacing + row.width > width
                // The progress is between the buttons, or above them where these leave no room.
                readonly property real beside: leaves ? away.width + Theme.gap : 0
                readonly property bool apart: placed.visible && beside + placed.implicitWidth > (goesOn && !stacked ? row.x : width)
                readonly property real above: apart ? placed.height + row.spacing : 0
                width: parent.width
                height: above + (stacked ? away.height + row.spacing + row.height : Math.max(goesOn ? row.height : 0, leaves ? away.height : 0))

                Row {
                    id: away
                    y: foot.above
                    scale: Math.min(1, foot.width / width)
                    transformOrigin: Item.TopLeft
                }
                Label {
                    id: placed
                    x: foot.apart ? 0 : foot.beside
                    y: foot.apart ? 0 : ((foot.stacked ? away.height : foot.height) - height) / 2
                    visible: text !== ""
                    text: bubble.place
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
                }
            }
        }
    }
}
