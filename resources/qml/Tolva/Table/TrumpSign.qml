import QtQuick

// The trump of the deal, or none, or an announcement that changes it.
Sign {
    id: sign

    required property Table table

    readonly property bool called: sign.table.announced !== ""
    readonly property bool red: sign.table.trump === "H" || sign.table.trump === "D"

    width: Math.max(content.width + height, 100 * Theme.unit)
    height: Math.max(44 * Theme.unit, label.height + 0.8 * Theme.gap)
    color: called ? Theme.straw : Theme.plate

    Accessible.role: Accessible.StaticText
    Accessible.name: sign.table.trump === "" ? label.text : qsTr("Trump: %1").arg(sign.table.trumpName)

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 8 * Theme.unit

        PlainText {
            visible: sign.table.trump !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: ({S: "♠", H: "♥", D: "♦", C: "♣"})[sign.table.trump] || ""
            color: !sign.red ? label.color : sign.called ? Theme.madder : Theme.plateRed
            font.pixelSize: Theme.figure
        }
        MarkedText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: sign.table.announced !== "" ? sign.table.announced : sign.table.trump === "" ? qsTr("No trump") : sign.table.trumpName
            color: sign.called ? Theme.ink : Theme.plateText
            font.pixelSize: sign.table.announced !== "" ? Theme.small : Theme.body
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
