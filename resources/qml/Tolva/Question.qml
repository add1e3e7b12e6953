import QtQuick

// A question with the answers beside it; where they do not fit they take several rows.
Item {
    id: question

    required property string text
    required property var options
    required property var value

    signal chosen(var value)

    width: parent?.width ?? 0
    height: choice.height

    Label {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        text: question.text
    }
    Choice {
        id: choice
        anchors.left: label.right
        anchors.leftMargin: 14 * Theme.unit
        anchors.right: parent.right
        title: question.text
        options: question.options
        value: question.value
        onChosen: value => question.chosen(value)
    }
}
