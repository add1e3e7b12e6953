pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.Controls
import Tolva.Records
import Tolva.Table

Window {
    id: window

    required property Decks decks
    required property Help help
    required property Lesson lesson
    required property Navigation navigation
    required property Notices notices
    required property Pages pages
    required property Records records
    required property Settings settings
    required property Sounds sounds
    required property SystemMotion systemMotion
    required property Voice voice

    // These run before any binding is evaluated: the program sets the models between the window's creation and
    // completion.
    onDecksChanged: Theme.decks = decks
    onHelpChanged: Words.help = help
    onNavigationChanged: Words.navigation = navigation
    onSystemMotionChanged: Theme.system = systemMotion
    onSettingsChanged: Theme.settings = settings

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 320
    title: qsTr("Tolva")
    color: Theme.lightCloth ? "#cbb994" : "#1d3a2d"

    onActiveChanged: if (active) window.voice.listen()

    // Give the keys to what has come to the top: each page remembers which of its items had them.
    function giveKeys() {
        // Deferred until the closing page is gone and the table is visible.
        Qt.callLater(() => {
            if (window.pages.page !== "")
                return;
            const above = [curtain, deal, game, first].find(page => page.name !== "");
            above ? above.forceActiveFocus() : (table.item as TablePage)?.takeKeys();
        });
    }

    Binding {
        target: Theme
        property: "windowUnit"
        // A larger window is used for more content, not only for larger letters.
        readonly property real size: Math.min(window.width / 1280, window.height / 800)
        value: size > 1 ? 1 + (size - 1) / 2 : size
    }

    Binding {
        target: Theme
        property: "cramp"
        value: Math.min(1, window.width / 900, window.height / 600)
    }

    Cloth {
        anchors.fill: parent
    }

    component Page: Offered {
        pages: window.pages
        width: window.width
        height: window.height - notice.taken
        enabled: window.pages.page === ""
        onNameChanged: if (name === "") window.giveKeys()
        onLoaded: window.voice.say(item?.objectName === "lobby" ? qsTr("Games") : (item as Folio)?.title ?? (item as Panel)?.title ?? "")
    }

    // Sized by the window: its items have no size before it is shown and would be laid out twice.
    Offered {
        id: table
        width: window.width
        height: window.height - notice.taken
        pages: window.pages
        name: window.navigation.playing ? "table" : ""
        visible: window.navigation.page === "table"
        // Items beneath a page take no keys.
        enabled: window.pages.page === "" && window.navigation.sheet === "" && curtain.name === ""
        focus: true
        added: ({menuOpen: Qt.binding(() => menu.open)})
    }
    Page {
        id: first
        name: ({lobby: window.lesson.offered ? "welcome" : "lobby", game: "game"})[window.navigation.page] ?? ""
    }
    Page {
        id: deal
        name: window.navigation.page === "table" && window.navigation.sheet === "deal" ? "deal sheet" : ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
    }
    Page {
        id: game
        name: window.navigation.page === "table" && window.navigation.sheet === "game" ? "game sheet" : ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
    }
    Page {
        id: curtain
        name: window.navigation.page === "table" && (window.navigation.atTable?.privacy.down ?? false) ? "curtain" : ""
    }
    // The table's menu, at the end of the rail's buttons, also above a sheet or curtain.
    Offered {
        id: menu
        readonly property real edge: (table.item as TablePage)?.layout.margin ?? 0
        readonly property bool open: (item as TableMenu)?.open ?? false
        anchors.top: parent.top
        anchors.right: parent.right
        anchors.topMargin: edge
        anchors.rightMargin: edge / 2
        pages: window.pages
        name: window.navigation.playing && window.navigation.page === "table" ? "menu" : ""
        enabled: window.pages.page === ""
        added: ({covered: Qt.binding(() => curtain.name !== "")})

        Connections {
            target: menu.item
            function onPutAway() {
                window.giveKeys();
            }
        }
    }

    // The top one of the pages above the table.
    Offered {
        id: top
        anchors.fill: parent
        anchors.bottomMargin: notice.taken
        pages: window.pages
        name: window.pages.page
        onNameChanged: window.giveKeys()
        // For a screen reader: the page that has come.
        onLoaded: window.voice.say((item as Folio)?.title ?? "")

        Connections {
            target: top.item
            ignoreUnknownSignals: true
            function onClosed() {
                window.pages.close();
            }
        }
    }
    RecordDesk {
        anchors.fill: top
        records: window.records
    }

    // The shortcut that mutes sounds, with a brief sign.
    Rectangle {
        id: mark

        anchors.centerIn: parent
        width: 84 * Theme.unit
        height: width
        radius: 0.5 * width
        color: Theme.plate
        border.color: Theme.plateEdge
        visible: going.running

        Image {
            anchors.centerIn: parent
            width: 0.55 * mark.width
            height: width
            sourceSize: Qt.size(Math.round(width), Math.round(width))
            source: Theme.icon(window.sounds.on && !window.sounds.missing ? "sound" : "mute", Theme.dark)
        }
        Timer {
            id: going
            interval: 900
        }
        Connections {
            target: window.sounds
            function onSwitched() {
                going.restart();
            }
        }
    }

    Item {
        id: announcer
        Accessible.ignored: true

        Connections {
            target: window.voice
            function onSaid(text: string, urgent: bool) {
                announcer.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
            }
        }
    }

    Part {
        id: notice
        // The table, if nothing lies over it; a notice finds its place there.
        readonly property TablePage seat: window.navigation.page === "table" && window.navigation.sheet === "" && window.pages.page === "" && curtain.name === "" ? table.item as TablePage : null
        readonly property string text: window.notices.texts[0] ?? ""
        // Everywhere else, and where the rail has no room, it lies below the page, which makes way for it.
        readonly property bool below: active && (seat === null || crammed)
        property real taken: 0
        onBelowChanged: Qt.callLater(makeWay)
        onHeightChanged: Qt.callLater(makeWay)
        onFreeChanged: Qt.callLater(makeWay)
        // Since the notice came: it does not go to and fro.
        property bool crammed: false
        readonly property rect free: seat?.free ?? Qt.rect(0, 0, 0, 0)
        readonly property real room: below ? window.width - 48 * Theme.unit : free.width
        x: below ? (parent.width - width) / 2 : free.x
        y: below ? parent.height - height - 8 * Theme.unit : free.y
        active: window.notices.texts.length > 0
        visible: !menu.open
        file: Qt.resolvedUrl("App/Notice.qml")
        given: ({notices: window.notices, room: Qt.binding(() => notice.room)})
        onTextChanged: crammed = false

        function makeWay() {
            crammed = crammed || seat !== null && height > free.height;
            taken = below ? height + 16 * Theme.unit : 0;
        }
    }

    Part {
        anchors.fill: parent
        active: window.help.word !== ""
        file: Qt.resolvedUrl("Help/WordNote.qml")
        given: ({help: window.help, navigation: window.navigation, pages: window.pages})
    }
    function resizeText(by: int) {
        settings.resize(by);
        voice.say(qsTr("Text size: %1 %").arg(settings.textSize), true);
    }

    // The keys that work everywhere, some of them only now and then.
    readonly property list<var> deeds: [
        {keys: ["F1"], deed: () => pages.toggle("rules")},
        {keys: ["F2"], deed: () => Words.next(contentItem)},
        {keys: ["F3"], deed: () => pages.open("history")},
        {keys: ["F4"], deed: () => pages.toggle("statistics")},
        {keys: ["F6"], deed: () => pages.open("daily")},
        {keys: ["F8"], deed: () => sounds.toggle()},
        {keys: ["F11"], deed: () => visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen},
        {keys: ["Ctrl+N"], when: () => navigation.page === "table" && pages.page === "" || pages.page === "learn", deed: () => {
            pages.clear();
            navigation.newGame();
        }},
        {keys: ["Ctrl+,"], deed: () => pages.open("settings")},
        {keys: [StandardKey.ZoomIn, "Ctrl+="], deed: () => resizeText(1)},
        {keys: [StandardKey.ZoomOut], deed: () => resizeText(-1)},
        {keys: ["Ctrl+0"], deed: () => resizeText(0)},
        {keys: [StandardKey.Open], deed: () => records.ask("open")},
        {keys: [StandardKey.SaveAs, "Ctrl+S"], deed: () => records.ask("save")},
        {keys: [StandardKey.Copy], when: () => pages.page === "review", deed: () => records.copy()},
        {keys: [StandardKey.Paste], when: () => pages.page === "history", deed: () => records.paste()},
        {keys: [StandardKey.Print], deed: () => records.print()},
        {keys: [StandardKey.Close], deed: () => pages.page !== "" ? pages.close() : close()},
        {keys: ["Ctrl+Q"], deed: () => close()}
    ]
    Instantiator {
        model: window.deeds

        Shortcut {
            required property var modelData
            sequences: modelData.keys
            enabled: modelData.when?.() ?? true
            onActivated: modelData.deed()
        }
    }
}
