import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The trump of the deal, or sang: no trump.
Rectangle {
    id: sign

    readonly property bool called: Table.gubbe !== ""
    readonly property bool red: Table.trump === "H" || Table.trump === "D"

    width: Math.max(content.width + height, 100 * Theme.unit)
    height: 44 * Theme.unit
    radius: Theme.radius
    color: called ? Theme.straw : Theme.plate
    border.color: Theme.plateEdge
    border.width: Math.max(1, Theme.unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: Table.trump === "" ? label.text : qsTr("Trump: %1").arg(Table.trumpName)

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 8 * Theme.unit

        PlainText {
            visible: Table.trump !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: ({S: "♠", H: "♥", D: "♦", C: "♣"})[Table.trump] || ""
            color: !sign.red ? label.color : sign.called ? Theme.madder : Theme.plateRed
            font.pixelSize: Theme.figure
        }
        MarkedText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: Table.gubbe !== "" ? Table.gubbe : Table.trump === "" ? qsTr("Sang") : Table.trumpName
            color: sign.called ? Theme.ink : Theme.plateText
            font.pixelSize: Table.gubbe !== "" ? Theme.small : Theme.body
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
        }
    }
}
