import QtQuick

// One game: its date, form, players and result.
Press {
    id: line

    required property History history

    required property string key
    required property string date
    required property string form
    required property string names
    required property string scores
    required property string result
    required property bool helped
    required property int index
    property bool current: false
    // Large text has two lines.
    readonly property bool tall: Theme.scale > 1.2
    readonly property real off: 0.75 * Theme.body

    component Cell: Silent {
        anchors.verticalCenter: parent?.verticalCenter
        elide: Text.ElideRight
        color: Theme.text
        font.pixelSize: Theme.body
    }

    objectName: "game" + index
    implicitHeight: (tall ? 4 : 2.9) * Theme.body
    activeFocusOnTab: false
    text: [date, form, names, scores, result].filter(part => part !== "").join(", ")
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    onClicked: line.history.show(key)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.field
        opacity: line.hovered || line.current ? 1 : 0.55
        border.color: line.current ? Theme.focus : Theme.paperEdge
        border.width: Math.max(1, (line.current ? 2 : 1) * Theme.unit)
    }
    contentItem: Item {
        Cell {
            x: 14 * Theme.unit
            width: (line.tall ? 0.32 : 0.17) * line.width
            anchors.verticalCenterOffset: line.tall ? -line.off : 0
            text: line.date
            color: Theme.faint
        }
        Cell {
            x: (line.tall ? 0.35 : 0.19) * line.width
            width: (line.tall ? 0.3 : 0.16) * line.width
            anchors.verticalCenterOffset: line.tall ? -line.off : 0
            text: line.form
        }
        Cell {
            x: line.tall ? 14 * Theme.unit : 0.36 * line.width
            width: (line.tall ? 0.62 : 0.29) * line.width
            anchors.verticalCenterOffset: line.tall ? line.off : 0
            text: line.names
        }
        Cell {
            x: 0.66 * line.width
            width: (line.tall ? 0.32 : 0.1) * line.width
            anchors.verticalCenterOffset: line.tall ? -line.off : 0
            horizontalAlignment: line.tall ? Text.AlignRight : Text.AlignHCenter
            objectName: "scores"
            text: line.scores
            // Four scores in hundreds take two lines.
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            font.pixelSize: text.length > 12 ? Theme.small : Theme.body
            font.bold: true
        }
        Cell {
            x: (line.tall ? 0.66 : 0.77) * line.width
            width: (line.tall ? 0.32 : 0.22) * line.width
            anchors.verticalCenterOffset: line.tall ? line.off : 0
            horizontalAlignment: line.tall ? Text.AlignRight : Text.AlignLeft
            text: line.result + (line.helped ? " · " + qsTr("with help") : "")
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
}
