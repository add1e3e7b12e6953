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

    signal chosen(var value)

    width: parent?.width ?? 0
    implicitHeight: choice.height

    Label {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        text: question.text
    }
    Choice {
        id: choice
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: label.right
        anchors.leftMargin: 14 * Theme.unit + Math.max(0, question.column - label.width)
        anchors.right: parent.right
        title: question.text
        options: question.options
        value: question.value
        onChosen: value => question.chosen(value)
    }
}
