pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The pages that lie over the table, and the keys that open them from everywhere.
Item {
    id: overlay

    // Who had the keys before the first page was opened, and gets them back after the last.
    property Item beneath: null
    property bool covering: false

    // The last page has been closed, and nobody had the keys before.
    signal emptied

    function giveBack() {
        if (Pages.page !== "")
            return;
        if (beneath?.visible && beneath.enabled && !(beneath as Loader))
            beneath.forceActiveFocus();
        else
            emptied();
    }

    Loader {
        anchors.fill: parent
        active: Pages.page === "rules"
        source: "HelpPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "history"
        source: "HistoryPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "review"
        source: "ReviewPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "record"
        source: "RecordPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "keys"
        source: "KeysPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "note"
        source: "NotePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "match"
        source: "MatchPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "statistics"
        source: "StatisticsPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "opponents"
        source: "OpponentsPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "faces"
        source: "FacesPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "about"
        source: "AboutPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "daily"
        source: "DailyPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "ladder"
        source: "LadderPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Pages.page === "practice"
        source: "PracticePage.qml"
    }
    RecordDesk {
        anchors.fill: parent
    }

    Connections {
        target: overlay.Window.window
        function onActiveFocusItemChanged() {
            if (Pages.page === "" && !overlay.covering)
                overlay.beneath = overlay.Window.activeFocusItem;
        }
    }
    Connections {
        target: Pages
        function onChanged() {
            // A loader has the keys when its page has gone.
            // It takes the keys again when no page lies over it.
            if (Pages.page === "")
                Qt.callLater(overlay.giveBack);
            overlay.covering = Pages.page !== "";
        }
    }

    Shortcut {
        sequence: "F1"
        onActivated: Help.open()
    }
    Shortcut {
        sequence: "F3"
        onActivated: History.open()
    }
    Shortcut {
        sequence: "F6"
        onActivated: DailyDeals.open()
    }
    Shortcut {
        sequence: "F4"
        onActivated: Statistics.open()
    }
}
