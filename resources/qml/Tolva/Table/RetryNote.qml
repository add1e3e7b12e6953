import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A missed choice replayed: the task, and after the deal its result.
Bubble {
    id: retryNote

    required property AppModel app

    objectName: "retryNote"
    heading: retryNote.app.retries.over ? qsTr("Played to the end") : qsTr("Try again")
    text: retryNote.app.retries.text

    aside: Plate {
        objectName: "showTry"
        visible: retryNote.app.tries.shown
        size: Theme.small
        digit: "V"
        text: qsTr("Show it")
        onClicked: retryNote.app.line.show("try")
    }

    Plate {
        objectName: "retryAgain"
        visible: !retryNote.app.tries.shown
        size: Theme.small
        text: qsTr("Once more")
        onClicked: retryNote.app.retries.again()
    }
    Plate {
        objectName: "retryLeave"
        size: Theme.small
        strong: retryNote.app.retries.over
        text: qsTr("Back to the review")
        onClicked: retryNote.app.retries.leave()
    }
}
