import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A choice that was missed once: the question, and after the answer what is best.
Bubble {
    objectName: "exerciseNote"
    heading: !Exercises.answered ? qsTr("What would you do here?") : Exercises.right ? qsTr("Right!") : qsTr("Not yet")
    text: Exercises.answered ? Exercises.answer : Exercises.question

    Plate {
        objectName: "exerciseLeave"
        size: Theme.small
        text: Exercises.answered && Exercises.due === 0 ? qsTr("Done") : qsTr("Leave")
        onClicked: Exercises.leave()
    }
    Plate {
        objectName: "exerciseNext"
        visible: Exercises.due > 0
        size: Theme.small
        strong: true
        text: Exercises.answered ? qsTr("Next") : qsTr("Another one")
        onClicked: Exercises.next()
    }
}
