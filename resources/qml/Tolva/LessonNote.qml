import QtQuick
import Tolva.Backend

// What the lesson says at this step: what to do, why, and how to go on or away.
Bubble {
    objectName: "lessonNote"
    visible: Lesson.speaks
    heading: Lesson.todo
    text: Lesson.why
    place: qsTr("%1 of %2").arg(Lesson.number).arg(Lesson.count)

    Plate {
        objectName: "lessonAgain"
        visible: Lesson.atEnd
        size: Theme.small
        text: qsTr("Start over")
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
