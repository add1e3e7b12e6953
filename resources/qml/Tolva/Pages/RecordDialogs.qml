import QtQuick
import QtQuick.Dialogs
import Tolva.Backend

// The system's file dialogs, loaded on demand.
Item {
    id: recordDialogs

    required property AppModel app

    function open() {
        opening.currentFolder = recordDialogs.app.records.folder();
        opening.open();
    }

    function save() {
        saving.currentFolder = recordDialogs.app.records.folder();
        saving.selectedFile = saving.currentFolder + "/" + encodeURIComponent(recordDialogs.app.records.suggestion());
        saving.open();
    }

    FileDialog {
        id: opening
        title: qsTr("Open a game")
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.app.records.open(selectedFile)
    }
    FileDialog {
        id: saving
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tolva"
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.app.records.save(selectedFile)
    }
}
