import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A practice theme: its topic, and the verdict on the choice.
Bubble {
    id: practiceNote

    required property AppModel app

    objectName: "practiceNote"
    heading: practiceNote.app.practice.heading
    text: practiceNote.app.practice.text

    aside: Plate {
        objectName: "showTry"
        visible: practiceNote.app.tries.shown
        size: Theme.small
        digit: "V"
        text: qsTr("Show it")
        onClicked: practiceNote.app.line.show("try")
    }

    Plate {
        objectName: "practiceLeave"
        size: Theme.small
        text: qsTr("Leave")
        onClicked: practiceNote.app.practice.leave()
    }
    Plate {
        objectName: "practiceNext"
        // The choice is still to be made.
        visible: !practiceNote.app.tries.shown
        size: Theme.small
        strong: practiceNote.app.practice.over
        enabled: practiceNote.app.practice.looking === ""
        text: practiceNote.app.practice.looking !== "" ? qsTr("Looking for a deal…") : qsTr("Another deal")
        onClicked: practiceNote.app.practice.next()
    }
}
