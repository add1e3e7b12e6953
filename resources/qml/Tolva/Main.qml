pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.App
import Tolva.Controls
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

    function toTable() {
        // Deferred until the closing page is gone and the table is visible.
        Qt.callLater(() => {
            if (!table.visible || window.pages.page !== "")
                return;
            const above = [curtain, deal, game].find(page => page.shown);
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

    // Made from its file and models when it is shown, so that the window opens quickly.
    component Offered: Loader {
        required property string name
        property bool shown: false
        // What it takes besides its models.
        property var added: ({})
        property bool ready: false

        function look() {
            if (shown)
                setSource(Qt.resolvedUrl(window.pages.file(name)), Object.assign(window.pages.given(name), added));
            else
                source = "";
        }

        onShownChanged: if (ready) look()
        Component.onCompleted: {
            ready = true;
            if (shown)
                look();
        }
    }
    component Page: Offered {
        width: window.width
        height: window.height - notice.taken
        enabled: window.pages.page === ""
        onShownChanged: if (!shown) window.toTable()
        onLoaded: window.voice.say(item?.objectName === "lobby" ? qsTr("Games") : (item as Folio)?.title ?? (item as Panel)?.title ?? "")
    }

    // Sized by the window: its items have no size before it is shown and would be laid out twice.
    Offered {
        id: table
        width: window.width
        height: window.height - notice.taken
        shown: window.navigation.playing
        visible: window.navigation.page === "table"
        // Items beneath a page take no keys.
        enabled: window.pages.page === "" && window.navigation.sheet === "" && !curtain.shown
        focus: true
        name: "table"
        added: ({menuOpen: Qt.binding(() => menu.open)})
    }
    Page {
        shown: window.navigation.page === "lobby" && window.lesson.offered
        name: "welcome"
    }
    Page {
        shown: window.navigation.page === "lobby" && !window.lesson.offered
        name: "lobby"
    }
    Page {
        shown: window.navigation.page === "game"
        name: "game"
    }
    Page {
        id: deal
        shown: window.navigation.page === "table" && window.navigation.sheet === "deal"
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        name: "deal sheet"
    }
    Page {
        id: game
        shown: window.navigation.page === "table" && window.navigation.sheet === "game"
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        name: "game sheet"
    }
    Page {
        id: curtain
        shown: window.navigation.page === "table" && (window.navigation.atTable?.privacy.down ?? false)
        name: "curtain"
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
        shown: window.navigation.playing && window.navigation.page === "table"
        enabled: window.pages.page === ""
        name: "menu"
        added: ({covered: Qt.binding(() => curtain.shown)})

        Connections {
            target: menu.item
            function onPutAway() {
                window.toTable();
            }
        }
    }

    Overlay {
        navigation: window.navigation
        pages: window.pages
        records: window.records
        voice: window.voice
        anchors.fill: parent
        anchors.bottomMargin: notice.taken
        onEmptied: window.toTable()
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
        Shortcut {
            sequence: "F8"
            onActivated: window.sounds.toggle()
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
        readonly property TablePage seat: window.navigation.page === "table" && window.navigation.sheet === "" && window.pages.page === "" && !curtain.shown ? table.item as TablePage : null
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
    Shortcut {
        sequence: "F2"
        onActivated: Words.next(window.contentItem)
    }
    Shortcut {
        sequence: "Ctrl+N"
        enabled: window.navigation.page === "table" && window.pages.page === "" || window.pages.page === "learn"
        onActivated: {
            window.pages.clear();
            window.navigation.newGame();
        }
    }
    Shortcut {
        sequence: "Ctrl+,"
        onActivated: window.pages.open("settings")
    }
    function resizeText(by: int) {
        settings.resize(by);
        voice.say(qsTr("Text size: %1 %").arg(settings.textSize), true);
    }
    Shortcut {
        sequences: [StandardKey.ZoomIn, "Ctrl+="]
        onActivated: window.resizeText(1)
    }
    Shortcut {
        sequences: [StandardKey.ZoomOut]
        onActivated: window.resizeText(-1)
    }
    Shortcut {
        sequence: "Ctrl+0"
        onActivated: window.resizeText(0)
    }
    Shortcut {
        sequences: [StandardKey.Print]
        onActivated: window.records.print()
    }
    Shortcut {
        sequences: [StandardKey.Close]
        onActivated: {
            if (window.pages.page !== "")
                window.pages.close();
            else
                window.close();
        }
    }
    Shortcut {
        sequence: "Ctrl+Q"
        onActivated: window.close()
    }
    Shortcut {
        sequence: "F11"
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
