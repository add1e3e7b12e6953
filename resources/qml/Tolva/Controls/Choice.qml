pragma ComponentBehavior: Bound

import QtQuick

// A single choice: a row of words with the chosen one filled.
Flow {
    id: choice

    required property string title
    // Objects with `value` and `text`.
    required property list<var> options
    required property var value
    // The width in one row.
    readonly property real whole: children.reduce((sum, option) => sum + option.width, 0)

    signal chosen(var value)

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Repeater {
        model: choice.options

        Option {
            id: option

            required property var modelData
            required property int index

            objectName: "choice-" + modelData.value
            current: choice.value === modelData.value
            implicitWidth: words.implicitWidth + 1.5 * Theme.small
            implicitHeight: words.implicitHeight + 0.9 * Theme.small
            Accessible.name: modelData.text
            onChosen: choice.chosen(modelData.value)

            contentItem: PlainText {
                id: words
                text: option.modelData.text
                color: option.current ? Theme.accentText : Theme.text
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
            background: Rectangle {
                color: option.current ? Theme.accent : option.hovered ? Theme.paperEdge : Theme.field
                border.color: option.visualFocus ? (option.current ? Theme.accentFocus : Theme.focus) : Theme.paperEdge
                border.width: Math.max(1, (option.visualFocus ? 3 : 1) * Theme.unit)
                topLeftRadius: option.index === 0 ? Theme.radius : 0
                bottomLeftRadius: topLeftRadius
                topRightRadius: option.index === choice.options.length - 1 ? Theme.radius : 0
                bottomRightRadius: topRightRadius
            }
        }
    }
}
