pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Backend
import Tolva.Controls

// Today: the games in progress, the deal of the day and the next step; then a tile per game, by kind.
FocusScope {
    id: page

    required property AppModel app

    objectName: "lobby"
    readonly property real edge: 24 * Theme.unit
    // As many columns as leave room for the tiles' texts; a larger window shows more tiles.
    readonly property real least: Math.max(285 * Math.min(Theme.unit, Theme.scale), 17.5 * Theme.small)
    readonly property int columns: Math.max(1, Math.floor((width - 2 * edge + Theme.gap) / (least + Theme.gap)))
    // Whether nothing is searched or filtered: a search shows only its results.
    readonly property bool plain: !page.app.lobby.narrowed
    readonly property bool going: page.app.gamesInProgress.count > 0 && page.plain

    anchors.fill: parent
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")

    function play(game: string) {
        page.app.newGame.choose(game);
        page.app.navigation.openGame();
    }
    // Return the visible items that can be chosen, in order.
    function seen(): list<Item> {
        const all = [];
        for (let no = 0; page.going && no < lines.count; ++no)
            all.push(lines.itemAt(no));
        if (page.plain && today.item)
            all.push(...(today.item as TodayCards).stops);
        for (let no = 0; no < tiles.count; ++no)
            all.push((tiles.itemAt(no) as Game).tile);
        return all.filter(item => item.visible);
    }
    function step(by: int) {
        const all = seen(), at = all.findIndex(item => item.activeFocus), next = all[at + by];
        if (at >= 0 && next)
            next.forceActiveFocus(Qt.TabFocusReason);
        else if (at >= 0 && by < 0)
            search.forceActiveFocus(Qt.TabFocusReason);
    }
    // Focus the nearest item of the next row above (-1) or below (1).
    function climb(way: int) {
        const all = seen(), from = all.find(item => item.activeFocus);
        if (!from)
            return;
        const here = from.mapToItem(shelf.contentItem, 0, 0);
        const places = all.map(item => ({item: item, at: item.mapToItem(shelf.contentItem, 0, 0)})).filter(place => way * (place.at.y - here.y) > 1);
        if (places.length > 0) {
            const row = way * Math.min(...places.map(place => way * place.at.y));
            places.sort((one, other) => Math.abs(one.at.y - row) - Math.abs(other.at.y - row) || Math.abs(one.at.x - here.x) - Math.abs(other.at.x - here.x));
            places[0].item.forceActiveFocus(Qt.TabFocusReason);
        } else if (way < 0)
            search.forceActiveFocus(Qt.TabFocusReason);
    }
    function reveal(item: Item) {
        const top = item.mapToItem(shelf.contentItem, 0, 0).y;
        shelf.contentY = Math.max(0, Math.min(top - 4 * Theme.gap, Math.max(shelf.contentY, top + item.height + page.edge - shelf.height)));
    }
    function lookAgain() {
        search.clear();
        page.app.lobby.clear();
    }

    Keys.onEscapePressed: page.plain ? page.app.navigation.goBack() : lookAgain()
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: climb(-1)
    Keys.onDownPressed: climb(1)
    Keys.onPressed: event => {
        // Typing starts a search.
        if (event.text.length !== 1 || event.text <= " " || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        search.forceActiveFocus();
        search.insert(search.length, event.text);
        event.accepted = true;
    }

    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }
    Flow {
        id: head
        readonly property var tools: [search, daily, practise, rules, statistics, history, settings]
        // The name is taller than the items beside it.
        readonly property real over: Math.max(0, (called.height - rules.height) / 2)
        x: page.edge
        y: 10 * Theme.unit
        width: page.width - 2 * page.edge
        topPadding: over
        bottomPadding: over
        spacing: 8 * Theme.unit

        Item {
            id: name
            width: called.width + 12 * Theme.unit
            height: rules.height

            Row {
                id: called
                anchors.verticalCenter: parent.verticalCenter
                spacing: 12 * Theme.unit

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 48 * Theme.unit
                    height: width
                    source: "../../../icons/tolva.svg"
                    // Rendered at its final size: a scaled picture would be jagged with Qt's software
                    // renderer.
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
        }
        Item {
            // Pushes the other items to the right if they all fit beside the name.
            width: head.width - name.width - head.spacing - head.tools.reduce((sum, tool) => sum + head.spacing + tool.width, 1)
            height: 1
            visible: width > 0
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
                (found.find(item => item.objectName === "form-" + page.app.lobby.nearest) ?? found[0])?.click();
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
            // The number of missed choices to practise, read when the page is opened.
            property int due: 0
            text: due > 0 ? qsTr("Practise: %L1").arg(due) : qsTr("Practise")
            Accessible.description: due > 0 ? qsTr("%n position(s) from your games and paths waiting for you", "", due) : ""
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
            onClicked: page.app.pages.open("statistics")
        }
        Plate {
            id: history
            onCloth: true
            quiet: true
            text: qsTr("Games played")
            onClicked: page.app.pages.open("history")
        }
        Plate {
            id: settings
            onCloth: true
            quiet: true
            text: qsTr("Settings")
            onClicked: page.app.pages.open("settings")
        }
    }

    PageLoader {
        id: people
        app: page.app
        x: page.edge
        y: head.y + head.height + (active ? 4 * Theme.unit : 0)
        width: page.width - 2 * page.edge
        height: active ? implicitHeight : 0
        active: page.app.shared
        file: Qt.resolvedUrl("PeopleRow.qml")
    }
    Flow {
        id: filters
        x: page.edge
        y: people.y + people.height + 8 * Theme.unit
        width: page.width - 2 * page.edge
        spacing: 14 * Theme.unit

        Choice {
            objectName: "kinds"
            title: qsTr("Kind of game")
            width: Math.min(whole, parent.width)
            options: page.app.lobby.kindChoices
            value: page.app.lobby.kind
            onChosen: value => page.app.lobby.kind = value
        }
        Choice {
            objectName: "players"
            title: qsTr("Number of players")
            width: Math.min(whole, parent.width)
            options: page.app.lobby.playerChoices
            value: page.app.lobby.players
            onChosen: value => page.app.lobby.players = value
        }
    }

    component Heading: Label {
        color: Theme.clothText
        font.pixelSize: Theme.small
        Accessible.role: Accessible.Heading
    }
    // A tile; the first tile of each kind has the kind's heading above it.
    component Game: Column {
        id: game

        required property var model
        readonly property alias tile: tile

        visible: model.found
        width: shelf.cell
        spacing: 4 * Theme.unit

        Heading {
            width: parent.width
            elide: Text.ElideRight
            text: game.model.heading
            Accessible.ignored: text === ""
        }
        GameTile {
            id: tile
            objectName: "form-" + game.model.id
            width: game.width
            text: game.model.name
            told: game.model.told
            picture: game.model.picture
            onClicked: page.play(game.model.id)
            onActiveFocusChanged: if (activeFocus) page.reveal(tile)
        }
    }

    Flickable {
        id: shelf
        readonly property real room: page.width - 2 * page.edge
        readonly property real cell: Math.floor((room - (page.columns - 1) * Theme.gap) / page.columns)
        readonly property real line: Math.ceil(1.4 * Theme.body + 2.7 * Theme.small + 14 * Theme.unit)
        anchors.fill: parent
        anchors.topMargin: filters.y + filters.height + 8 * Theme.unit
        contentHeight: all.y + all.height + page.edge
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: all
            x: page.edge
            y: 2 * Theme.unit
            width: shelf.room
            spacing: 1.1 * Theme.gap

            Column {
                visible: page.going
                width: parent.width
                spacing: 5 * Theme.unit

                Heading {
                    text: qsTr("Games in progress")
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        id: lines
                        model: page.app.gamesInProgress.rows

                        GameInProgress {
                            required property var model
                            required property int index

                            objectName: index === 0 ? "continue" : "continue-" + model.key
                            width: shelf.cell
                            text: model.name
                            people: model.people
                            told: model.told
                            picture: model.picture
                            onClicked: page.app.gamesInProgress.resume(model.key)
                            onThrownAway: page.app.gamesInProgress.throwAway(model.key)
                            onActiveFocusChanged: if (activeFocus) page.reveal(this)
                        }
                    }
                    Plate {
                        objectName: "moreInProgress"
                        visible: page.app.gamesInProgress.more > 0
                        onCloth: true
                        quiet: true
                        text: qsTr("%n more under Games played", "", page.app.gamesInProgress.more)
                        onClicked: page.app.pages.open("history")
                    }
                }
            }
            Column {
                visible: page.plain
                width: parent.width
                spacing: 5 * Theme.unit

                Heading {
                    text: qsTr("Today")
                }
                // Loaded after the first frame; its space is reserved.
                PageLoader {
                    id: today
                    app: page.app
                    readonly property bool beside: page.columns > 2
                    readonly property bool roomy: page.columns > 3
                    readonly property real cell: roomy ? (shelf.room - 2 * Theme.gap) / 3 : beside ? Math.min((shelf.room - Theme.gap) / 2, 2 * shelf.cell + Theme.gap) : shelf.room
                    width: parent.width
                    height: beside ? shelf.line : 2 * shelf.line + Theme.gap
                    active: false
                    file: Qt.resolvedUrl("TodayCards.qml")
                    given: ({cell: Qt.binding(() => cell), tall: Qt.binding(() => shelf.line), roomy: Qt.binding(() => roomy)})
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    id: tiles
                    model: page.app.lobby.tiles

                    Game {}
                }
            }
            Label {
                objectName: "nothingFound"
                visible: page.app.lobby.noneFound
                color: Theme.clothText
                text: page.app.lobby.search === "" ? qsTr("There is no such game.") : qsTr("No game is called that.")
            }
        }
    }

    Timer {
        running: true
        interval: 300
        onTriggered: {
            page.app.today.refresh();
            today.active = true;
            page.app.exercises.refresh();
            practise.due = Qt.binding(() => page.app.exercises.due);
        }
    }

    Component.onCompleted: {
        const back = page.app.lobby.open();
        if (page.app.shared)
            page.app.profiles.refresh();
        page.app.gamesInProgress.refresh();
        // Focus a game in progress; else the game last looked at, on a return; else the first item.
        const all = page.seen(), last = all.find(tile => back && tile.objectName === "form-" + page.app.newGame.game);
        (page.going ? lines.itemAt(0) : last ?? all[0] ?? search).forceActiveFocus();
    }
}
