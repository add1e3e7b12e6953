import QtQuick
import QtQuick.Dialogs

// The system's file dialogs, loaded on demand.
Item {
    id: recordDialogs

    required property Records records

    function open() {
        opening.currentFolder = recordDialogs.records.folder();
        opening.open();
    }

    function save() {
        saving.currentFolder = recordDialogs.records.folder();
        saving.selectedFile = saving.currentFolder + "/" + encodeURIComponent(recordDialogs.records.suggestion());
        saving.open();
    }

    FileDialog {
        id: opening
        title: qsTr("Open a game")
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.records.open(selectedFile)
    }
    FileDialog {
        id: saving
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tolva"
        nameFilters: [qsTr("Games (*.tolva)"), qsTr("All files (*)")]
        onAccepted: recordDialogs.records.save(selectedFile)
    }
}
