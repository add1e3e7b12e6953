pragma ComponentBehavior: Bound

import QtQuick

// All tricks that the viewer's side has taken in the deal.
TableSheet {
    id: look

    required property Narrator narrator
    required property Table table

    required property TableKeys keys

    name: "ownTricks"
    title: look.table.ownTricks.length > 0 ? qsTr("Your tricks") : qsTr("You have no tricks yet")
    onClosed: look.keys.ownTricksShown = false
    Component.onCompleted: look.narrator.read(title, false)

    Grid {
        columns: look.table.seatCount > 4 ? 2 : 3
        columnSpacing: 2.4 * Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: look.table.ownTricks

            // A trick as a row of small cards with the winning one framed.
            Row {
                id: trick

                required property int number
                required property list<var> cards
                readonly property real cardWidth: 62 * Theme.unit

                spacing: 0.6 * Theme.gap

                Accessible.role: Accessible.StaticText
                Accessible.name: number + ": " + cards.map(card => card.spoken).join(", ")

                Silent {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 1.6 * Theme.small
                    horizontalAlignment: Text.AlignRight
                    text: trick.number
                }
                Item {
                    width: (0.6 * (trick.cards.length - 1) + 1) * trick.cardWidth
                    height: 1.4 * trick.cardWidth

                    Repeater {
                        model: trick.cards

                        CardFace {
                            id: face
                            required property string face
                            required property bool winner
                            required property int index

                            x: 0.6 * index * width
                            width: trick.cardWidth
                            name: face.face

                            Outline {
                                visible: face.winner
                                radius: 0.06 * width
                                border.width: Math.max(2, 0.05 * width)
                            }
                        }
                    }
                }
            }
        }
    }
}
