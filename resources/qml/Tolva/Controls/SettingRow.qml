import QtQuick

// A setting: its label and its values.
Item {
    id: wish

    required property string label
    property list<var> options: [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}]
    required property var value

    signal chosen(var value)

    width: parent?.width ?? 0
    height: Math.max(label.height, choice.height)

    Paragraph {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        width: choice.x - Theme.gap
        text: wish.label
    }
    Choice {
        id: choice
        anchors.verticalCenter: parent.verticalCenter
        x: 0.37 * wish.width
        width: wish.width - x
        title: wish.label
        options: wish.options
        value: wish.value
        onChosen: value => wish.chosen(value)
    }
}
