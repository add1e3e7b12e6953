pragma ComponentBehavior: Bound

import QtQuick

// A single choice among small pictures.
Item {
    id: samples

    required property string title
    // Objects with `value` and `text`, and any properties that the picture needs.
    required property list<var> options
    required property var value
    required property Component picture
    // Never so small that the names do not fit under the pictures.
    property real tile: Math.max(52 * Theme.unit, 42)

    signal chosen(var value)

    width: parent?.width ?? 0
    height: Math.max(label.height, flow.height)

    Paragraph {
        id: label
        y: Math.max(0, Math.min(0.5 * samples.tile, (flow.height - height) / 2))
        width: flow.x - Theme.gap
        text: samples.title
    }
    Flow {
        id: flow
        readonly property string title: samples.title

        x: 0.37 * samples.width
        width: samples.width - x
        spacing: 7 * Theme.unit

        Accessible.role: Accessible.Grouping
        Accessible.name: title

        Repeater {
            model: samples.options

            Option {
                id: sample

                required property var modelData

                objectName: "choice-" + modelData.value
                current: samples.value === modelData.value
                padding: 5 * Theme.unit
                width: samples.tile + 2 * padding
                height: drawing.height + words.height + 2 * padding + 2 * Theme.unit
                Accessible.name: modelData.text
                onChosen: samples.chosen(modelData.value)

                contentItem: Item {
                    Loader {
                        id: drawing
                        property var option: sample.modelData
                        width: samples.tile
                        sourceComponent: samples.picture
                    }
                    PlainText {
                        id: words
                        anchors.top: drawing.bottom
                        anchors.topMargin: 2 * Theme.unit
                        // The names may be a little wider than the pictures.
                        x: 2 * Theme.unit - sample.padding
                        width: sample.width - 4 * Theme.unit
                        text: sample.modelData.text
                        color: sample.current ? Theme.text : Theme.faint
                        font.pixelSize: Theme.fine
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        horizontalAlignment: Text.AlignHCenter
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: sample.current || sample.hovered ? Theme.field : "transparent"
                    border.color: sample.visualFocus ? Theme.focus : sample.current ? Theme.accent : "transparent"
                    border.width: Math.max(2, (sample.visualFocus ? 3 : 2) * Theme.unit)
                }
            }
        }
    }
}
