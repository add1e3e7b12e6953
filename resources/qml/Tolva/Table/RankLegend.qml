pragma ComponentBehavior: Bound

import QtQuick

// The cards from the strongest down, in games with an unusual ranking. Named cards explain themselves on
// hover, tap or Tab.
Sign {
    id: legend

    required property Table table

    // The explained item: under the pointer, or kept after a touch.
    property string meaning: ""

    objectName: "rankLegend"
    visible: legend.table.order.length > 0
    height: content.height + 0.7 * Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: title.text + " " + legend.table.order.map(row => row.map(one => (one.label + " " + one.name).trim()).join(", ")).join("; ")

    onVisibleChanged: meaning = ""

    Column {
        id: content
        anchors.centerIn: parent
        width: parent.width - Theme.gap
        spacing: 3 * Theme.unit

        SilentParagraph {
            id: title
            text: qsTr("From the highest to the lowest:")
            color: Theme.plateFaint
            font.pixelSize: Theme.fine
        }
        Repeater {
            model: legend.table.order

            Flow {
                id: line

                required property list<var> modelData

                width: content.width
                spacing: 3 * Theme.unit

                Repeater {
                    model: line.modelData

                    Press {
                        id: chip

                        required property string label
                        required property string name
                        required property string meaning
                        required property bool red

                        objectName: "rank " + label
                        implicitWidth: row.width + 8 * Theme.unit
                        implicitHeight: row.height + 3 * Theme.unit
                        // A click leaves the keys with the hand.
                        focusPolicy: Qt.TabFocus
                        hoverEnabled: true
                        enabled: meaning !== ""
                        activeFocusOnTab: enabled
                        Accessible.ignored: !enabled
                        Accessible.name: (label + " " + name).trim()
                        Accessible.description: meaning
                        onClicked: legend.meaning = meaning
                        onActiveFocusChanged: legend.meaning = activeFocus ? meaning : ""
                        onHoveredChanged: legend.meaning = hovered ? meaning : ""

                        background: Rectangle {
                            radius: 0.5 * Theme.radius
                            color: chip.name !== "" ? Theme.straw : Theme.field
                            border.color: chip.activeFocus ? Theme.focus : Theme.paperEdge
                            border.width: chip.activeFocus ? Theme.focusBorder : 1
                        }
                        contentItem: Item {
                            Row {
                                id: row
                                anchors.centerIn: parent
                                spacing: 4 * Theme.unit

                                Silent {
                                    text: chip.label
                                    color: chip.red ? (chip.name !== "" ? Theme.madder : Theme.plateRed) : chip.name !== "" ? Theme.ink : Theme.text
                                    font.bold: true
                                }
                                Silent {
                                    visible: text !== ""
                                    text: chip.name
                                    color: Theme.ink
                                }
                            }
                        }
                    }
                }
            }
        }
        // Below the cards, which would move under the mouse.
        SilentParagraph {
            text: legend.meaning
            color: Theme.plateFaint
            font.pixelSize: Theme.fine
        }
    }
}
