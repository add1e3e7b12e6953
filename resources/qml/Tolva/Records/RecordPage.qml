pragma ComponentBehavior: Bound

import QtQuick

// The faults of an opened record; the file itself stays unchanged.
Folio {
    id: page

    required property Records records

    objectName: "recordPage"
    title: qsTr("%1 cannot be opened").arg(page.records.source)
    tools: Plate {
        text: qsTr("Copy")
        onClicked: page.records.copyFaults()
    }

    Listing {
        id: faults
        anchors.fill: parent
        anchors.margins: 20 * Theme.unit
        focus: true
        spacing: 8 * Theme.unit
        model: page.records.faults
        Accessible.role: Accessible.List
        Accessible.name: page.title

        header: Paragraph {
            width: faults.width
            bottomPadding: 12 * Theme.unit
            color: Theme.faint
            text: qsTr("%n error(s) found. The text has not been changed.", "", page.records.count)
        }
        delegate: Item {
            id: fault
            required property string place
            required property string rule
            required property string text
            required property string why
            required property string position

            width: faults.width - 20 * Theme.unit
            height: told.height + 16 * Theme.unit
            Accessible.role: Accessible.ListItem
            Accessible.name: [place, rule, text, why, position].filter(part => part !== "").join(": ")

            Paper {
                anchors.fill: parent
                color: Theme.field
            }
            PlainText {
                x: 14 * Theme.unit
                y: told.y
                text: fault.place
                font.bold: true
            }
            PlainText {
                x: 120 * Theme.unit
                y: told.y
                text: fault.rule
                color: Theme.other
                font.bold: true
            }
            Column {
                id: told
                x: 190 * Theme.unit
                y: 8 * Theme.unit
                width: parent.width - x - 14 * Theme.unit
                spacing: 3 * Theme.unit

                Repeater {
                    model: [fault.text, fault.why, fault.position].filter(part => part !== "")

                    PlainText {
                        required property string modelData
                        required property int index
                        width: told.width
                        text: modelData
                        wrapMode: Text.Wrap
                        color: index === 0 ? Theme.text : Theme.faint
                        font.pixelSize: index === 0 ? Theme.body : Theme.small
                    }
                }
            }
        }
        Keys.onUpPressed: flick(0, 900)
        Keys.onDownPressed: flick(0, -900)
    }

    Component.onCompleted: faults.forceActiveFocus()
}
