pragma ComponentBehavior: Bound

import QtQuick

// The end of a game as a postcard of 1600 by 1200: who has won, the score, and the hands of the deciding deal. It is
// drawn for itself, whatever the window's size, text size and theme.
Rectangle {
    id: postcard

    required property Sheet sheet
    required property Keepsake keepsake

    readonly property color ink: "#241a14"
    readonly property color faint: "#5d4c3e"
    readonly property real edge: 70
    readonly property real cardWidth: 108
    readonly property bool dealt: keepsake.hands.length > 0

    width: 1600
    height: 1200
    color: "#f7f1e3"

    component Line: PlainText {
        width: parent.width
        color: postcard.ink
        wrapMode: Text.Wrap
        font.family: Theme.display
        font.bold: true
    }
    component Ornament: Image {
        x: postcard.edge
        width: postcard.width - 2 * postcard.edge
        height: 32
        source: "../../../table/band.svg"
        sourceSize: Qt.size(144, 32)
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
    }

    Ornament {
        y: postcard.edge
    }
    Honoured {
        id: people
        sheet: postcard.sheet
        size: 190
        x: postcard.edge
        y: postcard.edge + 66
        spacing: -36
    }
    Column {
        x: people.width > 0 ? people.x + people.width + 36 : postcard.edge
        y: people.y + (190 - height) / 2
        width: postcard.width - x - postcard.edge
        spacing: 10

        Line {
            font.pixelSize: 68
            text: postcard.sheet.verdict
        }
        Line {
            visible: text !== ""
            font.pixelSize: 34
            font.family: Application.font.family
            font.bold: false
            color: postcard.faint
            text: postcard.sheet.decided
        }
    }

    // The hands of the deciding deal, two beside each other.
    Grid {
        visible: postcard.dealt
        x: postcard.edge
        y: 400
        columns: 2
        columnSpacing: 40
        rowSpacing: 36

        Repeater {
            model: postcard.keepsake.hands

            Column {
                id: hand
                required property string name
                required property list<string> cards
                readonly property real room: (postcard.width - 2 * postcard.edge - 40) / 2
                readonly property real step: Math.min(64, (room - postcard.cardWidth) / Math.max(1, cards.length - 1))
                width: room
                spacing: 10

                PlainText {
                    text: hand.name
                    color: postcard.ink
                    font.pixelSize: 32
                    font.bold: true
                }
                Item {
                    width: hand.room
                    height: 1.42 * postcard.cardWidth

                    Repeater {
                        model: hand.cards

                        CardFace {
                            required property string modelData
                            required property int index
                            x: index * hand.step
                            width: postcard.cardWidth
                            name: modelData
                        }
                    }
                }
            }
        }
    }
    // Without hands to show, the cards of the end.
    Row {
        visible: !postcard.dealt
        anchors.horizontalCenter: parent.horizontalCenter
        y: 470
        spacing: -70

        Repeater {
            model: postcard.sheet.finishCards

            CardFace {
                required property string modelData
                required property int index
                width: 250
                name: modelData
                rotation: 5 * (index - (postcard.sheet.finishCards.length - 1) / 2)
            }
        }
    }

    Flow {
        visible: postcard.sheet.scored
        x: postcard.edge
        anchors.bottom: below.top
        anchors.bottomMargin: 26
        width: postcard.width - 2 * postcard.edge
        spacing: postcard.sheet.places.length > 4 ? 30 : 44

        // The winner first.
        Repeater {
            model: postcard.sheet.places

            Line {
                required property string names
                required property string score
                width: implicitWidth
                font.pixelSize: postcard.sheet.places.length > 4 ? 30 : 40
                text: names + "  " + score
            }
        }
    }
    Ornament {
        id: below
        y: postcard.height - postcard.edge - 100
    }
    PlainText {
        anchors.right: below.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: postcard.edge
        text: postcard.keepsake.caption
        color: postcard.faint
        font.pixelSize: 32
    }
}
