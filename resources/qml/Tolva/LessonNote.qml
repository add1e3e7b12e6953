import QtQuick
import Tolva.Backend
import "figures.js" as Figures

// What the lesson says at this step: what to do, why, and how to go on or away.
Bubble {
    objectName: "lessonNote"
    visible: Lesson.speaks
    heading: Lesson.todo
    text: Lesson.why
    place: Figures.fill(qsTr("%1 of %2"), Lesson.number, Lesson.count)

    Plate {
        objectName: "lessonAgain"
        visible: Lesson.atEnd
        size: Theme.small
        text: qsTr("Once more")
        onClicked: Lesson.begin()
    }
    Plate {
        objectName: "lessonLeave"
        visible: !Lesson.atEnd
        size: Theme.small
        text: qsTr("Skip the lesson")
        onClicked: Lesson.leave()
    }
    Plate {
        objectName: "lessonNext"
        visible: !Lesson.waits
        size: Theme.small
        strong: true
        text: Lesson.atEnd ? qsTr("Done") : qsTr("Next")
        onClicked: Lesson.next()
    }
}
