import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A deal of a path: its question, and after an answer the verdict.
Bubble {
    id: pathNote

    required property AppModel app

    objectName: "pathNote"
    heading: pathNote.app.pathDeals.heading
    text: pathNote.app.pathDeals.text
    place: pathNote.app.pathDeals.place

    aside: Plate {
        objectName: "showTry"
        visible: pathNote.app.tries.shown
        size: Theme.small
        digit: "V"
        text: qsTr("Show it")
        onClicked: pathNote.app.line.show("try")
    }

    Plate {
        objectName: "pathLeave"
        size: Theme.small
        visible: !pathNote.app.pathDeals.right || pathNote.app.pathDeals.more
        text: qsTr("Leave")
        onClicked: pathNote.app.pathDeals.leave()
    }
    Plate {
        objectName: "pathNext"
        visible: pathNote.app.pathDeals.right
        size: Theme.small
        strong: true
        text: pathNote.app.pathDeals.more ? qsTr("Next") : qsTr("Done")
        onClicked: pathNote.app.pathDeals.next()
    }
}
