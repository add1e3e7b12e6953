pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// Rows of figures, a column per side: the lines of a deal, or the scores after each deal.
Column {
    id: table

    required property Sheet sheet

    // Objects with `text` and `figures`, a text per side; those of the sheet, if no others are given.
    property list<var> rows: sheet.rows.map(row => ({text: row.text, figures: sheet.order.map(side => row.figures[side] ?? "")}))
    property list<string> heads: sheet.order.map(side => sheet.sides[side])
    // The sides whose marks precede the heads, as in a chart beside the table.
    property list<int> marks: sheet.order
    property string foot: ""
    property list<string> footFigures: sheet.order.map(side => Figures.score(sheet.scores[side] ?? 0))
    // Many sides share the width left by the words; few leave them room where large letters need it.
    readonly property real columnWidth: table.heads.length > 3 ? Math.max(58 * Theme.unit, (width - 220 * Theme.unit) / table.heads.length) : Math.min((width - 150 * Theme.unit) / table.heads.length, Math.max((table.sheet.sides.length > 2 ? 140 : 150) * Theme.unit, 11.5 * Theme.small))

    component Line: Item {
        id: line
        required property string text
        required property list<string> figures
        property bool strong: false

        width: table.width
        height: Math.max(label.height, 1.5 * Theme.body)
        Accessible.role: Accessible.StaticText
        Accessible.name: [text, ...figures.map((figure, side) => figure === "" ? "" : table.heads[side] + " " + figure)].filter(part => part).join(", ")

        MarkedText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - line.figures.length * table.columnWidth - Theme.gap
            text: line.text
            font.bold: line.strong
        }
        Repeater {
            model: line.figures

            PlainText {
                required property string modelData
                required property int index
                anchors.verticalCenter: parent?.verticalCenter
                x: table.width - (line.figures.length - index) * table.columnWidth
                width: table.columnWidth
                horizontalAlignment: Text.AlignRight
                text: modelData
                font.pixelSize: line.strong ? Theme.head : Theme.body
                font.bold: line.strong
            }
        }
    }

    spacing: 5 * Theme.unit

    Row {
        anchors.right: parent.right

        Repeater {
            model: table.heads

            Item {
                id: head
                required property string modelData
                required property int index
                width: table.columnWidth
                height: who.height

                SideMark {
                    id: mark
                    sheet: table.sheet
                    index: table.marks[head.index] ?? -1
                    anchors.verticalCenter: parent.verticalCenter
                    x: table.columnWidth - who.contentWidth - width - 5 * Theme.unit
                }
                PlainText {
                    id: who
                    anchors.right: parent.right
                    width: table.columnWidth - 8 * Theme.unit - (mark.visible ? mark.width + 5 * Theme.unit : 0)
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.Wrap
                    text: head.modelData
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    // A name of one word is smaller rather than broken.
                    fontSizeMode: head.modelData.includes(" ") ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: 9
                }
            }
        }
    }
    Hairline {
        width: table.width
    }
    Repeater {
        model: table.rows

        Line {}
    }
    Hairline {
        visible: table.foot !== ""
        width: table.width
    }
    Line {
        visible: table.foot !== ""
        text: table.foot
        figures: table.footFigures
        strong: true
    }
}
