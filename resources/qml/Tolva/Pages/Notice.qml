import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// A notice. Problems stay until dismissed; others close by themselves.
Rectangle {
    id: notice

    required property AppModel app

    // The reading time, paused while the pointer is on it.
    property int time: 2500 + 70 * words.text.length

    property real room: 530 * Theme.unit

    // The item that had the focus before the button, to give it back.
    property Item before: null

    function remember() {
        const item = notice.Window.activeFocusItem;
        if (item && item !== ok)
            before = item;
    }

    objectName: "notice"
    width: Math.min(room, Math.ceil(words.implicitWidth) + ok.width + 3.4 * Theme.gap)
    height: Math.max(words.height, ok.height) + 1.6 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.weld
    border.width: 2 * Theme.unit

    PlainText {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 1.4 * Theme.gap
        anchors.right: ok.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: notice.app.notices.texts[0] ?? ""
        wrapMode: Text.Wrap
        color: Theme.text
        // In a small window the largest text would cover the seats.
        font.pixelSize: Theme.note
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    HoverHandler {
        id: pointer
    }
    Timer {
        interval: notice.time
        repeat: true
        running: notice.app.notices.passing && !pointer.hovered && !ok.activeFocus
        onTriggered: notice.app.notices.dismiss()
    }
    Plate {
        id: ok
        objectName: "dismiss"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("OK")
        onClicked: {
            if (activeFocus && notice.before)
                notice.before.forceActiveFocus();
            notice.app.notices.dismiss();
        }
    }
    Connections {
        target: notice.Window.window
        function onActiveFocusItemChanged() {
            notice.remember();
        }
    }
    Component.onCompleted: remember()
}
