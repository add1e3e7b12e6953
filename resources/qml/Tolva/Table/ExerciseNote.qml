import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A choice missed before: the question, and after the answer the best move.
Bubble {
    id: exerciseNote

    required property AppModel app

    objectName: "exerciseNote"
    heading: !exerciseNote.app.exercises.answered ? qsTr("What would you do here?") : exerciseNote.app.exercises.right ? qsTr("Right!") : qsTr("Not yet")
    text: exerciseNote.app.exercises.answered || exerciseNote.app.exercises.judging ? exerciseNote.app.exercises.answer : exerciseNote.app.exercises.question

    aside: Plate {
        objectName: "showTry"
        visible: exerciseNote.app.tries.shown
        size: Theme.small
        digit: "V"
        text: qsTr("Show it")
        onClicked: exerciseNote.app.line.show("try")
    }

    Plate {
        objectName: "exerciseLeave"
        size: Theme.small
        text: exerciseNote.app.exercises.answered && exerciseNote.app.exercises.due === 0 ? qsTr("Done") : qsTr("Leave")
        onClicked: exerciseNote.app.exercises.leave()
    }
    Plate {
        objectName: "exerciseNext"
        visible: exerciseNote.app.exercises.due > 0
        size: Theme.small
        strong: true
        text: exerciseNote.app.exercises.answered ? qsTr("Next") : qsTr("Another one")
        onClicked: exerciseNote.app.exercises.next()
    }
}
