pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// What the lesson says at this step: what to do, why, and how to go on or away.
Item {
    id: note

    objectName: "lessonNote"
    height: paper.height
    visible: Lesson.speaks

    Rectangle {
        id: tail
        x: 34 * Theme.unit
        y: paper.height - height / 2 - 1
        width: 22 * Theme.unit
        height: width
        rotation: 45
        color: Theme.paper
        border.color: Theme.weld
        border.width: 2 * Theme.unit
        antialiasing: true
    }
    Rectangle {
        id: paper
        width: parent.width
        height: words.height + 22 * Theme.unit
        radius: 1.2 * Theme.radius
        color: Theme.paper
        border.color: Theme.weld
        border.width: 2 * Theme.unit

        // What lies beneath is not played meanwhile.
        TapHandler {
            gesturePolicy: TapHandler.WithinBounds
        }
        Column {
            id: words
            x: 16 * Theme.unit
            y: 11 * Theme.unit
            width: parent.width - 2 * x
            spacing: 6 * Theme.unit

            MarkedText {
                objectName: "lessonDo"
                width: parent.width
                text: Lesson.todo
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: Lesson.todo + " " + Lesson.why
            }
            MarkedText {
                width: parent.width
                text: Lesson.why
                wrapMode: Text.Wrap
                color: Theme.text
                font.pixelSize: 0.94 * Theme.body
                Accessible.ignored: true
            }
            Item {
                width: parent.width
                height: buttons.height

                Text {
                    anchors.verticalCenter: buttons.verticalCenter
                    text: qsTr("%1 of %2").arg(Lesson.number).arg(Lesson.count)
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Row {
                    id: buttons
                    anchors.right: parent.right
                    spacing: 8 * Theme.unit

                    Plate {
                        objectName: "lessonAgain"
                        visible: Lesson.atEnd
                        size: Theme.small
                        text: qsTr("Once more")
                        onClicked: Lesson.begin()
                    }
                    Plate {
                        objectName: "lessonLeave"
                        visible: !Lesson.atEnd
                        size: Theme.small
                        text: qsTr("Skip the lesson")
                        onClicked: Lesson.leave()
                    }
                    Plate {
                        objectName: "lessonNext"
                        visible: !Lesson.waits
                        size: Theme.small
                        strong: true
                        text: Lesson.atEnd ? qsTr("Done") : qsTr("Next")
                        onClicked: Lesson.next()
                    }
                }
            }
        }
    }
}
