pragma ComponentBehavior: Bound

import QtQuick

// The pages above the table.
Item {
    id: overlay

    required property Navigation navigation
    required property Pages pages
    required property Records records
    required property Voice voice

    // The item that had the focus before the first page opened, to give it back after the last.
    property Item beneath: null
    property bool covering: false

    // The last page was closed, and no item had the focus before.
    signal emptied

    function giveBack() {
        if (overlay.pages.page !== "")
            return;
        const atTable = overlay.navigation.page === "table" && overlay.navigation.sheet === "";
        if (!atTable && beneath?.visible && beneath.enabled && !(beneath as Loader))
            beneath.forceActiveFocus();
        else
            emptied();
    }

    // A page may have been opened before the window was made.
    Component.onCompleted: top.name = pages.page

    // The top page.
    Offered {
        id: top
        pages: overlay.pages
        name: ""
        anchors.fill: parent
        // For a screen reader: the page that has come.
        onLoaded: overlay.voice.say((item as Folio)?.title ?? "")
    }
    RecordDesk {
        records: overlay.records
        anchors.fill: parent
    }

    Connections {
        target: top.item
        ignoreUnknownSignals: true
        function onClosed() {
            overlay.pages.close();
        }
    }
    Connections {
        target: overlay.Window.window
        function onActiveFocusItemChanged() {
            if (overlay.pages.page === "" && !overlay.covering)
                overlay.beneath = overlay.Window.activeFocusItem;
        }
    }
    Connections {
        target: overlay.pages
        function onChanged() {
            top.name = overlay.pages.page;
            // A loader keeps the focus when its page is gone.
            // Give the focus back once no page is open.
            if (overlay.pages.page === "")
                Qt.callLater(overlay.giveBack);
            overlay.covering = overlay.pages.page !== "";
        }
    }
}
