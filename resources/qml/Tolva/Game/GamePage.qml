pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// One game: play it as last time, learn it, or change who plays and by which rules.
Folio {
    id: page

    required property Lobby lobby
    required property NewGame newGame
    required property GamesInProgress gamesInProgress
    required property OwnRecord ownRecord
    required property Pages pages

    objectName: "gamePage"
    title: page.lobby.chosen.name ?? ""
    property bool changing: false
    // One column with large text.
    readonly property bool narrow: body.width < 760 * Theme.unit
    // The spare height of a tall window, shared by the picture and the player's figures.
    readonly property real spare: narrow || changing ? 0
        : Math.max(0, scroll.height - 2 * body.y - Math.max(frame.least + frame.games, words.height) - body.spacing - record.tallest)

    readonly property real besides: scroll.height - 2 * body.y - wishes.height - 2 * body.spacing - Theme.gap

    // Games of this form, the latest first. They are below the picture if both columns are then more alike.
    property list<var> inProgress
    readonly property int resumable: changing ? 0 : Math.min(3, inProgress.length)
    readonly property bool beneath: !narrow && resumable > 0 && own > 0.58 * frame.width && own + (resumable * 58 + 30) * Theme.unit > frame.landscapeHeight
    readonly property real own: buttons.height + texts.height + 12 * Theme.unit

    // The latest of some games in progress, to resume one of them.
    component GamesToResume: Column {
        id: list

        property list<var> games

        visible: games.length > 0
        width: parent.width
        spacing: 6 * Theme.unit

        Label {
            width: parent.width
            text: qsTr("In progress:")
            color: Theme.faint
        }
        Repeater {
            model: list.games.slice(0, 3)

            GameInProgress {
                required property string key
                required property string name

                objectName: "inProgress-" + key
                width: Math.min(parent.width, 2 * implicitWidth)
                text: name
                onClicked: page.gamesInProgress.resume(key)
                onThrownAway: page.gamesInProgress.throwAway(key)
            }
        }
    }

    function lookForGames() {
        inProgress = page.gamesInProgress.of(page.newGame.game);
    }

    onClosed: page.lobby.leave()

    tools: Plate {
        objectName: "rules"
        visible: page.changing
        quiet: true
        text: qsTr("Rules")
        onClicked: page.lobby.openPage("rules")
    }

    Connections {
        target: page.gamesInProgress
        function onChanged() {
            page.lookForGames();
        }
    }

    Scroll {
        id: scroll
        anchors.fill: parent
        // A line that is cut off stays clear of the edge of the page.
        anchors.bottomMargin: 3 * Theme.unit
        contentHeight: body.height + 2 * body.y
        onReached: item => {
            if (item !== play && item !== goOn)
                reveal(item, Theme.gap, Theme.gap);
        }

        Column {
            id: body
            x: Theme.pageEdge
            y: 20 * Theme.unit
            width: page.width - 36 * Theme.unit - 2 * x
            spacing: 22 * Theme.unit

            Flow {
                width: parent.width
                spacing: 26 * Theme.unit

                Column {
                    // Large text needs the room.
                    visible: !page.narrow
                    width: frame.width
                    spacing: 16 * Theme.unit

                    Rectangle {
                        id: frame
                        objectName: "gamePicture"
                        readonly property real landscapeHeight: Math.round(width / 1.75)
                        readonly property real games: below.visible ? below.height + parent.spacing : 0
                        // With games in progress the picture is as high as its column needs to be.
                        readonly property real least: page.beneath ? Math.min(landscapeHeight, Math.max(width / 2.1, words.height - games)) : page.resumable > 0 ? Math.max(landscapeHeight, Math.min(words.height, width / 1.45)) : landscapeHeight
                        width: Math.min((body.width < 1050 * Theme.unit ? 0.42 : 0.53) * body.width, 860 * Theme.unit)
                        // The form needs room, and the buttons beside it must not move.
                        height: page.changing ? Math.min(landscapeHeight, Math.max(250 * Theme.unit, page.besides)) : record.visible ? Math.min(least + 0.5 * page.spare, width / 1.45) : Math.min(least + page.spare, width / 1.08)
                        color: Theme.ink

                        GamePicture {
                            anchors.fill: parent
                            anchors.margins: Math.max(1, 2 * Theme.unit)
                            source: page.lobby.chosen.picture ?? ""
                        }
                    }
                    GamesToResume {
                        id: below
                        games: page.beneath ? page.inProgress : []
                    }
                }
                Column {
                    id: words
                    // Whole pixels: rounding must not put it below the picture.
                    width: page.narrow ? body.width : Math.floor(body.width - frame.width - parent.spacing)
                    spacing: 12 * Theme.unit

                    // First, so that it is in the same place for every game.
                    Flow {
                        id: buttons
                        // Whether “Continue” shares a row with the others.
                        readonly property real least: Math.max(goOn.implicitWidth, 190 * Theme.unit)
                        readonly property bool shared: [play, learn, change].reduce((sum, item) => sum + spacing + item.width, least + 1) < width
                        width: parent.width
                        bottomPadding: 6 * Theme.unit
                        spacing: 12 * Theme.unit

                        Plate {
                            id: goOn
                            objectName: "goOn"
                            visible: page.inProgress.length > 0
                            strong: true
                            size: Theme.title
                            width: buttons.shared ? buttons.least : buttons.width
                            text: qsTr("Continue")
                            Accessible.description: visible ? [page.inProgress[0].people, page.inProgress[0].told].join(". ") : ""
                            onClicked: page.gamesInProgress.resume(page.inProgress[0].key)
                        }
                        Plate {
                            id: play
                            objectName: "play"
                            focus: true
                            strong: !goOn.visible
                            size: Theme.title
                            width: Math.max(implicitWidth, 190 * Theme.unit)
                            text: qsTr("Play")
                            onClicked: page.newGame.start()
                        }
                        Plate {
                            id: learn
                            objectName: "learn"
                            height: play.height
                            width: Math.max(implicitWidth, 140 * Theme.unit)
                            size: Theme.head
                            text: qsTr("Learn")
                            onClicked: page.lobby.openPage("learn")
                        }
                        Plate {
                            id: change
                            objectName: "change"
                            height: play.height
                            size: Theme.head
                            quiet: true
                            text: page.changing ? qsTr("Done") : qsTr("More…")
                            Accessible.description: qsTr("Who plays, by which rules, and for how long")
                            onClicked: page.changing = !page.changing
                        }
                    }
                    GamesToResume {
                        games: page.beneath || page.changing ? [] : page.inProgress
                    }
                    Column {
                        id: texts
                        width: parent.width
                        spacing: parent.spacing

                        Paragraph {
                            text: page.lobby.chosen.line ?? ""
                            font.pixelSize: Theme.head
                        }
                        Paragraph {
                            objectName: "about"
                            text: page.lobby.chosen.about ?? ""
                        }
                        SmallPrint {
                            text: page.lobby.chosen.told ?? ""
                        }
                        // Seats are in rows so that nothing moves when the number of players changes.
                        Paragraph {
                            objectName: "company"
                            visible: !page.changing
                            text: page.lobby.company
                            color: Theme.faint
                        }
                        // The players of the new game by portrait; a click opens the choice for the seat.
                        Flow {
                            objectName: "companyFaces"
                            visible: !page.changing
                            width: parent.width
                            spacing: Theme.gap

                            Repeater {
                                model: page.changing ? [] : page.newGame.seatRows

                                Press {
                                    id: person

                                    required property var modelData
                                    required property int index

                                    objectName: "companyFace" + index
                                    width: Math.max(92 * Theme.unit, 72 * Theme.cramp)
                                    height: face.height + name.height + 6 * Theme.unit
                                    text: modelData.name
                                    Accessible.name: modelData.kind === "computer" ? Figures.fill(qsTr("%1 plays: choose somebody else"), text) : Figures.fill(qsTr("Choose the portrait of %1"), text)
                                    onClicked: {
                                        page.newGame.ask(index);
                                        page.pages.open("faces");
                                    }

                                    contentItem: Item {
                                        Portrait {
                                            id: face
                                            anchors.horizontalCenter: parent.horizontalCenter
                                            width: 66 * Theme.unit
                                            face: person.modelData.face
                                            ring: person.modelData.ring
                                            mood: person.hovered || person.visualFocus ? "glad" : "calm"
                                        }
                                        PlainText {
                                            id: name
                                            anchors.top: face.bottom
                                            anchors.topMargin: 3 * Theme.unit
                                            width: parent.width
                                            text: person.text
                                            font.pixelSize: Theme.fine
                                            wrapMode: Text.Wrap
                                            maximumLineCount: 2
                                            elide: Text.ElideRight
                                            horizontalAlignment: Text.AlignHCenter
                                        }
                                    }
                                    background: Rectangle {
                                        radius: Theme.radius
                                        color: person.hovered ? Theme.field : "transparent"
                                        border.color: Theme.focus
                                        border.width: person.visualFocus ? Theme.focusBorder : 0
                                    }
                                }
                            }
                        }
                    }
                }
            }
            Grid {
                id: record
                readonly property real cell: (width - (columns - 1) * spacing) / columns
                readonly property real tallest: children.reduce((most, child) => Math.max(most, child.implicitHeight), 0)
                visible: !page.changing && page.ownRecord.cards.length > 0
                width: parent.width
                columns: page.narrow ? 2 : Math.max(1, page.ownRecord.cards.length)
                spacing: 1.6 * Theme.gap

                Repeater {
                    model: page.ownRecord.cards

                    // A figure of the player, with a link to its page.
                    Press {
                        id: card

                        required property var modelData
                        readonly property real air: Math.min(0.5 * page.spare, 0.5 * record.tallest)

                        objectName: "record-" + modelData.id
                        implicitHeight: told.implicitHeight
                        width: record.cell
                        height: record.tallest + air
                        text: modelData.text
                        Accessible.name: told.Accessible.name
                        onClicked: page.lobby.openPage(["daily", "opponents"].includes(modelData.id) ? modelData.id : "statistics")

                        contentItem: Headline {
                            id: told
                            air: card.air
                            figure: card.modelData.figure
                            text: card.modelData.text
                            note: card.modelData.note
                            border.color: card.visualFocus ? Theme.focus : card.hovered ? Theme.weld : Theme.paperEdge
                            border.width: (card.visualFocus ? 3 : 1.2) * Theme.unit
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Hairline {
                visible: page.changing
                width: parent.width
            }
            Offered {
                id: wishes
                width: parent.width
                visible: page.changing
                pages: page.pages
                name: page.changing ? "game settings" : ""
            }
        }
    }

    Component.onCompleted: {
        page.ownRecord.refresh();
        lookForGames();
        (goOn.visible ? goOn : play).forceActiveFocus();
    }
}
