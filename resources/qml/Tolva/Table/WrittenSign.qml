import QtQuick

// A sign with words, no wider than the room for it.
Sign {
    id: sign

    required property real room
    property alias text: words.text
    property alias ink: words.color
    // What a screen reader says.
    property string told: text

    width: words.width + 2 * Theme.gap
    height: words.height + 0.8 * Theme.gap

    Paragraph {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, sign.room - 2 * Theme.gap)
        color: Theme.plateText
        font.bold: true
        Accessible.name: sign.told
    }
}
