pragma ComponentBehavior: Bound

import QtQuick

// The headings of the open page, and the other pages.
Scroll {
    id: contents

    required property Help help
    required property Pages pages

    required property int current

    signal chosen(int block)

    contentHeight: list.height + 32 * Theme.unit

    component Entry: LinkLine {
        width: list.width
        onActiveFocusChanged: if (activeFocus) contents.reveal(this, 0, list.y)
    }

    Column {
        id: list
        y: 16 * Theme.unit
        width: contents.width - Theme.panelBar

        Repeater {
            model: contents.help.contents

            Entry {
                required property int level
                required property int block
                required text
                indent: level === 3 ? 14 * Theme.unit : 0
                current: contents.current === block
                onClicked: contents.chosen(block)
            }
        }
        Hairline {
            width: list.width
        }
        Item {
            width: 1
            height: 12 * Theme.unit
        }
        Repeater {
            model: contents.help.shelf

            Entry {
                required property string value
                required text
                objectName: "page-" + value
                current: value === contents.help.name
                onClicked: contents.help.show(value)
            }
        }
        Entry {
            objectName: "page-opponents"
            text: qsTr("Opponents")
            onClicked: contents.pages.open("opponents")
        }
    }
}
