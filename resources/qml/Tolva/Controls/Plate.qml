import QtQuick

// The standard button.
Press {
    id: plate

    // Strong: at most one per page, for the usual choice. Quiet: no border, for rare choices.
    property bool strong: false
    property bool quiet: false
    readonly property color ink: strong ? Theme.accentText : !quiet ? Theme.text : !onCloth ? Theme.accent : lit ? Theme.text : Theme.clothText
    readonly property bool lit: hovered || down
    // A button on the cloth needs a border, as the cloth may have the same colour.
    property bool onCloth: false
    property string digit: ""
    property real size: Theme.body
    // Whether glossary words on it are marked.
    property bool explains: false

    implicitWidth: row.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(row.implicitHeight + topPadding + bottomPadding, 30 * Theme.unit)
    horizontalPadding: 0.95 * size
    verticalPadding: 0.5 * size
    // A click leaves the keys where they are: at the table with the hand.
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.5

    Accessible.name: text

    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 0.5 * plate.size

            PlainText {
                visible: plate.digit !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: plate.digit
                color: plate.strong ? Theme.accentText : Theme.faint
                font.pixelSize: Theme.small
            }
            MarkedText {
                anchors.verticalCenter: parent.verticalCenter
                explains: plate.explains
                touchable: false
                text: plate.text
                color: plate.ink
                font.pixelSize: plate.size
                font.bold: plate.strong
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: plate.strong ? (plate.lit ? Qt.lighter(Theme.accent, 1.15) : Theme.accent)
                            : plate.lit ? Theme.field : plate.quiet ? "transparent" : Theme.paper
        border.color: plate.visualFocus ? (plate.strong ? Theme.accentFocus : plate.onCloth ? Theme.clothFocus : Theme.focus)
                      : plate.quiet ? "transparent" : plate.onCloth ? Theme.clothText : plate.strong ? Theme.accent : Theme.paperEdge
        border.width: (plate.visualFocus ? 3 : 1.2) * Theme.unit
    }
}
