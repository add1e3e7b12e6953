pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Controls

// A position in the rules: rows of cards on the cloth, and under them what they show.
Column {
    id: picture

    required property var block
    readonly property int longest: Math.max(1, ...block.rows.map(row => row.cards.length))
    readonly property real beside: (block.rows.some(row => row.title !== "") ? 100 : 0) + (block.rows.some(row => row.score !== "") ? 80 : 0)
    // The cards of a long row are smaller, so that all are inside.
    readonly property real cardWidth: Math.min(54, (width / Theme.unit - 44 - beside) / longest - 8) * Theme.unit

    spacing: 7 * Theme.unit

    Rectangle {
        width: Math.min(parent.width, Math.max(300 * Theme.unit, rows.width + 44 * Theme.unit))
        height: rows.y + rows.height + 20 * Theme.unit
        color: "#1d4636"
        border.color: Theme.paperEdge

        Cloth {
            anchors.fill: parent
            lamp: false
        }
        Label {
            id: trump
            visible: picture.block.trump !== ""
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 10 * Theme.unit
            text: ({S: "♠", H: "♥", D: "♦", C: "♣"})[picture.block.trump] + " " + qsTr("is trump")
            color: Theme.clothText
            font.pixelSize: Theme.small
            font.bold: true
        }
        Column {
            id: rows
            x: 22 * Theme.unit
            // Raised cards keep clear of the trump.
            y: (trump.visible ? 38 : 20) * Theme.unit
            spacing: 16 * Theme.unit

            Repeater {
                model: picture.block.rows

                Row {
                    id: row
                    required property string title
                    required property string score
                    required property list<var> cards

                    height: 1.4 * picture.cardWidth
                    spacing: 8 * Theme.unit

                    Silent {
                        visible: text !== ""
                        width: 92 * Theme.unit
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.title
                        wrapMode: Text.Wrap
                        color: Theme.clothText
                    }
                    Repeater {
                        model: row.cards

                        PicturedCard {
                            upright: picture.cardWidth
                        }
                    }
                    PlainText {
                        visible: text !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        leftPadding: 10 * Theme.unit
                        text: row.score
                        color: Theme.clothText
                        font.pixelSize: Theme.title
                        font.bold: true
                        Accessible.role: Accessible.StaticText
                        Accessible.name: [row.title, text].filter(part => part).join(": ")
                    }
                }
            }
        }
    }
    RichText {
        width: parent.width
        text: picture.block.text
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.body
        font.italic: true
        Accessible.role: Accessible.Graphic
        Accessible.name: picture.block.plain
    }
}
