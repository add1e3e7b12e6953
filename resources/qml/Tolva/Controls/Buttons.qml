import QtQuick

// The buttons at the foot of a sheet.
Row {
    anchors.right: parent?.right
    spacing: 12 * Theme.unit
}
