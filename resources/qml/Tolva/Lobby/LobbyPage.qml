pragma ComponentBehavior: Bound

import QtQuick

// The first page: who plays, the road of this player, and the games by kind. The rest is behind one quiet row.
FocusScope {
    id: page

    required property Lobby lobby
    required property GamesInProgress gamesInProgress
    required property Pages pages

    objectName: "lobby"
    readonly property real edge: 24 * Theme.unit
    // As many columns as leave room for the tiles' texts; a larger window shows more tiles.
    readonly property real least: Math.max(285 * Math.min(Theme.unit, Theme.scale), 17.5 * Theme.small)
    readonly property int columns: Math.max(1, Math.floor((width - 2 * edge + Theme.gap) / (least + Theme.gap)))
    readonly property bool narrow: width < 980 * Theme.unit
    // Whether nothing is searched: a search shows only its results.
    readonly property bool plain: !page.lobby.narrowed
    property bool unfolded: false
    readonly property list<var> rest: [
        {name: "learn", text: qsTr("Learn")},
        {name: "rules", text: qsTr("Rules")},
        {name: "opponents", text: qsTr("Opponents")},
        {name: "daily", text: qsTr("Today’s deals")},
        {name: "statistics", text: qsTr("Statistics")},
        {name: "history", text: qsTr("Games played")},
        {name: "settings", text: qsTr("Settings")}
    ]

    anchors.fill: parent
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")

    // Return the visible items that can be chosen, in order.
    function seen(): list<Item> {
        const all = page.plain ? [...road.stops] : [];
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
        shelf.reveal(item, 4 * Theme.gap, page.edge);
    }
    function lookAgain() {
        search.clear();
        page.lobby.clear();
    }

    Keys.onEscapePressed: page.plain ? page.lobby.leave() : lookAgain()
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
        readonly property real bar: Math.max(44 * Theme.unit, more.implicitHeight)
        x: page.edge
        y: 12 * Theme.unit
        width: page.width - 2 * page.edge
        spacing: 12 * Theme.unit

        Row {
            id: brand
            height: head.bar
            spacing: Theme.gap

            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: 42 * Theme.unit
                height: width
                source: "../../../icons/tolva.svg"
                // Rendered at its final size: a scaled picture would be jagged with Qt's software
                // renderer.
                sourceSize: Qt.size(Math.round(width), Math.round(width))
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: !page.narrow
                text: qsTr("Tolva")
                color: Theme.clothText
                font.family: Theme.display
                font.pixelSize: Theme.figure
                font.bold: true
                Accessible.role: Accessible.Heading
            }
        }
        Offered {
            id: people
            readonly property real whole: (item as PeopleRow)?.whole ?? 0
            width: Math.min(whole, head.width)
            height: status === Loader.Ready ? implicitHeight : head.bar
            pages: page.pages
            name: ""
            // Read with the page only if there is somebody to choose from.
            Component.onCompleted: if (page.lobby.shared) name = "people row"
        }
        Item {
            // Pushes the other items to the right if they all fit beside the people.
            width: head.width - [brand, people, search, more].reduce((sum, item) => sum + head.spacing + item.width, 1)
            height: 1
            visible: width > 0
        }
        // Together: the button is never alone in a row.
        Row {
            spacing: head.spacing

            Field {
                id: search
                objectName: "gameSearch"
                // Narrower rather than in another row, as long as its words fit.
                readonly property real beside: head.width - [brand, people, more].reduce((sum, item) => sum + head.spacing + item.width, 1)
                width: (beside < 190 * Theme.unit ? 250 : Math.min(250, beside / Theme.unit)) * Theme.unit
                height: head.bar
                placeholderText: qsTr("Game, kind or players")
                Accessible.name: qsTr("Find a game by its name, its kind or the number of players")
                onTextChanged: page.lobby.search = text
                onAccepted: {
                    const found = page.seen();
                    (found.find(item => item.objectName === "form-" + page.lobby.nearest) ?? found[0])?.click();
                }
                Keys.onDownPressed: page.seen()[0]?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: event => event.accepted = true
            }
            Plate {
                id: more
                objectName: "more"
                height: head.bar
                onCloth: true
                quiet: true
                text: qsTr("More")
                Accessible.description: qsTr("Learning, rules, opponents, statistics, games played, settings")
                onClicked: page.unfolded = !page.unfolded
            }
        }
    }
    Flow {
        id: others
        x: page.edge
        y: head.y + head.height + 6 * Theme.unit
        width: head.width
        height: visible ? implicitHeight : 0
        visible: page.unfolded
        layoutDirection: page.narrow ? Qt.LeftToRight : Qt.RightToLeft
        spacing: 4 * Theme.unit

        Repeater {
            // Laid out from the right: the last one first.
            model: page.narrow ? page.rest : [...page.rest].reverse()

            Plate {
                required property string name
                required text
                objectName: name
                onCloth: true
                quiet: true
                onClicked: page.lobby.openPage(name)
            }
        }
    }

    // A tile; the first tile of each kind has the kind's heading above it.
    component Game: Column {
        id: game

        required property var model
        readonly property alias tile: tile

        visible: model.found
        width: shelf.cell
        spacing: 4 * Theme.unit

        Label {
            width: parent.width
            elide: Text.ElideRight
            text: game.model.heading
            color: Theme.clothText
            font.pixelSize: Theme.small
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.ignored: text === ""
        }
        GameTile {
            id: tile
            objectName: "form-" + game.model.id
            width: game.width
            text: game.model.name
            told: game.model.told
            picture: game.model.picture
            onClicked: page.lobby.choose(game.model.id)
            onActiveFocusChanged: if (activeFocus) page.reveal(tile)
        }
    }

    Scroll {
        id: shelf
        objectName: "shelf"
        readonly property real room: page.width - 2 * page.edge
        readonly property real cell: Math.floor((room - (page.columns - 1) * Theme.gap) / page.columns)
        anchors.fill: parent
        anchors.topMargin: others.y + others.height + 4 * Theme.unit
        contentHeight: all.y + all.height + page.edge

        Column {
            id: all
            x: page.edge
            y: 4 * Theme.unit
            width: shelf.room
            spacing: 1.6 * Theme.gap

            Road {
                id: road
                visible: page.plain
                width: parent.width
                pages: page.pages
                games: page.gamesInProgress
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    id: tiles
                    model: page.lobby.tiles

                    Game {}
                }
            }
            Label {
                objectName: "nothingFound"
                visible: page.lobby.noneFound
                color: Theme.clothText
                text: qsTr("No game is called that.")
            }
        }
    }

    Timer {
        running: true
        interval: 300
        onTriggered: {
            road.seen = true;
            people.name = "people row";
            if (page.Window.activeFocusItem === page)
                page.seen()[0]?.forceActiveFocus();
        }
    }
    Connections {
        target: page.Window.window
        // Scroll the focused stop of the road into view.
        function onActiveFocusItemChanged() {
            const item = road.stops.find(stop => stop.activeFocus);
            if (item)
                page.reveal(item);
        }
    }

    Component.onCompleted: {
        const back = page.lobby.open();
        page.gamesInProgress.refresh();
        // Focus the game to continue or, on a return, the one last looked at; else the first stop, once it is there.
        const all = page.seen(), last = all.find(tile => back && tile.objectName === "form-" + page.lobby.lastGame);
        (page.gamesInProgress.count > 0 ? all[0] : last ?? page).forceActiveFocus();
    }
}
