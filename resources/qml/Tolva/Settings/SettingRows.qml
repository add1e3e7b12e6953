pragma ComponentBehavior: Bound

import QtQuick

// Settings below each other: the name, the question and, where they are not no and yes, the answers of each.
Column {
    id: list

    required property Settings settings
    required property list<var> rows
    readonly property list<var> noYes: [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}]

    width: parent?.width ?? 0
    spacing: 9 * Theme.unit

    Repeater {
        model: list.rows

        ChoiceRow {
            required property var modelData

            objectName: "setting-" + modelData.name
            start: 0.37 * width
            text: modelData.text
            options: modelData.options ?? list.noYes
            value: list.settings[modelData.name]
            onChosen: value => list.settings[modelData.name] = value
        }
    }
}
