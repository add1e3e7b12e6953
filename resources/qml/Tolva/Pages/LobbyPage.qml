pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// What can be played here: the games in progress, then a tile for each game.
FocusScope {
    id: page

    required property AppModel app

    objectName: "lobby"
    readonly property real edge: 24 * Theme.unit
    // So many tiles stand beside each other that what they tell has room.
    readonly property real least: Math.max(285 * Theme.unit, 17.5 * Theme.small)
    readonly property int columns: Math.max(1, Math.floor((width - 2 * edge + Theme.gap) / (least + Theme.gap)))
    readonly property bool going: page.app.gamesInProgress.count > 0 && page.app.lobby.search === ""

    anchors.fill: parent
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")

    function play(game: string) {
        page.app.newGame.choose(game);
        page.app.navigation.openGame();
    }
    // The tiles that are seen, in their order.
    function seen(): list<Item> {
        const all = [];
        for (let no = 0; page.going && no < lines.count; ++no)
            all.push(lines.itemAt(no));
        for (let no = 0; no < tiles.count; ++no)
            all.push(tiles.itemAt(no));
        return all.filter(tile => tile.visible);
    }
    function move(by: int) {
        const all = seen(), at = all.findIndex(tile => tile.activeFocus), next = at + by;
        if (at >= 0 && next >= 0 && next < all.length)
            all[next].forceActiveFocus(Qt.TabFocusReason);
        else if (at >= 0 && next < 0)
            search.forceActiveFocus(Qt.TabFocusReason);
    }
    function reveal(tile: Item) {
        const top = tile.parent.y + tile.y;
        shelf.contentY = Math.max(0, Math.min(top - Theme.gap, Math.max(shelf.contentY, top + tile.height + page.edge - shelf.height)));
    }

    Keys.onEscapePressed: page.app.lobby.search !== "" ? search.clear() : page.app.navigation.goBack()
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)
    Keys.onUpPressed: move(-columns)
    Keys.onDownPressed: move(columns)
    Keys.onPressed: event => {
        // Who types is looking for something.
        if (event.text.length !== 1 || event.text <= " " || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        search.forceActiveFocus();
        search.insert(search.length, event.text);
        event.accepted = true;
    }

    Flow {
        id: head
        x: page.edge
        y: 14 * Theme.unit
        width: page.width - 2 * page.edge
        spacing: 14 * Theme.unit

        Row {
            id: name
            spacing: 12 * Theme.unit

            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: 48 * Theme.unit
                height: width
                source: "../../../icons/tolva.svg"
                // Drawn at its size: a picture made smaller would be jagged where Qt draws in software.
                sourceSize: Qt.size(Math.round(width), Math.round(width))
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Tolva")
                color: Theme.clothText
                font.family: Theme.display
                font.pixelSize: Theme.banner
                font.bold: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        Item {
            // Pushes the rest to the right, where it fits beside the name.
            readonly property real rest: head.width - name.width - tools.width - 3 * head.spacing
            width: Math.max(0, rest)
            height: rest > 0 ? name.height : 0
        }
        Flow {
            id: tools
            width: Math.min(head.width, wide.width)
            height: Math.max(name.height, implicitHeight)
            topPadding: Math.max(0, (name.height - search.height) / 2)
            spacing: 8 * Theme.unit

            Row {
                id: wide
                visible: false
                // As wide as everything beside each other.
                width: search.width + [daily, practise, rules, statistics, history, settings].reduce((sum, plate) => sum + plate.width + tools.spacing, 2)
            }
            Field {
                id: search
                objectName: "gameSearch"
                width: 210 * Theme.unit
                height: rules.height
                placeholderText: qsTr("Find a game")
                Accessible.name: placeholderText
                onTextChanged: page.app.lobby.search = text
                onAccepted: {
                    const found = page.seen();
                    if (found.length > 0)
                        found[0].click();
                }
                Keys.onDownPressed: page.seen()[0]?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: event => event.accepted = true
            }
            Plate {
                id: daily
                objectName: "daily"
                onCloth: true
                quiet: true
                text: qsTr("Today’s deal")
                onClicked: page.app.daily.open()
            }
            Plate {
                id: practise
                objectName: "practise"
                onCloth: true
                quiet: true
                // How many choices wait that were missed: looked for when the page stands there.
                property int due: 0
                text: due > 0 ? qsTr("Practise: %L1").arg(due) : qsTr("Practise")
                Accessible.description: due > 0 ? qsTr("%n position(s) from your own games waiting for you", "", due) : ""
                onClicked: page.app.practice.open()
            }
            Plate {
                id: rules
                objectName: "rules"
                onCloth: true
                quiet: true
                text: qsTr("Rules")
                onClicked: page.app.help.open()
            }
            Plate {
                id: statistics
                objectName: "statistics"
                onCloth: true
                quiet: true
                text: qsTr("Statistics")
                onClicked: page.app.statistics.open()
            }
            Plate {
                id: history
                onCloth: true
                quiet: true
                text: qsTr("Games played")
                onClicked: page.app.history.open()
            }
            Plate {
                id: settings
                onCloth: true
                quiet: true
                text: qsTr("Settings")
                onClicked: page.app.pages.open("settings")
            }
        }
    }

    Flickable {
        id: shelf
        anchors.fill: parent
        anchors.topMargin: head.y + head.height + 8 * Theme.unit
        contentHeight: grid.y + grid.height + page.edge
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: ScrollMark {}

        Label {
            id: heading
            visible: page.going
            x: page.edge
            y: 4 * Theme.unit
            color: Theme.clothText
            font.pixelSize: Theme.small
            text: qsTr("Games in progress")
            Accessible.role: Accessible.Heading
        }
        Flow {
            id: going
            visible: page.going
            x: page.edge
            y: heading.y + heading.height + 6 * Theme.unit
            width: grid.width
            spacing: Theme.gap

            Repeater {
                id: lines
                model: page.app.gamesInProgress.rows

                GameInProgress {
                    required property var model
                    required property int index

                    objectName: index === 0 ? "continue" : "continue-" + model.key
                    width: grid.cell
                    text: model.name
                    people: model.people
                    told: model.told
                    picture: model.picture
                    onClicked: page.app.gamesInProgress.resume(model.key)
                    onActiveFocusChanged: if (activeFocus) page.reveal(this)
                }
            }
            Plate {
                objectName: "moreInProgress"
                visible: page.app.gamesInProgress.more > 0
                onCloth: true
                quiet: true
                text: qsTr("%n more under Games played", "", page.app.gamesInProgress.more)
                onClicked: page.app.history.open()
            }
        }
        Flow {
            id: grid
            x: page.edge
            y: page.going ? going.y + going.height + 1.4 * Theme.gap : 4 * Theme.unit
            width: page.width - 2 * page.edge
            spacing: Theme.gap
            readonly property real cell: Math.floor((width - (page.columns - 1) * spacing) / page.columns)

            Repeater {
                id: tiles
                model: page.app.lobby.tiles

                GameTile {
                    required property var model

                    objectName: "form-" + model.id
                    visible: model.found
                    width: grid.cell
                    text: model.name
                    told: model.told
                    picture: model.picture
                    onClicked: page.play(model.id)
                    onActiveFocusChanged: if (activeFocus) page.reveal(this)
                }
            }
        }
        Label {
            objectName: "nothingFound"
            visible: page.app.lobby.noneFound
            x: page.edge
            y: 40 * Theme.unit
            color: Theme.clothText
            text: qsTr("No game is called that.")
        }
    }

    Timer {
        running: true
        interval: 300
        onTriggered: {
            page.app.exercises.refresh();
            practise.due = Qt.binding(() => page.app.exercises.due);
        }
    }

    Component.onCompleted: {
        page.app.lobby.search = "";
        page.app.gamesInProgress.refresh();
        const last = page.seen().find(tile => tile.objectName === "form-" + page.app.newGame.game);
        (page.going ? lines.itemAt(0) : last ?? search).forceActiveFocus();
    }
}
