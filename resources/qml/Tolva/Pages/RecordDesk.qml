pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Where records come in and go out: dropped files, the keys for opening, saving and copying, the file dialogs.
DropArea {
    id: desk

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
            Records.open(drop.urls[0]);
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
        target: Records
        function onWanted(what: string) {
            desk.ask(what);
        }
    }
    Loader {
        id: dialogs
        active: false
        source: "RecordDialogs.qml"
    }
    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: desk.ask("open")
    }
    Shortcut {
        sequences: [StandardKey.SaveAs, "Ctrl+S"]
        onActivated: Records.ask("save")
    }
    Shortcut {
        sequences: [StandardKey.Paste]
        enabled: Pages.page === "history"
        onActivated: Records.paste()
    }
    Shortcut {
        sequences: [StandardKey.Copy]
        enabled: Pages.page === "review"
        onActivated: Records.copy()
    }
}
