pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Controls
import Tolva.Help

// The chosen step: its subject, a position or the game's picture, and the button that begins it.
Column {
    id: view

    required property LearningPath path
    // Whether there is room for a picture.
    property bool pictured: true
    readonly property var step: view.path.shown

    spacing: 1.4 * Theme.gap

    Paragraph {
        text: view.step.name ?? ""
        font.pixelSize: Theme.title
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    Paragraph {
        objectName: "pathText"
        text: view.step.text ?? ""
    }
    Plate {
        objectName: "pathBegin"
        strong: true
        size: Theme.head
        text: qsTr("Begin")
        Accessible.description: view.step.name ?? ""
        onClicked: view.path.begin(view.step.id)
    }
    Paragraph {
        objectName: "pathUnfit"
        visible: view.path.unfit
        color: Theme.refusalText
        text: qsTr("These deals do not fit the rules of this version.")
    }
    Loader {
        width: parent.width
        active: view.pictured && (view.step.picture?.kind === "tile" || (view.step.picture?.rows ?? []).length > 0)
        visible: active
        sourceComponent: HelpPicture {
            block: view.step.picture
        }
    }
}
