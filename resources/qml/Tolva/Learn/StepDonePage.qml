import QtQuick
import "../figures.js" as Figures

// A step of a path has been done: the teacher is glad, and says what comes next.
Panel {
    id: page

    required property LearningPath path

    objectName: "stepDonePage"

    Row {
        width: parent.width
        spacing: 2 * Theme.gap

        Portrait {
            id: teacher
            width: 96 * Theme.unit
            face: "best/best"

            Sparkle {
                id: joy
                anchors.fill: parent
                lit: false
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - teacher.width - parent.spacing
            spacing: 0.5 * Theme.gap

            Caption {
                width: parent.width
                text: qsTr("Well done!")
            }
            Paragraph {
                text: page.path.complete ? qsTr("That was the last step of the path.") : Figures.fill(qsTr("“%1” is done."), page.path.finished)
            }
        }
    }
    Paragraph {
        visible: !page.path.complete
        font.pixelSize: Theme.head
        font.bold: true
        text: Figures.fill(qsTr("Next: %1"), page.path.shown.name ?? "")
    }
    Paragraph {
        visible: !page.path.complete
        text: page.path.shown.text ?? ""
    }
    footer: Buttons {
        Plate {
            objectName: "stepDoneClose"
            text: qsTr("To the path")
            onClicked: page.closed()
        }
        Plate {
            id: following
            objectName: "stepDoneNext"
            visible: !page.path.complete
            strong: true
            text: qsTr("Next step")
            onClicked: page.path.begin(page.path.chosen)
        }
    }
    // Glad as soon as the page is seen.
    Later {
        running: true
        onTriggered: {
            teacher.mood = "glad";
            joy.lit = true;
        }
    }
    Component.onCompleted: (following.visible ? following : page).forceActiveFocus()
}
