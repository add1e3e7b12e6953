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
    // The keys of one of the two pages.
    property var ownKeys: ({})

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
    // Two lines row by row beside each other, and where it is marked the point at which they part.
    Scroll {
        id: rows

        readonly property list<string> sides: page.lines.heads.map(head => head.side)
        readonly property real numberWidth: 1.7 * Theme.small
        readonly property real cell: (width - Theme.panelBar - numberWidth) / Math.max(1, sides.length)

        anchors.right: parent.right
        anchors.top: heads.bottom
        anchors.bottom: foot.top
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        objectName: "lineRows"
        contentHeight: column.height

        Fade {
            id: below
            parent: rows
            visible: !rows.atYEnd
            z: 1
            y: rows.height - height
            width: column.width
        }

        Accessible.role: Accessible.List
        Accessible.name: page.rows

        // Scroll the current row into view; the row where the deals part goes to the top.
        function follow() {
            const row = page.lines.step > 0 ? each.itemAt(page.lines.row) : null;
            column.forceLayout();
            const top = row?.y ?? 0;
            const shown = page.lines.atParting || !row ? top : Math.min(top, Math.max(top + row.height + below.height - rows.height, rows.contentY));
            rows.contentY = Math.max(0, Math.min(shown, rows.contentHeight - rows.height));
        }

        Connections {
            target: page.lines
            function onMoved() {
                later.restart();
            }
        }

        Later {
            id: later
            onTriggered: rows.follow()
        }

        component Told: Column {
            id: told
            bottomPadding: 6 * Theme.unit
            spacing: 3 * Theme.unit

            Paragraph {
                objectName: "sameTold"
                width: told.width
                text: page.lines.told
                font.bold: true
            }
            Paragraph {
                objectName: "sameReason"
                width: told.width
                text: page.lines.reason
            }
        }

        // The note on the parting is in its row; without such a row it precedes the rows.
        Column {
            id: column
            width: rows.width - Theme.panelBar
            spacing: 3 * Theme.unit

            Told {
                width: column.width
                visible: !page.lines.parted
            }
            Repeater {
                id: each
                model: page.lines.rows
                onModelChanged: later.restart()

                Item {
                    id: row

                    required property var modelData
                    required property int index

                    width: column.width
                    height: cells.height + (row.modelData.parted ? told.height + told.y : 0)

                    Outline {
                        visible: row.modelData.parted
                        radius: 0.6 * Theme.radius
                        border.color: Theme.plateRed
                        border.width: Math.max(1, 1.5 * Theme.unit)
                    }
                    Told {
                        id: told
                        x: 6 * Theme.unit
                        y: 5 * Theme.unit
                        width: parent.width - 2 * x
                        visible: row.modelData.parted
                    }
                    Item {
                        id: cells
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: childrenRect.height

                        Repeater {
                            model: rows.sides

                            LineCell {
                                required property string modelData
                                required property int index
                                lines: page.lines
                                side: modelData
                                cell: row.modelData[modelData]
                                number: row.index
                                parted: row.modelData.parted
                                x: rows.numberWidth + index * rows.cell
                                width: rows.cell
                            }
                        }
                    }
                    Silent {
                        width: rows.numberWidth
                        anchors.verticalCenter: cells.verticalCenter
                        horizontalAlignment: Text.AlignHCenter
                        text: row.index + 1
                        color: row.modelData.parted ? Theme.plateRed : Theme.faint
                        font.bold: row.modelData.parted
                    }
                }
            }
        }
    }
    Flow {
        id: foot
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        width: page.side - 2 * Theme.gap
        spacing: 8 * Theme.unit
    }

    keys: Object.assign({
        [Qt.Key_Left]: () => page.lines.goTo(page.lines.step - 1),
        [Qt.Key_Right]: () => page.lines.goTo(page.lines.step + 1),
        [Qt.Key_Up]: () => page.lines.goByRows(-1),
        [Qt.Key_Down]: () => page.lines.goByRows(1),
        [Qt.Key_PageUp]: () => page.lines.goByRows(-1),
        [Qt.Key_PageDown]: () => page.lines.goByRows(1),
        [Qt.Key_Home]: () => page.lines.goTo(0),
        [Qt.Key_End]: () => page.lines.goTo(page.lines.last)
    }, ownKeys)
}
