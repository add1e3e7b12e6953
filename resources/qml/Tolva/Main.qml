pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.Controls
import Tolva.Pages

Window {
    id: window

    width: 1280
    height: 800
    minimumWidth: 900
    minimumHeight: 600
    title: qsTr("Tolva")
    color: Theme.lightCloth ? "#cbb994" : "#1d3a2d"

    function toTable() {
        // Later, when the page that goes has gone and the table is there.
        Qt.callLater(() => {
            if (table.visible && Pages.page === "" && Session.sheet === "")
                (curtain.active ? curtain : table).forceActiveFocus();
        });
    }

    Binding {
        target: Theme
        property: "windowUnit"
        // A larger window has room for more rather than for the same in larger letters.
        readonly property real size: Math.min(window.width / 1280, window.height / 800)
        value: size > 1 ? 1 + (size - 1) / 2 : size
    }

    Cloth {
        anchors.fill: parent
    }

    // A page is read from its file when it is wanted for the first time, so that the window opens soon.
    component Page: Loader {
        width: window.width
        height: window.height
        onActiveChanged: if (!active) window.toTable()
    }

    // By the window, for what is in it has no size before it is shown: everything would be laid out twice.
    Loader {
        id: table
        width: window.width
        height: window.height
        active: Session.playing
        visible: Session.page === "table"
        // What lies beneath a page takes no keys.
        enabled: Pages.page === "" && Session.sheet === "" && !curtain.active
        focus: true
        source: "Pages/TablePage.qml"
    }
    Page {
        active: Session.page === "lobby" && Lesson.offered
        enabled: Pages.page === ""
        source: "Pages/WelcomePage.qml"
    }
    Page {
        active: Session.page === "lobby" && !Lesson.offered
        enabled: Pages.page === ""
        source: "Pages/LobbyPage.qml"
    }
    Page {
        active: Session.page === "game"
        enabled: Pages.page === ""
        source: "Pages/GamePage.qml"
    }
    Page {
        id: deal
        active: Session.page === "table" && Session.sheet === "deal"
        enabled: Pages.page === ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        source: "Table/DealSheet.qml"
    }
    Page {
        id: game
        active: Session.page === "table" && Session.sheet === "game"
        enabled: Pages.page === ""
        // A page may be smaller than the sheet.
        opacity: enabled ? 1 : 0
        source: "Table/GameOver.qml"
    }
    Page {
        id: curtain
        active: Session.page === "table" && Privacy.down
        enabled: Pages.page === ""
        source: "Table/Curtain.qml"
    }
    // The menu of the table, over what covers the table's own.
    Loader {
        id: menu
        anchors.top: parent.top
        anchors.right: parent.right
        anchors.margins: 0.9 * Theme.gap
        active: Session.page === "table" && Pages.page === "" && (Session.sheet !== "" || curtain.active)
        onActiveChanged: {
            if (active)
                setSource("Table/TableMenu.qml", {keyed: true, covered: Qt.binding(() => curtain.active)});
        }

        Connections {
            target: menu.item
            function onPutAway() {
                (curtain.active ? curtain : deal.active ? deal : game).forceActiveFocus();
            }
        }
    }
    Page {
        active: Pages.page === "settings"
        source: "Pages/SettingsPage.qml"
    }

    Overlay {
        anchors.fill: parent
        onEmptied: window.toTable()
    }

    SoundMark {}

    Item {
        id: voice
        Accessible.ignored: true

        Connections {
            target: Narrator
            function onSaid(text: string, urgent: bool) {
                voice.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
            }
        }
    }

    Loader {
        id: notice
        // At the table where no hand lies.
        readonly property TablePage seat: Session.page === "table" && Pages.page === "" ? table.item as TablePage : null
        readonly property real room: seat ? Math.min(530 * Theme.unit, seat.lane.width) : 530 * Theme.unit
        x: seat ? free.x : (parent.width - width) / 2
        y: seat ? free.y : 12 * Theme.unit
        active: Notices.texts.length > 0
        source: "Pages/Notice.qml"
        onLoaded: (item as Notice).room = Qt.binding(() => room)

        // It stays there while cards move: looked for anew when it or the table changes.
        property point free: Qt.point(0, 0)
        readonly property var turns: [seat, seat?.lane, seat?.hintArea, Notices.texts[0], width, height, window.width, window.height]
        onTurnsChanged: Qt.callLater(look)

        function look() {
            if (seat && width > 0)
                free = seat.noticePlace(width, height);
        }
    }

    Loader {
        anchors.fill: parent
        active: Help.word !== ""
        source: "Pages/WordNote.qml"
    }
    Shortcut {
        sequence: "F2"
        onActivated: Words.next(window.contentItem)
    }
    Shortcut {
        sequence: "Ctrl+N"
        enabled: Session.page === "table" && Pages.page === "" || Pages.page === "practice"
        onActivated: {
            Pages.clear();
            Session.newGame();
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
