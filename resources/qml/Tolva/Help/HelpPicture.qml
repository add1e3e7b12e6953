pragma ComponentBehavior: Bound

import QtQuick

// A picture in the rules, and under it what it shows: a position as rows of cards on the cloth, or the game's own
// picture from the lobby.
Column {
    id: picture

    required property var block
    readonly property list<var> rows: block.rows ?? []
    readonly property int longest: Math.max(1, ...rows.map(row => row.cards.length))
    readonly property real beside: (rows.some(row => row.title !== "") ? 100 : 0) + (rows.some(row => row.score !== "") ? 80 : 0)
    // The cards of a long row are smaller, so that all are inside.
    readonly property real cardWidth: Math.min(54, (width / Theme.unit - 44 - beside) / longest - 8) * Theme.unit

    spacing: 7 * Theme.unit

    Loader {
        sourceComponent: picture.block.kind === "tile" ? tile : position
    }
    Component {
        id: tile

        GamePicture {
            width: Math.min(picture.width, 420 * Theme.unit)
            height: Math.round(width / 1.75)
            source: picture.block.picture
            framed: true
        }
    }
    Component {
        id: position

        Rectangle {
            width: Math.min(picture.width, Math.max(300 * Theme.unit, rows.width + 44 * Theme.unit))
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
                anchors.margins: Theme.gap
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
                    model: picture.rows

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

                            // A card of a picture: raised if the text is about it, crosswise if it counts negative.
                            Item {
                                id: place

                                required property string face
                                required property bool marked
                                required property bool crosswise

                                width: (crosswise ? 1.4 : 1) * picture.cardWidth
                                height: 1.4 * picture.cardWidth

                                CardFace {
                                    anchors.centerIn: parent
                                    anchors.verticalCenterOffset: place.marked ? -0.09 * height : 0
                                    width: picture.cardWidth
                                    rotation: place.crosswise ? 90 : 0
                                    name: place.face
                                    lifted: place.marked

                                    Outline {
                                        out: border.width / 2
                                        visible: place.marked
                                        radius: 0.07 * width
                                        border.width: Math.max(2, 0.05 * parent.width)
                                    }
                                }
                            }
                        }
                        PlainText {
                            visible: text !== ""
                            anchors.verticalCenter: parent.verticalCenter
                            leftPadding: Theme.gap
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
    }
    RichText {
        width: parent.width
        text: picture.block.text
        color: Theme.faint
        font.pixelSize: Theme.body
        font.italic: true
        Accessible.role: Accessible.Graphic
        Accessible.name: picture.block.plain
    }
}
