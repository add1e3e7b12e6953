import QtQuick

// A list entry that opens something.
Press {
    id: line

    property bool current: false
    property real indent: 0
    property string note: "" // a short word at the right
    property bool grave: false
    property string written: "" // the player's note, under the line

    implicitWidth: 200 * Theme.unit
    implicitHeight: words.height + (written === "" ? 0 : noted.height + 0.35 * Theme.body) + 0.55 * Theme.body

    Accessible.role: Accessible.Link
    Accessible.name: (note === "" ? text : text + ", " + note) + (written === "" ? "" : ". " + qsTr("Note: %1").arg(written))

    contentItem: Item {
        PlainText {
            id: words
            y: 0.275 * Theme.body
            width: parent.width
            leftPadding: Theme.gap + line.indent
            rightPadding: 6 * Theme.unit + (line.note === "" ? 0 : remark.width + 8 * Theme.unit)
            text: line.text
            wrapMode: Text.Wrap
            color: line.current ? Theme.text : Theme.faint
            font.pixelSize: line.indent > 0 ? Theme.small : Theme.body
            font.bold: line.current
        }
        PlainText {
            id: noted
            visible: line.written !== ""
            anchors.top: words.bottom
            anchors.topMargin: 0.25 * Theme.body
            x: 22 * Theme.unit
            width: parent.width - x - 6 * Theme.unit
            text: line.written
            wrapMode: Text.Wrap
            font.italic: true

            Rectangle {
                x: -8 * Theme.unit
                width: 2 * Theme.unit
                height: parent.height
                color: Theme.accent
            }
        }
    }
    background: Rectangle {
        radius: 0.6 * Theme.radius
        color: line.hovered || line.current ? Theme.field : "transparent"
        border.color: Theme.focus
        border.width: line.visualFocus ? Math.max(2, 2 * Theme.unit) : 0

        Rectangle {
            visible: line.current
            width: 3 * Theme.unit
            height: parent.height - 6 * Theme.unit
            y: 3 * Theme.unit
            radius: width / 2
            color: Theme.weld
        }
        Rectangle {
            visible: line.note !== ""
            anchors.right: parent.right
            anchors.rightMargin: 6 * Theme.unit
            y: words.y + (words.height - height) / 2
            width: remark.width + Theme.gap
            height: remark.height + 3 * Theme.unit
            radius: 0.5 * height
            color: line.grave ? Theme.madder : "transparent"
            border.color: line.grave ? Theme.madder : Theme.plateRed
            border.width: Theme.hair

            PlainText {
                id: remark
                anchors.centerIn: parent
                text: line.note
                color: line.grave ? Theme.linen : Theme.plateRed
                font.pixelSize: Theme.small
                font.bold: true
            }
        }
    }
}
