import QtQuick
import Tolva.Backend

// Something that has to be told beside the game. Troubles stay until they are dismissed; tidings go by themselves.
Rectangle {
    id: notice

    // How long one needs to read it, the pointer not resting on it.
    property int time: 2500 + 70 * words.text.length

    objectName: "notice"
    width: Math.min(530 * Theme.unit, Math.ceil(words.implicitWidth) + ok.width + 3.4 * Theme.gap)
    height: Math.max(words.height, ok.height) + 1.6 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Notices.passing ? Theme.weld : Theme.madder
    border.width: 2 * Theme.unit

    PlainText {
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
    HoverHandler {
        id: pointer
    }
    Timer {
        interval: notice.time
        repeat: true
        running: Notices.passing && !pointer.hovered && !ok.activeFocus
        onTriggered: Notices.dismiss()
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
