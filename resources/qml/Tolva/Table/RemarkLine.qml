import QtQuick

// A word about the deal from somebody at the table. Its room is free from the beginning: nothing moves when it comes.
Item {
    id: line

    required property Remark remark

    visible: line.remark.awaited
    implicitHeight: Math.max(face.height, bubble.height)

    Portrait {
        id: face
        width: 46 * Theme.unit
        opacity: bubble.opacity
        face: line.remark.face
        mood: line.remark.text === "" ? "calm" : "glad"
    }
    Slip {
        id: bubble
        anchors.left: face.right
        anchors.leftMargin: Theme.gap
        y: Math.max(0, (face.height - height) / 2)
        width: words.width + 1.6 * Theme.gap
        height: words.height + Theme.gap
        opacity: words.text === "" ? 0 : 1

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.quick
            }
        }

        MarkedText {
            id: words
            objectName: "remark"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, line.width - face.width - Theme.gap - 1.6 * Theme.gap)
            text: line.remark.text
            font.pixelSize: Theme.small
        }
    }
}
