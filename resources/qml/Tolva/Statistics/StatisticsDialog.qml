import QtQuick
import QtQuick.Dialogs

// The system's save dialog for the table of deals, loaded on demand.
Item {
    id: statisticsDialog

    required property Statistics statistics

    function ask() {
        saving.selectedFile = saving.currentFolder + "/" + encodeURIComponent(statisticsDialog.statistics.suggestion());
        saving.open();
    }

    FileDialog {
        id: saving
        title: qsTr("Save the deals as CSV")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
        onAccepted: statisticsDialog.statistics.save(selectedFile)
    }
}
