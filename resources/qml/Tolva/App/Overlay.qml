pragma ComponentBehavior: Bound

import QtQuick

// The pages above the table, and the shortcuts that open them from anywhere.
Item {
    id: overlay

    required property Navigation navigation
    required property Pages pages
    required property Records records
    required property Voice voice

    // The item that had the focus before the first page opened, to give it back after the last.
    property Item beneath: null
    property bool covering: false

    // The name of the page that is shown.
    property string shown: ""

    // The last page was closed, and no item had the focus before.
    signal emptied

    function show() {
        if (overlay.pages.page === shown)
            return;
        shown = overlay.pages.page;
        if (shown === "")
            top.source = "";
        else
            top.setSource(Qt.resolvedUrl("../" + overlay.pages.file(shown)), overlay.pages.given(shown));
    }

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
    Component.onCompleted: show()

    // The top page, made when it opens from the objects that it declares.
    Loader {
        id: top
        anchors.fill: parent
        // For a screen reader: the page that has come.
        onLoaded: overlay.voice.say((item as Folio)?.title ?? "")
    }
    RecordDesk {
        pages: overlay.pages
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
            overlay.show();
            // A loader keeps the focus when its page is gone.
            // Give the focus back once no page is open.
            if (overlay.pages.page === "")
                Qt.callLater(overlay.giveBack);
            overlay.covering = overlay.pages.page !== "";
        }
    }

    Shortcut {
        sequence: "F1"
        onActivated: overlay.pages.toggle("rules")
    }
    Shortcut {
        sequence: "F3"
        onActivated: overlay.pages.open("history")
    }
    Shortcut {
        sequence: "F6"
        onActivated: overlay.pages.open("daily")
    }
    Shortcut {
        sequence: "F4"
        onActivated: overlay.pages.toggle("statistics")
    }
}
