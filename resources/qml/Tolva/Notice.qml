import QtQuick
import Tolva.Backend

// Something that has to be told beside the game; it stays until it has been read.
Rectangle {
    id: notice

    width: 530 * Theme.unit
    height: Math.max(words.height, ok.height) + 1.6 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.madder
    border.width: 2 * Theme.unit

    Text {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 1.4 * Theme.gap
        anchors.right: ok.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: Notices.texts[0] ?? ""
        wrapMode: Text.Wrap
        color: Theme.text
        font.pixelSize: Theme.body
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Plate {
        id: ok
        objectName: "dismiss"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("OK")
        onClicked: Notices.dismiss()
    }
}
