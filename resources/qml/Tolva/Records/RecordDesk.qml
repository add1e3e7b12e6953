pragma ComponentBehavior: Bound

import QtQuick

// Import and export of records: dropped files, shortcuts to open, save and copy, file dialogs.
DropArea {
    id: desk

    required property Pages pages
    required property Records records

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
            desk.records.open(drop.urls[0]);
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
        target: desk.records
        function onDialog_wanted(what: string) {
            desk.ask(what);
        }
    }
    Part {
        id: dialogs
        active: false
        file: Qt.resolvedUrl("RecordDialogs.qml")
        given: ({records: desk.records})
    }
    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: desk.ask("open")
    }
    Shortcut {
        sequences: [StandardKey.SaveAs, "Ctrl+S"]
        onActivated: desk.records.ask("save")
    }
    Shortcut {
        sequences: [StandardKey.Paste]
        enabled: desk.pages.page === "history"
        onActivated: desk.records.paste()
    }
    Shortcut {
        sequences: [StandardKey.Copy]
        enabled: desk.pages.page === "review"
        onActivated: desk.records.copy()
    }
}
