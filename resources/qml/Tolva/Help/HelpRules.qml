pragma ComponentBehavior: Bound

import QtQuick

// The rules that a section explains: their ids and, on request, their texts.
Column {
    id: list

    required property Help help

    // Each has its id, its text and the text without marks.
    required property list<var> rules
    property bool open: false
    readonly property string ids: rules.map(each => each.rule).join(" ")
    // A refusal leads to its own rule only.
    readonly property list<var> shown: open ? rules : rules.filter(each => each.rule === list.help.rule)

    spacing: 4 * Theme.unit

    Plate {
        objectName: "rulesOf"
        x: -leftPadding
        height: Math.max(24 * Theme.unit, implicitContentHeight + 4 * Theme.unit)
        quiet: true
        size: Theme.small
        text: "§ " + list.ids
        Accessible.name: (list.open ? qsTr("Hide the rules %1") : qsTr("Show the rules %1")).arg(list.ids)
        onClicked: list.open = !list.open
    }
    SmallPrint {
        visible: list.shown.length > 0
        width: list.width
        text: qsTr("As it is written down:")
    }
    Repeater {
        model: list.shown

        RichText {
            required property string rule
            required property string plain
            required text
            objectName: "ruleText"
            x: 12 * Theme.unit
            width: list.width - x
            lineHeight: 1.2
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: rule + ": " + plain

            Rectangle {
                x: -12 * Theme.unit
                width: 2 * Theme.unit
                height: parent.height
                color: Theme.weld
            }
        }
    }
}
