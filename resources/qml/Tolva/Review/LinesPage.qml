pragma ComponentBehavior: Bound

import QtQuick

// Two lines of play: one of them on the table, both trick by trick beside it.
Folio {
    id: page

    required property TwoLines lines
    // What a screen reader calls the rows.
    required property string rows
    // What stands over the heads of the lines, and the buttons below the rows.
    property alias told: head.data
    property alias buttons: foot.data

    readonly property real side: Math.max(310 * Theme.unit, Math.min(400 * Theme.unit, 0.5 * width))

    ReviewTable {
        deal: page.lines
        anchors.fill: parent
        anchors.rightMargin: page.side
        anchors.leftMargin: 1
        anchors.bottomMargin: 6 * Theme.unit
        clip: true
    }
    Column {
        id: head
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 4 * Theme.unit
    }
    // The heads of two lines, to choose which is on the table.
    Row {
        id: heads
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: head.height > 0 ? head.y + head.height + Theme.gap : 8 * Theme.unit
        width: page.side - 2 * Theme.gap
        spacing: 6 * Theme.unit

        Repeater {
            model: page.lines.heads

            Option {
                id: option

                required property string side
                required property string name
                required property string result
                current: page.lines.side === side

                objectName: "side-" + side
                width: (heads.width - heads.spacing) / 2
                height: words.height + Theme.gap
                Accessible.name: name + ": " + result
                enabled: page.lines.ready || current
                onChosen: page.lines.turnTo(side)

                background: Rectangle {
                    radius: 0.6 * Theme.radius
                    color: option.current ? Theme.field : "transparent"
                    border.color: option.visualFocus ? Theme.focus : option.current ? Theme.weld : Theme.paperEdge
                    border.width: Math.max(1, (option.visualFocus ? 2 : 1.5) * Theme.unit)
                }
                contentItem: Item {
                    Column {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width

                        Silent {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: option.name
                            elide: Text.ElideRight
                            color: option.current ? Theme.text : Theme.faint
                        }
                        SilentParagraph {
                            horizontalAlignment: Text.AlignHCenter
                            text: option.result
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            color: Theme.text
                            font.pixelSize: Theme.head
                            font.bold: true
                        }
                    }
                }
            }
        }
    }
    LineRows {
        lines: page.lines
        title: page.rows
        anchors.right: parent.right
        anchors.top: heads.bottom
        anchors.bottom: foot.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
    }
    Flow {
        id: foot
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 8 * Theme.unit
    }

    // The keys of one of the two pages. Return whether it was one.
    function press(_key: int): bool {
        return false;
    }

    Keys.onLeftPressed: page.lines.goTo(page.lines.step - 1)
    Keys.onRightPressed: page.lines.goTo(page.lines.step + 1)
    Keys.onUpPressed: page.lines.goByRows(-1)
    Keys.onDownPressed: page.lines.goByRows(1)
    Keys.onPressed: event => {
        const deeds = {
            [Qt.Key_PageUp]: () => page.lines.goByRows(-1),
            [Qt.Key_PageDown]: () => page.lines.goByRows(1),
            [Qt.Key_Home]: () => page.lines.goTo(0),
            [Qt.Key_End]: () => page.lines.goTo(page.lines.last)
        };
        event.accepted = event.key in deeds || press(event.key);
        if (event.key in deeds)
            deeds[event.key]();
    }
}
