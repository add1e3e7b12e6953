import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Controls

// A step of a path: a mark, its name, and the progress.
T.Button {
    id: line

    required property var modelData
    required property int index
    property bool last: false
    property bool chosen: false
    // Enter was pressed: begin the step.
    signal entered

    readonly property real mark: 1.7 * Theme.body

    height: Math.max(words.height, mark) + 12 * Theme.unit
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: [line.index + 1 + ". " + line.modelData.name, line.told, line.modelData.told].join(". ")

    readonly property string told: line.modelData.done ? qsTr("done") : line.modelData.next ? qsTr("the next step") : qsTr("not yet")

    background: Rectangle {
        radius: Theme.radius
        color: line.chosen || line.hovered || line.down ? Theme.field : "transparent"
        border.color: line.visualFocus ? Theme.focus : line.chosen ? Theme.paperEdge : "transparent"
        border.width: Math.max(1, (line.visualFocus ? 4 : 1) * Theme.unit)
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    contentItem: Item {
        // The line from this mark to the next.
        Rectangle {
            visible: !line.last
            x: circle.x + circle.width / 2 - width / 2
            y: circle.y + circle.height
            width: Math.max(2, 3 * Theme.unit)
            height: line.height - circle.height
            color: line.modelData.done ? Theme.weld : Theme.paperEdge
        }
        Rectangle {
            id: circle
            x: 10 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            width: line.mark
            height: width
            radius: width / 2
            color: line.modelData.done ? Theme.weld : line.modelData.next ? Theme.accent : Theme.paper
            border.color: line.modelData.done || line.modelData.next ? Theme.ink : Theme.faint
            border.width: Math.max(1, Theme.unit)

            PlainText {
                anchors.centerIn: parent
                text: line.modelData.done ? "✓" : line.index + 1
                color: line.modelData.done ? Theme.ink : line.modelData.next ? Theme.paper : Theme.faint
                font.pixelSize: Theme.small
                font.bold: true
                Accessible.ignored: true
            }
        }
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: circle.x + circle.width + 12 * Theme.unit
            width: parent.width - x - 10 * Theme.unit

            PlainText {
                width: parent.width
                text: line.modelData.name
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: line.modelData.next || line.chosen
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: line.modelData.told
                wrapMode: Text.Wrap
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    Keys.onReturnPressed: entered()
    Keys.onEnterPressed: entered()
}
