import QtQuick
import Tolva.Backend

// What a word of the glossary means, until one has read it.
Rectangle {
    id: note

    visible: Help.word !== ""
    width: Math.min(460 * Theme.unit, words.implicitWidth + 2.4 * Theme.gap)
    height: words.height + 1.8 * Theme.gap
    radius: Theme.radius
    color: Theme.field
    border.color: Theme.weld
    border.width: 2 * Theme.unit

    Text {
        id: words
        objectName: "meaning"
        anchors.centerIn: parent
        width: parent.width - 2.4 * Theme.gap
        text: "<b>" + Help.word + "</b>: " + Help.meaning
        textFormat: Text.StyledText
        wrapMode: Text.Wrap
        color: Theme.text
        font.pixelSize: Theme.body
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Help.word + ": " + Help.meaning
    }
    TapHandler {
        onTapped: Help.lookUp("")
    }
}
