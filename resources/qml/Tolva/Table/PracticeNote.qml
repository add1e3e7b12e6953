import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A theme that is practised: what it is about, and how good the choice was.
Bubble {
    objectName: "practiceNote"
    heading: Practice.heading
    text: Practice.text

    Plate {
        objectName: "practiceLeave"
        size: Theme.small
        text: qsTr("Leave")
        onClicked: Practice.leave()
    }
    Plate {
        objectName: "practiceNext"
        size: Theme.small
        strong: Practice.over
        enabled: Practice.looking === ""
        text: Practice.looking !== "" ? qsTr("Looking for a deal…") : qsTr("Another deal")
        onClicked: Practice.next()
    }
}
