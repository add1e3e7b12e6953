import QtQuick

// What is asked of the player now.
Rectangle {
    id: prompt

    property alias text: line.text
    readonly property alias letters: line.height
    // Whether it only shows what a prompt looks like.
    property bool mute: false

    width: line.width + 2.2 * Theme.gap
    height: Theme.promptHeight
    radius: height / 2
    color: Theme.straw
    border.color: Theme.weld
    border.width: Theme.border

    MarkedText {
        id: line
        anchors.centerIn: parent
        color: Theme.ink
        font.bold: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.ignored: prompt.mute
    }
}
