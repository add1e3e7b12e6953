import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The task at the table: what is asked, and after a choice the verdict. The way out is on the opposite side from the
// way on: fast readers click twice.
Bubble {
    id: note

    required property Tasks task

    objectName: "taskNote"
    visible: note.task.shown
    heading: note.task.heading
    text: note.task.text
    place: note.task.place
    face: "best/best"
    mood: note.task.mood
    wordy: note.task.guided

    aside: Plate {
        objectName: "taskLeave"
        visible: text !== ""
        size: Theme.small
        text: note.task.away
        onClicked: note.task.leave()
    }
    Plate {
        objectName: "showTry"
        visible: note.task.shows
        size: Theme.small
        digit: "V"
        text: qsTr("Show it")
        onClicked: note.task.reason_wanted()
    }
    Plate {
        objectName: "taskAgain"
        visible: text !== ""
        size: Theme.small
        text: note.task.onceMore
        onClicked: note.task.again()
    }
    Plate {
        objectName: "taskNext"
        visible: text !== ""
        size: Theme.small
        strong: note.task.goesOn
        enabled: note.task.ready
        text: note.task.on
        onClicked: note.task.next()
    }
}
