import QtQuick
import QtQuick.Dialogs
import Tolva.Backend

// The system's file dialogs, loaded on demand.
Item {
    id: recordDialogs

    required property AppModel app

    function open() {
        opening.open();
    }

    function save() {
        saving.selectedFile = recordDialogs.app.records.folder + "/" + encodeURIComponent(recordDialogs.app.records.suggestion());
        saving.open();
    }

    FileDialog {
        id: opening
        currentFolder: recordDialogs.app.records.folder
        title: qsTr("Open a game")
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.app.records.open(selectedFile)
    }
    FileDialog {
        id: saving
        currentFolder: recordDialogs.app.records.folder
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tolva"
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.app.records.save(selectedFile)
    }
}
