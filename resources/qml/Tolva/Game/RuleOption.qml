import QtQuick

// An option of the form: its effect, its source, and the choice; a wide choice is below the text.
Item {
    id: option

    required property NewGame newGame
    required property var modelData
    readonly property bool stacked: choice.whole > 0.45 * width
    readonly property real gap: (stacked ? 8 : 16) * Theme.unit

    implicitHeight: stacked ? words.height + gap + choice.height : Math.max(words.height, choice.height)

    RichText {
        id: words
        y: option.stacked ? 0 : (option.height - height) / 2
        width: option.stacked ? option.width : option.width - choice.width - option.gap
        text: option.modelData.text + " <a href=\"" + option.modelData.rule + "\">" + option.modelData.rule + "</a>"
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: option.modelData.plain + " " + option.modelData.rule
        // A rule opens its page, a word only its meaning.
        onLinkActivated: link => Words.help.meaningOf(link) ? Words.help.lookUp(link) : Words.help.showRule(link)
        onLinkHovered: link => Words.help.lookUp(Words.help.meaningOf(link) ? link : "")

        HoverHandler {
            cursorShape: words.hoveredLink ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
    Choice {
        id: choice
        y: option.stacked ? words.height + option.gap : (option.height - height) / 2
        width: Math.min(whole, option.width)
        anchors.right: parent.right
        title: option.modelData.plain
        options: option.modelData.values
        value: option.modelData.value
        onChosen: value => option.newGame.setOption(option.modelData.name, value)
    }
}
