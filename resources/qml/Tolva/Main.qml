pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.Controls
import Tolva.Pages

Window {
    id: window

    required property AppModel app

    // Runs before any binding is evaluated: the program sets app between the window's creation and
    // completion.
    onAppChanged: {
        Theme.settings = app.settings;
        Theme.decks = app.decks;
        Theme.system = app.systemMotion;
        Words.help = app.help;
    }

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 320
    title: qsTr("Tolva")
    color: Theme.lightCloth ? "#cbb994" : "#1d3a2d"

    onActiveChanged: if (active) app.voice.listen()

    function toTable() {
        // Deferred until the closing page is gone and the table is visible.
        Qt.callLater(() => {
            if (table.visible && window.app.pages.page === "" && window.app.navigation.sheet === "")
                curtain.active ? curtain.forceActiveFocus() : (table.item as TablePage)?.takeKeys();
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

    // A page loads its file on first use so that the window opens quickly.
    component Page: PageLoader {
        width: window.width
        height: window.height - notice.taken
        onActiveChanged: if (!active) window.toTable()
        onLoaded: window.app.voice.say(item?.objectName === "lobby" ? qsTr("Games") : (item as Folio)?.title ?? (item as Panel)?.title ?? "")
    }

    // Sized by the window: its items have no size before it is shown and would be laid out twice.
    PageLoader {
        id: table
        app: window.app
        width: window.width
        height: window.height - notice.taken
        active: window.app.navigation.playing
        visible: window.app.navigation.page === "table"
        // Items beneath a page take no keys.
        enabled: window.app.pages.page === "" && window.app.navigation.sheet === "" && !curtain.active
        focus: true
        file: Qt.resolvedUrl("Pages/TablePage.qml")
    }
    Page {
        active: window.app.navigation.page === "lobby" && window.app.lesson.offered
        enabled: window.app.pages.page === ""
        file: Qt.resolvedUrl("Pages/WelcomePage.qml")
        make: () => ({lobby: window.app.lobby, lesson: window.app.lesson, newGame: window.app.newGame})
    }
    Page {
        active: window.app.navigation.page === "lobby" && !window.app.lesson.offered
        enabled: window.app.pages.page === ""
        file: Qt.resolvedUrl("Pages/LobbyPage.qml")
        make: () => ({
            lobby: window.app.lobby,
            games: window.app.gamesInProgress
        })
    }
    Page {
        active: window.app.navigation.page === "game"
        enabled: window.app.pages.page === ""
        file: Qt.resolvedUrl("Pages/GamePage.qml")
        make: () => ({
            lobby: window.app.lobby,
            newGame: window.app.newGame,
            games: window.app.gamesInProgress,
            path: window.app.path,
            matches: window.app.matches,
            opponents: window.app.opponents,
            ownRecord: window.app.ownRecord,
            help: window.app.help,
            pages: window.app.pages
        })
    }
    Page {
        id: deal
        app: window.app
        active: window.app.navigation.page === "table" && window.app.navigation.sheet === "deal"
        enabled: window.app.pages.page === ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        file: Qt.resolvedUrl("Table/DealSheet.qml")
    }
    Page {
        id: game
        app: window.app
        active: window.app.navigation.page === "table" && window.app.navigation.sheet === "game"
        enabled: window.app.pages.page === ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        file: Qt.resolvedUrl("Table/GameOver.qml")
    }
    Page {
        id: curtain
        app: window.app
        active: window.app.navigation.page === "table" && (window.app.privacy?.down ?? false)
        enabled: window.app.pages.page === ""
        file: Qt.resolvedUrl("Table/Curtain.qml")
    }
    // The table's menu, above a sheet or curtain that covers the table's own.
    PageLoader {
        id: menu
        app: window.app
        anchors.top: parent.top
        anchors.right: parent.right
        // Same place as the table's own menu button.
        anchors.margins: (table.item as TablePage)?.layout.margin ?? 14 * Theme.unit
        active: window.app.navigation.page === "table" && window.app.pages.page === "" && (window.app.navigation.sheet !== "" || curtain.active)
        file: Qt.resolvedUrl("Table/TableMenu.qml")
        given: ({keyed: true, covered: Qt.binding(() => curtain.active)})

        Connections {
            target: menu.item
            function onPutAway() {
                (curtain.active ? curtain : deal.active ? deal : game).forceActiveFocus();
            }
        }
    }
    Page {
        app: window.app
        active: window.app.pages.page === "settings"
        file: Qt.resolvedUrl("Pages/SettingsPage.qml")
    }

    Overlay {
        app: window.app
        anchors.fill: parent
        anchors.bottomMargin: notice.taken
        onEmptied: window.toTable()
    }

    SoundMark {
        app: window.app
    }

    Item {
        id: voice
        Accessible.ignored: true

        Connections {
            target: window.app.voice
            function onSaid(text: string, urgent: bool) {
                voice.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
            }
        }
    }

    PageLoader {
        id: notice
        app: window.app
        // The table, if nothing lies over it; a notice finds its place there.
        readonly property TablePage seat: window.app.navigation.page === "table" && window.app.navigation.sheet === "" && window.app.pages.page === "" && !curtain.active ? table.item as TablePage : null
        readonly property string text: window.app.notices.texts[0] ?? ""
        // Everywhere else, and where the table has no room, it lies below the page, which makes way for it.
        readonly property bool below: active && (seat === null || crammed)
        property real taken: 0
        onBelowChanged: Qt.callLater(makeWay)
        onHeightChanged: Qt.callLater(makeWay)
        property bool crammed: false
        readonly property real room: below ? window.width - 48 * Theme.unit : Math.min(530 * Theme.unit, seat?.noticeRoom ?? Infinity)
        x: below ? (parent.width - width) / 2 : free.x
        y: below ? parent.height - height - 8 * Theme.unit : free.y
        active: window.app.notices.texts.length > 0
        visible: !(seat?.menuOpen ?? false)
        file: Qt.resolvedUrl("Pages/Notice.qml")
        onLoaded: (item as Notice).room = Qt.binding(() => room)
        onTextChanged: crammed = false

        // Stays in place while cards move; found again only when the notice or the table changes.
        property point free: Qt.point(0, 0)
        readonly property var turns: [seat, seat?.noticeRoom, seat?.hintArea, text, width, height, window.width, window.height]
        onTurnsChanged: Qt.callLater(look)

        function makeWay() {
            taken = below ? height + 16 * Theme.unit : 0;
        }
        function look() {
            if (!seat || width <= 0 || crammed)
                return;
            free = seat.noticePlace(width, height);
            crammed = !seat.isFree(free, width, height);
        }
    }

    PageLoader {
        app: window.app
        anchors.fill: parent
        active: window.app.help.word !== ""
        file: Qt.resolvedUrl("Pages/WordNote.qml")
    }
    Shortcut {
        sequence: "F2"
        onActivated: Words.next(window.contentItem)
    }
    Shortcut {
        sequence: "Ctrl+N"
        enabled: window.app.navigation.page === "table" && window.app.pages.page === "" || window.app.pages.page === "learn"
        onActivated: {
            window.app.pages.clear();
            window.app.navigation.newGame();
        }
    }
    Shortcut {
        sequence: "Ctrl+,"
        onActivated: window.app.pages.open("settings")
    }
    Shortcut {
        sequences: [StandardKey.Print]
        onActivated: window.app.printing.print()
    }
    Shortcut {
        sequences: [StandardKey.Close]
        onActivated: {
            if (window.app.pages.page !== "")
                window.app.pages.close();
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
