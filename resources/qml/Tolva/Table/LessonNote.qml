import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// A step of the lesson: the task, the reason, and buttons to continue or leave. Leave is on the opposite side
// from continue and needs a confirmation: fast readers click twice.
Bubble {
    id: lessonNote

    required property AppModel app

    objectName: "lessonNote"
    visible: lessonNote.app.lesson.speaks || lessonNote.app.lesson.leaving
    heading: lessonNote.app.lesson.leaving ? qsTr("Leave the lesson?") : lessonNote.app.lesson.todo
    text: lessonNote.app.lesson.leaving ? qsTr("You will find it again on the page of the game.") : lessonNote.app.lesson.why
    place: lessonNote.app.lesson.leaving ? "" : Figures.fill(qsTr("%1 of %2"), lessonNote.app.lesson.number, lessonNote.app.lesson.count)

    aside: Plate {
        objectName: "lessonLeave"
        visible: !lessonNote.app.lesson.atEnd && !lessonNote.app.lesson.leaving
        size: Theme.small
        text: qsTr("Skip the lesson")
        onClicked: lessonNote.app.lesson.ask()
    }
    Plate {
        objectName: "lessonReallyLeave"
        visible: lessonNote.app.lesson.leaving
        size: Theme.small
        text: qsTr("Leave")
        onClicked: lessonNote.app.lesson.leave()
    }
    Plate {
        objectName: "lessonStay"
        visible: lessonNote.app.lesson.leaving
        size: Theme.small
        strong: true
        text: qsTr("Continue")
        onClicked: lessonNote.app.lesson.stay()
    }
    Plate {
        objectName: "lessonAgain"
        visible: lessonNote.app.lesson.atEnd && !lessonNote.app.lesson.leaving
        size: Theme.small
        text: qsTr("Start over")
        onClicked: lessonNote.app.lesson.begin()
    }
    Plate {
        objectName: "lessonNext"
        visible: !lessonNote.app.lesson.waits && !lessonNote.app.lesson.leaving
        size: Theme.small
        strong: true
        text: lessonNote.app.lesson.atEnd ? qsTr("Done") : qsTr("Next")
        onClicked: lessonNote.app.lesson.next()
    }
}
