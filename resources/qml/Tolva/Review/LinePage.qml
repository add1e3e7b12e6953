pragma ComponentBehavior: Bound

import QtQuick

// The moves behind the reason for a choice on one possible layout of the cards: those after the better choice beside
// those after the other, one of them on the table.
LinesPage {
    id: page

    required property ShownLine line

    objectName: "linePage"
    title: qsTr("How it can go")
    lines: page.line
    rows: qsTr("Both lines, trick by trick")
    told: [
        Repeater {
            model: page.line.reasons

            LinkLine {
                required property string modelData
                required property int index

                objectName: "reason" + index
                width: parent?.width ?? 0
                text: modelData
                current: page.line.reasons.length > 1 && index === page.line.chosen
                onClicked: page.line.choose(index)
            }
        },
        SmallPrint {
            // In line with the reasons.
            leftPadding: Theme.gap
            text: page.line.read ? qsTr("One way the cards may lie, going by what was known, and one way to play on.") : qsTr("One way the cards may lie, and one way to play on.")
        }
    ]
    buttons: [
        SmallPlate {
            objectName: "lineBack"
            enabled: page.line.step > 0
            text: qsTr("‹ Back")
            onClicked: page.line.goTo(page.line.step - 1)
        },
        SmallPlate {
            objectName: "lineOn"
            enabled: page.line.step < page.line.last
            strong: true
            text: qsTr("Next card ›")
            onClicked: page.line.goTo(page.line.step + 1)
        }
    ]
    ownKeys: ({
        [Qt.Key_Space]: () => page.line.goTo(page.line.step + 1),
        [Qt.Key_Return]: () => page.line.goTo(page.line.step + 1),
        [Qt.Key_B]: () => page.line.turn(),
        [Qt.Key_V]: () => page.closed()
    })
}
