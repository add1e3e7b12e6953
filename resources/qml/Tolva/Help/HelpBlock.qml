pragma ComponentBehavior: Bound

import QtQuick

// One block of a rules page: a heading and its rules, a paragraph, an item of a list, or a picture.
Item {
    id: block

    required property Help help

    required property var modelData
    required property int index
    property bool pointedAt: false
    readonly property string kind: modelData.kind
    readonly property bool heading: kind === "heading"
    readonly property bool pictured: kind === "picture" || kind === "tile"

    height: words.y + (pictured ? 0 : words.height) + ((more.item as Item)?.height ?? 0)

    Rectangle {
        visible: block.pointedAt
        x: -12 * Theme.unit
        y: words.y - 4 * Theme.unit
        width: parent.width + 24 * Theme.unit
        height: words.height + 8 * Theme.unit
        radius: 0.6 * Theme.radius
        color: Theme.straw
        opacity: Theme.dark ? 0.22 : 0.55
    }
    Silent {
        visible: block.kind === "item"
        y: words.y
        text: "•"
        color: Theme.accent
        font.pixelSize: Theme.body
    }
    RichText {
        id: words
        visible: !block.pictured
        x: block.kind === "item" ? 20 * Theme.unit : 0
        y: block.heading ? (block.modelData.level === 2 ? 20 : 8) * Theme.unit : 0
        width: parent.width - x
        text: block.modelData.text
        lineHeight: block.heading ? 1 : 1.25
        font.pixelSize: !block.heading ? Theme.body : block.modelData.level === 2 ? Theme.head : Theme.body
        font.bold: block.heading
        onLinkActivated: word => block.help.lookUp(word)
        onLinkHovered: word => block.help.lookUp(word)
        Accessible.role: block.heading ? Accessible.Heading : Accessible.Paragraph
        Accessible.name: block.modelData.plain

        HoverHandler {
            enabled: words.hoveredLink !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }
    Loader {
        id: more
        active: block.pictured || block.heading && block.modelData.rules.length > 0
        y: words.y + (block.pictured ? 0 : words.height)
        width: parent.width
        sourceComponent: block.heading ? rules : picture
    }
    Component {
        id: rules

        HelpRules {
            help: block.help
            rules: block.modelData.rules
        }
    }
    Component {
        id: picture

        HelpPicture {
            block: block.modelData
        }
    }
}
