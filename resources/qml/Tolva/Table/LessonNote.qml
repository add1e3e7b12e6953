import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// What the lesson says at this step: what to do, why, and how to go on or away. To leave is at the other side of the
// bubble than to go on, and is asked: who reads fast clicks twice.
Bubble {
    objectName: "lessonNote"
    visible: Lesson.speaks || Lesson.leaving
    heading: Lesson.leaving ? qsTr("Leave the lesson?") : Lesson.todo
    text: Lesson.leaving ? qsTr("You will find it again on the page of the game.") : Lesson.why
    place: Lesson.leaving ? "" : Figures.fill(qsTr("%1 of %2"), Lesson.number, Lesson.count)

    aside: Plate {
        objectName: "lessonLeave"
        visible: !Lesson.atEnd && !Lesson.leaving
        size: Theme.small
        text: qsTr("Skip the lesson")
        onClicked: Lesson.ask()
    }
    Plate {
        objectName: "lessonReallyLeave"
        visible: Lesson.leaving
        size: Theme.small
        text: qsTr("Leave")
        onClicked: Lesson.leave()
    }
    Plate {
        objectName: "lessonStay"
        visible: Lesson.leaving
        size: Theme.small
        strong: true
        text: qsTr("Continue")
        onClicked: Lesson.stay()
    }
    Plate {
        objectName: "lessonAgain"
        visible: Lesson.atEnd && !Lesson.leaving
        size: Theme.small
        text: qsTr("Start over")
        onClicked: Lesson.begin()
    }
    Plate {
        objectName: "lessonNext"
        visible: !Lesson.waits && !Lesson.leaving
        size: Theme.small
        strong: true
        text: Lesson.atEnd ? qsTr("Done") : qsTr("Next")
        onClicked: Lesson.next()
    }
}
