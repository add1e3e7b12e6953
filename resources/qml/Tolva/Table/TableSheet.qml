import QtQuick

// A sheet over the table; a click closes it.
Item {
    id: look

    required property string title
    property alias name: sheet.objectName
    default property alias content: column.data

    signal closed

    anchors.fill: parent

    Shade {
        // Under the rail too.
        anchors.rightMargin: look.width - look.Window.width
        onClicked: look.closed()
    }
    Paper {
        id: sheet
        anchors.centerIn: parent
        width: column.width + 4 * Theme.gap
        height: Math.min(column.height + 4 * Theme.gap, look.height - 4 * Theme.gap)

        Scroll {
            anchors.fill: parent
            anchors.margins: 2 * Theme.gap
            contentHeight: column.height

            Column {
                id: column
                spacing: Theme.gap

                Label {
                    text: look.title
                    font.bold: true
                    Accessible.role: Accessible.Heading
                }
            }
        }
    }
}
