pragma ComponentBehavior: Bound

import QtQuick

// Games undertaken and made: a row per kind, own and others'.
Column {
    id: rows

    required property Statistics statistics

    spacing: 4 * Theme.unit

    component Line: Item {
        id: line

        required property string name
        required property string own
        required property string others
        property bool head: false

        width: rows.width
        height: label.height
        Accessible.role: Accessible.StaticText
        Accessible.name: [name, own, others].join(", ")

        PlainText {
            id: label
            width: 0.4 * parent.width
            text: line.name
            wrapMode: Text.Wrap
        }
        Repeater {
            model: [line.own, line.others]

            Silent {
                required property string modelData
                required property int index
                x: (0.4 + 0.3 * index) * line.width
                width: 0.3 * line.width
                horizontalAlignment: Text.AlignRight
                text: modelData
                color: line.head ? Theme.faint : Theme.text
                font.pixelSize: line.head ? Theme.small : Theme.body
            }
        }
    }

    Line {
        name: ""
        own: qsTr("You")
        others: qsTr("The others")
        head: true
    }
    Repeater {
        model: rows.statistics.deeds

        Line {}
    }
}
