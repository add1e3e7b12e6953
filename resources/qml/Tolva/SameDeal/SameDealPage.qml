pragma ComponentBehavior: Bound

import QtQuick

// A deal next to the same deal played by the master: both trick by trick, one of them on the table.
LinesPage {
    id: page

    required property ShownLine line
    required property SameDeal same

    objectName: "samePage"
    title: qsTr("The same deal")
    lines: page.same
    rows: qsTr("Both deals, trick by trick")
    buttons: [
        SmallPlate {
            objectName: "goToParting"
            visible: page.same.parted
            digit: "P"
            text: qsTr("Where we chose differently")
            onClicked: page.same.goToParting()
        },
        SmallPlate {
            objectName: "showReason"
            visible: page.same.shown
            digit: "V"
            text: qsTr("Show it")
            onClicked: page.line.show("same")
        }
    ]
    ownKeys: ({
        [Qt.Key_M]: () => page.same.turn(),
        [Qt.Key_P]: () => page.same.goToParting(),
        [Qt.Key_V]: () => page.line.show("same")
    })
}
