import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// An option of the form: its effect, its source, and the choice.
Item {
    id: option

    required property AppModel app

    required property var modelData

    implicitHeight: Math.max(words.height, choice.height)

    RichText {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.right: choice.left
        anchors.rightMargin: 16 * Theme.unit
        text: option.modelData.text + " <a href=\"" + option.modelData.rule + "\">" + option.modelData.rule + "</a>"
        linkColor: Theme.accent
        wrapMode: Text.Wrap
        color: Theme.text
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: option.modelData.plain + " " + option.modelData.rule
        // A rule has its page, a word only its meaning.
        onLinkActivated: link => option.app.help.meaningOf(link) ? option.app.help.lookUp(link) : option.app.help.showRule(link)
        onLinkHovered: link => option.app.help.lookUp(option.app.help.meaningOf(link) ? link : "")

        HoverHandler {
            cursorShape: words.hoveredLink ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
    Choice {
        id: choice
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        title: option.modelData.plain
        options: option.modelData.values
        value: option.modelData.value
        onChosen: value => option.app.newGame.setOption(option.modelData.name, value)
    }
}
