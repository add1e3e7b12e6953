import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The trump of the deal, or none, or an announcement that changes it.
Rectangle {
    id: sign

    required property AppModel app

    readonly property bool called: sign.app.table.announced !== ""
    readonly property bool red: sign.app.table.trump === "H" || sign.app.table.trump === "D"

    width: Math.max(content.width + height, 100 * Theme.unit)
    height: 44 * Theme.unit
    radius: Theme.radius
    color: called ? Theme.straw : Theme.plate
    border.color: Theme.plateEdge
    border.width: Math.max(1, Theme.unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: sign.app.table.trump === "" ? label.text : qsTr("Trump: %1").arg(sign.app.table.trumpName)

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 8 * Theme.unit

        PlainText {
            visible: sign.app.table.trump !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: ({S: "♠", H: "♥", D: "♦", C: "♣"})[sign.app.table.trump] || ""
            color: !sign.red ? label.color : sign.called ? Theme.madder : Theme.plateRed
            font.pixelSize: Theme.figure
        }
        MarkedText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: sign.app.table.announced !== "" ? sign.app.table.announced : sign.app.table.trump === "" ? qsTr("No trump") : sign.app.table.trumpName
            color: sign.called ? Theme.ink : Theme.plateText
            font.pixelSize: sign.app.table.announced !== "" ? Theme.small : Theme.body
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
        }
    }
}
