pragma ComponentBehavior: Bound

import QtQuick

// Import and export of records: dropped files and file dialogs.
DropArea {
    id: desk

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
}
