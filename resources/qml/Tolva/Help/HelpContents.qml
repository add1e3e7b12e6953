pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// The headings of the open page, and the other pages.
Flickable {
    id: contents

    required property Help help
    required property Pages pages

    required property int current

    signal chosen(int block)

    // Scroll the focused item into view.
    function reveal(line: Item) {
        const at = line.mapToItem(list, 0, 0).y + list.y;
        contentY = Math.max(Math.min(contentY, at), at + line.height + list.y - height, 0);
    }

    contentHeight: list.height + 32 * Theme.unit
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: ScrollMark {}

    Column {
        id: list
        y: 16 * Theme.unit
        width: contents.width - 14 * Theme.unit

        Repeater {
            model: contents.help.contents

            LinkLine {
                required property int level
                required property int block
                required text
                width: list.width
                indent: level === 3 ? 14 * Theme.unit : 0
                current: contents.current === block
                onClicked: contents.chosen(block)
                onActiveFocusChanged: if (activeFocus) contents.reveal(this)
            }
        }
        Rectangle {
            width: list.width
            height: Math.max(1, Theme.unit)
            color: Theme.paperEdge
        }
        Item {
            width: 1
            height: 12 * Theme.unit
        }
        Repeater {
            model: contents.help.shelf

            LinkLine {
                required property string value
                required text
                objectName: "page-" + value
                width: list.width
                current: value === contents.help.name
                onClicked: contents.help.show(value)
                onActiveFocusChanged: if (activeFocus) contents.reveal(this)
            }
        }
        LinkLine {
            objectName: "page-opponents"
            width: list.width
            text: qsTr("Opponents")
            onClicked: contents.pages.open("opponents")
            onActiveFocusChanged: if (activeFocus) contents.reveal(this)
        }
    }
}
