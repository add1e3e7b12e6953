pragma ComponentBehavior: Bound

import QtQuick

// The choice for a seat of the new game: one of the people of this machine, an opponent or a guest's portrait.
Folio {
    id: page

    required property NewGame newGame
    required property Opponents opponents
    required property Profiles profiles

    readonly property var seat: page.newGame.seats[page.newGame.asked]
    readonly property bool computer: seat.kind === "computer"
    readonly property bool known: seat.kind !== "me" && page.profiles.several

    objectName: "facesPage"
    title: computer || known ? qsTr("Who is to play?") : qsTr("Choose a portrait")

    function take(who: string) {
        if (page.computer)
            page.newGame.setLevel(page.newGame.asked, who);
        else
            page.newGame.setFace(page.newGame.asked, who);
        page.closed();
    }

    component Tile: Option {
        id: tile

        required property var modelData
        readonly property string face: modelData.face ?? modelData
        readonly property string who: modelData.id ?? modelData
        current: page.computer ? page.seat.level === who : page.seat.face === who

        objectName: "face-" + who
        padding: 12 * Theme.unit
        focus: current
        Component.onCompleted: if (current) forceActiveFocus()

        background: Rectangle {
            radius: Theme.radius
            color: tile.current || tile.hovered ? Theme.field : "transparent"
            border.color: tile.visualFocus ? Theme.focus : tile.current ? Theme.accent : Theme.paperEdge
            border.width: Math.max(1, (tile.visualFocus ? 3 : tile.current ? 2 : 1) * Theme.unit)
        }
    }

    // Somebody of this machine with their name, or a guest.
    component Person: Tile {
        id: person

        property string name: ""

        width: Math.max(picture.width, called.implicitWidth) + 2 * padding
        height: picture.height + (name === "" ? 0 : called.height) + 2 * padding

        contentItem: Item {
            Portrait {
                id: picture
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(104 * Theme.unit, 84 * Theme.cramp)
                face: person.face
            }
            Silent {
                id: called
                anchors.horizontalCenter: parent.horizontalCenter
                y: picture.height
                text: person.name
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: true
            }
        }
    }

    PageScroll {
        id: flick
        contentHeight: column.height + Theme.pageFoot

        Column {
            id: column
            y: 18 * Theme.unit
            width: parent.width - Theme.pageBar
            spacing: 16 * Theme.unit

            Flow {
                visible: page.known
                width: parent.width
                spacing: 12 * Theme.unit

                Repeater {
                    model: page.known ? page.profiles.rows.filter(row => !row.now) : []

                    Person {
                        objectName: "sit-" + modelData.name
                        current: page.seat.person === who
                        name: modelData.name
                        Accessible.name: name
                        onChosen: {
                            page.newGame.seat(page.newGame.asked, modelData.id, modelData.name, modelData.face);
                            page.closed();
                        }
                    }
                }
            }
            Grid {
                id: opponents
                visible: page.computer
                width: parent.width
                columns: width > 1000 * Theme.unit && Theme.scale < 1.2 ? 2 : 1
                readonly property int lines: Math.ceil(page.opponents.people.length / columns)
                // The rows share the spare height of a tall window.
                readonly property real share: (flick.height - y - 100 * Theme.unit) / lines - spacing
                spacing: 12 * Theme.unit

                Repeater {
                    model: page.computer ? page.opponents.people : []

                    Tile {
                        id: opponent
                        onChosen: page.take(who)
                        width: (opponents.width - (opponents.columns - 1) * opponents.spacing) / opponents.columns
                        height: Math.max(portrait.height, words.height, Math.min(opponents.share - 2 * padding, 150 * Theme.unit)) + 2 * padding
                        Accessible.name: [modelData.name, modelData.line, modelData.wins].filter(text => text !== "").join(". ")

                        contentItem: Item {
                            Portrait {
                                id: portrait
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(96 * Theme.unit, 80 * Theme.cramp, Math.min(opponents.share - 3 * opponent.padding, 140 * Theme.unit))
                                face: opponent.face
                                mood: opponent.hovered || opponent.visualFocus ? "glad" : "calm"
                            }
                            Column {
                                id: words
                                anchors.verticalCenter: parent.verticalCenter
                                x: portrait.width + 16 * Theme.unit
                                width: parent.width - x
                                spacing: 3 * Theme.unit

                                Silent {
                                    width: parent.width
                                    text: opponent.modelData.name
                                    color: Theme.text
                                    font.pixelSize: Theme.title
                                    font.bold: true
                                    elide: Text.ElideRight
                                }
                                Paragraph {
                                    text: opponent.modelData.line
                                    Accessible.ignored: true
                                }
                                SmallPrint {
                                    text: opponent.modelData.wins
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
            Label {
                visible: page.known && !page.computer
                text: qsTr("Or a guest:")
            }
            Flow {
                visible: !page.computer
                width: parent.width
                spacing: 12 * Theme.unit

                Repeater {
                    model: page.computer ? [] : page.profiles.faces

                    Person {
                        required property int index
                        Accessible.name: qsTr("Portrait %1").arg(index + 1)
                        onChosen: page.take(who)
                    }
                }
            }
            SmallPrint {
                visible: page.computer
                width: Math.min(parent.width, 980 * Theme.unit)
                text: qsTr("If you choose the same opponent for several seats, others with names of their own take the rest and play exactly as well.")
            }
        }
    }
}
