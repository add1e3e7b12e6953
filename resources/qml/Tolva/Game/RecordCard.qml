import QtQuick
import Tolva
import Tolva.Controls

// A figure of the player, with a link to its page.
Press {
    id: card

    required property var modelData
    property alias air: told.air

    objectName: "record-" + modelData.id
    implicitHeight: told.implicitHeight
    text: modelData.text
    Accessible.name: told.Accessible.name

    contentItem: Headline {
        id: told
        figure: card.modelData.figure
        text: card.modelData.text
        note: card.modelData.note
        border.color: card.visualFocus ? Theme.focus : card.hovered ? Theme.weld : Theme.paperEdge
        border.width: (card.visualFocus ? 3 : 1.2) * Theme.unit
        Accessible.ignored: true
    }
}
