pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.Controls

// The pages that lie over the table, and the keys that open them from everywhere.
Item {
    id: overlay

    required property AppModel app

    // Who had the keys before the first page was opened, and gets them back after the last.
    property Item beneath: null
    property bool covering: false

    // The last page has been closed, and nobody had the keys before.
    signal emptied

    function giveBack() {
        if (overlay.app.pages.page !== "")
            return;
        if (beneath?.visible && beneath.enabled && !(beneath as Loader))
            beneath.forceActiveFocus();
        else
            emptied();
    }

    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "rules"
        file: Qt.resolvedUrl("HelpPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "people"
        file: Qt.resolvedUrl("PeoplePage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "history"
        file: Qt.resolvedUrl("HistoryPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "review"
        file: Qt.resolvedUrl("ReviewPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "line"
        file: Qt.resolvedUrl("LinePage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "record"
        file: Qt.resolvedUrl("RecordPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "keys"
        file: Qt.resolvedUrl("KeysPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "note"
        file: Qt.resolvedUrl("NotePage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "match"
        file: Qt.resolvedUrl("MatchPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "statistics"
        file: Qt.resolvedUrl("StatisticsPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "opponents"
        file: Qt.resolvedUrl("OpponentsPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "faces"
        file: Qt.resolvedUrl("FacesPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "about"
        file: Qt.resolvedUrl("AboutPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "daily"
        file: Qt.resolvedUrl("DailyPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "ladder"
        file: Qt.resolvedUrl("LadderPage.qml")
    }
    PageLoader {
        app: overlay.app
        anchors.fill: parent
        active: overlay.app.pages.page === "practice"
        file: Qt.resolvedUrl("PracticePage.qml")
    }
    RecordDesk {
        app: overlay.app
        anchors.fill: parent
    }

    Connections {
        target: overlay.Window.window
        function onActiveFocusItemChanged() {
            if (overlay.app.pages.page === "" && !overlay.covering)
                overlay.beneath = overlay.Window.activeFocusItem;
        }
    }
    Connections {
        target: overlay.app.pages
        function onChanged() {
            // A loader has the keys when its page has gone.
            // It takes the keys again when no page lies over it.
            if (overlay.app.pages.page === "")
                Qt.callLater(overlay.giveBack);
            overlay.covering = overlay.app.pages.page !== "";
        }
    }

    Shortcut {
        sequence: "F1"
        onActivated: overlay.app.help.open()
    }
    Shortcut {
        sequence: "F3"
        onActivated: overlay.app.history.open()
    }
    Shortcut {
        sequence: "F6"
        onActivated: overlay.app.daily.open()
    }
    Shortcut {
        sequence: "F4"
        onActivated: overlay.app.statistics.open()
    }
}
