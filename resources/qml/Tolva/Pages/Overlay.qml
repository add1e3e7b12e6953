pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The pages above the table, and the shortcuts that open them from anywhere.
Item {
    id: overlay

    required property AppModel app

    // The item that had the focus before the first page opened, to give it back after the last.
    property Item beneath: null
    property bool covering: false

    // The name of the page that is shown.
    property string shown: ""

    // The last page was closed, and no item had the focus before.
    signal emptied

    function show() {
        if (overlay.app.pages.page === shown)
            return;
        shown = overlay.app.pages.page;
        if (overlay.app.pages.file === "")
            top.source = "";
        else
            top.setSource(Qt.resolvedUrl(overlay.app.pages.file), overlay.app.pages.given());
    }

    function giveBack() {
        if (overlay.app.pages.page !== "")
            return;
        const atTable = overlay.app.navigation.page === "table" && overlay.app.navigation.sheet === "";
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
        onLoaded: overlay.app.voice.say((item as Folio)?.title ?? "")
    }
    RecordDesk {
        app: overlay.app
        anchors.fill: parent
    }

    Connections {
        target: top.item
        ignoreUnknownSignals: true
        function onClosed() {
            overlay.app.pages.close();
        }
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
            overlay.show();
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
        onActivated: overlay.app.pages.open("history")
    }
    Shortcut {
        sequence: "F6"
        onActivated: overlay.app.daily.open()
    }
    Shortcut {
        sequence: "F4"
        onActivated: overlay.app.pages.page === "statistics" ? overlay.app.pages.close() : overlay.app.pages.open("statistics")
    }
}
