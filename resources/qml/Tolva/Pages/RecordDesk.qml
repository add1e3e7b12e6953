pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Import and export of records: dropped files, shortcuts to open, save and copy, file dialogs.
DropArea {
    id: desk

    required property AppModel app

    function ask(what: string) {
        dialogs.active = true;
        const loaded = dialogs.item as RecordDialogs;
        if (what === "save")
            loaded.save();
        else
            loaded.open();
    }

    onDropped: drop => {
        if (drop.hasUrls) {
            desk.app.records.open(drop.urls[0]);
            drop.acceptProposedAction();
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: desk.containsDrag
        color: "#12100d"
        opacity: 0.5
    }
    PlainText {
        anchors.centerIn: parent
        visible: desk.containsDrag
        text: qsTr("Drop the game here")
        color: Theme.linen
        font.family: Theme.display
        font.pixelSize: Theme.banner
        font.bold: true
    }
    Connections {
        target: desk.app.records
        function onWanted(what: string) {
            desk.ask(what);
        }
    }
    PageLoader {
        id: dialogs
        app: desk.app
        active: false
        file: Qt.resolvedUrl("RecordDialogs.qml")
    }
    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: desk.ask("open")
    }
    Shortcut {
        sequences: [StandardKey.SaveAs, "Ctrl+S"]
        onActivated: desk.app.records.ask("save")
    }
    Shortcut {
        sequences: [StandardKey.Paste]
        enabled: desk.app.pages.page === "history"
        onActivated: desk.app.records.paste()
    }
    Shortcut {
        sequences: [StandardKey.Copy]
        enabled: desk.app.pages.page === "review"
        onActivated: desk.app.records.copy()
    }
}
