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

        // The rules that a section explains: their ids and, on request, their texts.
        Column {
            id: list

            property bool open: false
            readonly property string ids: block.modelData.rules.map(each => each.rule).join(" ")
            // A refusal leads to its own rule only.
            readonly property list<var> shown: open ? block.modelData.rules : block.modelData.rules.filter(each => each.rule === block.help.rule)

            spacing: 4 * Theme.unit

            SmallPlate {
                objectName: "rulesOf"
                x: -leftPadding
                height: Math.max(24 * Theme.unit, implicitContentHeight + 4 * Theme.unit)
                quiet: true
                text: "§ " + list.ids
                Accessible.name: (list.open ? qsTr("Hide the rules %1") : qsTr("Show the rules %1")).arg(list.ids)
                onClicked: list.open = !list.open
            }
            SmallPrint {
                visible: list.shown.length > 0
                width: list.width
                text: qsTr("As it is written down:")
            }
            Repeater {
                model: list.shown

                RichText {
                    required property string rule
                    required property string plain
                    required text
                    objectName: "ruleText"
                    x: 12 * Theme.unit
                    width: list.width - x
                    lineHeight: 1.2
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: rule + ": " + plain

                    Rectangle {
                        x: -12 * Theme.unit
                        width: 2 * Theme.unit
                        height: parent.height
                        color: Theme.weld
                    }
                }
            }
        }
    }
    Component {
        id: picture

        HelpPicture {
            block: block.modelData
        }
    }
}
