pragma ComponentBehavior: Bound

import QtQuick

// Two lines row by row beside each other, and where it is marked the point at which they part.
Scroll {
    id: rows

    required property TwoLines lines
    // What a screen reader calls the rows.
    required property string title
    readonly property list<string> sides: lines.heads.map(head => head.side)

    readonly property real numberWidth: 1.7 * Theme.small
    readonly property real cell: (width - Theme.panelBar - numberWidth) / Math.max(1, sides.length)

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
    Accessible.name: title

    // Scroll the current row into view; the row where the deals part goes to the top.
    function follow() {
        const row = rows.lines.step > 0 ? each.itemAt(rows.lines.row) : null;
        column.forceLayout();
        const top = row?.y ?? 0;
        const shown = rows.lines.atParting || !row ? top : Math.min(top, Math.max(top + row.height + below.height - rows.height, rows.contentY));
        rows.contentY = Math.max(0, Math.min(shown, rows.contentHeight - rows.height));
    }

    Connections {
        target: rows.lines
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
            text: rows.lines.told
            font.bold: true
        }
        Paragraph {
            objectName: "sameReason"
            width: told.width
            text: rows.lines.reason
        }
    }

    // The note on the parting is in its row; without such a row it precedes the rows.
    Column {
        id: column
        width: rows.width - Theme.panelBar
        spacing: 3 * Theme.unit

        Loader {
            width: column.width
            active: !rows.lines.parted
            visible: active
            sourceComponent: Told {}
        }
        Repeater {
            id: each
            model: rows.lines.rows
            onModelChanged: later.restart()

            Item {
                id: row

                required property var modelData
                required property int index

                width: column.width
                height: cells.height + (told.active ? told.height + told.y : 0)

                Outline {
                    visible: row.modelData.parted
                    radius: 0.6 * Theme.radius
                    border.color: Theme.plateRed
                    border.width: Math.max(1, 1.5 * Theme.unit)
                }
                Loader {
                    id: told
                    x: 6 * Theme.unit
                    y: 5 * Theme.unit
                    width: parent.width - 2 * x
                    active: row.modelData.parted
                    sourceComponent: Told {}
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
                            lines: rows.lines
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
