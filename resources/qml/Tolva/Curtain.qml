import QtQuick
import Tolva.Backend

// Between two people at the same screen: names the next one and shows nothing else of any hand.
Rectangle {
    id: curtain

    color: "#1f3f74"

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Image {
        anchors.fill: parent
        source: "../../table/vadmal-blue.png"
        fillMode: Image.Tile
    }

    Column {
        anchors.centerIn: parent
        spacing: 26 * Theme.unit

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: Table.curtain
            color: Theme.linen
            font.pixelSize: 1.4 * Theme.banner
            font.bold: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: qsTr("It is %1’s turn").arg(text)
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("It is your turn. Let nobody else look at the screen.")
            color: Theme.linen
            font.pixelSize: Theme.body
        }
        Plate {
            id: open
            objectName: "openCurtain"
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.title
            text: qsTr("Show my cards")
            onClicked: Table.openCurtain()
        }
    }

    Component.onCompleted: open.forceActiveFocus()
}
