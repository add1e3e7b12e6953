import QtQuick
import QtQuick.Templates as T
import Tolva
import Tolva.Controls

// A figure of the player, with a link to its page.
T.AbstractButton {
    id: card

    required property var modelData
    property alias air: told.air

    objectName: "record-" + modelData.id
    implicitHeight: told.implicitHeight
    activeFocusOnTab: true
    text: modelData.text
    Accessible.role: Accessible.Button
    Accessible.name: told.Accessible.name
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Headline {
        id: told
        figure: card.modelData.figure
        text: card.modelData.text
        note: card.modelData.note
        border.color: card.visualFocus ? Theme.focus : card.hovered ? Theme.weld : Theme.paperEdge
        border.width: (card.visualFocus ? 3 : 1.2) * Theme.unit
        Accessible.ignored: true
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
