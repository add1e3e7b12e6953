pragma ComponentBehavior: Bound

import QtQuick

// Names and their values in two columns; both wrap.
Column {
    id: rows

    property alias model: repeater.model
    property real nameWidth: 200 * Theme.unit

    spacing: 4 * Theme.unit

    Repeater {
        id: repeater

        Item {
            id: row
            required property string name
            required property string value
            width: rows.width
            height: Math.max(name.height, value.height)

            Silent {
                id: name
                width: rows.nameWidth
                objectName: "notation"
                text: row.name
                wrapMode: Text.Wrap
            }
            PlainText {
                id: value
                x: rows.nameWidth + Theme.gap
                width: parent.width - x
                objectName: "notation"
                text: row.value
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: row.name + ": " + text
            }
        }
    }
}
