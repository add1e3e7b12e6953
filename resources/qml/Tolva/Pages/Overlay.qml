pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import Tolva.Controls

// The pages above the table, and the shortcuts that open them from anywhere.
Item {
    id: overlay

    required property AppModel app

    // The item that had the focus before the first page opened, to give it back after the last.
    property Item beneath: null
    property bool covering: false

    // The last page was closed, and no item had the focus before.
    signal emptied

    function giveBack() {
        if (overlay.app.pages.page !== "")
            return;
        if (beneath?.visible && beneath.enabled && !(beneath as Loader))
            beneath.forceActiveFocus();
        else
            emptied();
    }

    component Page: PageLoader {
        app: overlay.app
        anchors.fill: parent
        // For a screen reader: the page that has come.
        onLoaded: overlay.app.voice.say((item as Folio)?.title ?? "")
    }

    Page {
        active: overlay.app.pages.page === "rules"
        file: Qt.resolvedUrl("HelpPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "people"
        file: Qt.resolvedUrl("PeoplePage.qml")
    }
    Page {
        active: overlay.app.pages.page === "history"
        file: Qt.resolvedUrl("HistoryPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "review"
        file: Qt.resolvedUrl("ReviewPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "line"
        file: Qt.resolvedUrl("LinePage.qml")
    }
    Page {
        active: overlay.app.pages.page === "same"
        file: Qt.resolvedUrl("SameDealPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "record"
        file: Qt.resolvedUrl("RecordPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "keys"
        file: Qt.resolvedUrl("KeysPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "note"
        file: Qt.resolvedUrl("NotePage.qml")
    }
    Page {
        active: overlay.app.pages.page === "match"
        file: Qt.resolvedUrl("MatchPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "statistics"
        file: Qt.resolvedUrl("StatisticsPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "opponents"
        file: Qt.resolvedUrl("OpponentsPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "faces"
        file: Qt.resolvedUrl("FacesPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "about"
        file: Qt.resolvedUrl("AboutPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "daily"
        file: Qt.resolvedUrl("DailyPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "ladder"
        file: Qt.resolvedUrl("LadderPage.qml")
    }
    Page {
        active: overlay.app.pages.page === "practice"
        file: Qt.resolvedUrl("PracticePage.qml")
    }
    Page {
        active: overlay.app.pages.page === "path"
        file: Qt.resolvedUrl("PathPage.qml")
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
            // A loader keeps the focus when its page is gone.
            // Give the focus back once no page is open.
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
