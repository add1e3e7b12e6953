pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// A single choice without room for all options: arrows step through them.
T.Control {
    id: stepper

    required property string title
    required property list<var> options
    required property var value
    // On the cloth, where a field's border is invisible in dark mode.
    property bool onCloth: false
    readonly property real arrowRoom: 1.4 * Theme.body
    readonly property int at: options.findIndex(option => option.value === value)

    signal chosen(var value)

    function step(by: int) {
        chosen(options[(at + by + options.length) % options.length].value);
    }

    implicitWidth: 190 * Theme.unit
    implicitHeight: Theme.body * 2
    activeFocusOnTab: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: title + ": " + word.text
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onSpacePressed: step(1)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.field
        border.color: stepper.visualFocus ? (stepper.onCloth ? Theme.clothFocus : Theme.focus) : stepper.onCloth ? Theme.clothText : Theme.paperEdge
        border.width: Math.max(1, (stepper.visualFocus ? 3 : 1) * Theme.unit)
    }
    contentItem: Item {
        PlainText {
            id: word
            anchors.centerIn: parent
            width: parent.width - 2 * stepper.arrowRoom
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: stepper.options[stepper.at]?.text ?? ""
            font.pixelSize: Theme.small
        }
        Repeater {
            model: [-1, 1]

            Item {
                id: arrow
                required property int modelData
                x: modelData < 0 ? 0 : (parent?.width ?? 0) - width
                width: 0.3 * (parent?.width ?? 0)
                height: (parent?.height ?? 0)

                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    x: arrow.modelData < 0 ? margin : parent.width - width - margin
                    // Rows of people are rebuilt with every choice; old ones evaluate once more.
                    readonly property real margin: 0.3 * (stepper?.arrowRoom ?? 0)
                    text: arrow.modelData < 0 ? "‹" : "›"
                    color: Theme.accent
                    font.pixelSize: Theme.title
                    font.bold: true
                }
                TapHandler {
                    onTapped: stepper.step(arrow.modelData)
                }
                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }
            }
        }
    }
}
