import QtQuick

// A question with the answers beside it, in several rows if necessary.
Item {
    id: question

    required property string text
    required property list<var> options
    required property var value
    // The width of the widest question in the group, which aligns the answers.
    property real column: 0
    readonly property real asking: label.implicitWidth
    // Where the answers begin.
    property real start: 14 * Theme.unit + Math.max(asking, column)

    signal chosen(var value)

    width: parent?.width ?? 0
    implicitHeight: Math.max(label.height, choice.height)

    Paragraph {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        width: question.start - Theme.gap
        text: question.text
    }
    Choice {
        id: choice
        anchors.verticalCenter: parent.verticalCenter
        x: question.start
        width: question.width - x
        title: question.text
        options: question.options
        value: question.value
        onChosen: value => question.chosen(value)
    }
}
