import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Something that has to be told beside the game. Troubles stay until they are dismissed; tidings go by themselves.
Rectangle {
    id: notice

    required property AppModel app

    // How long one needs to read it, the pointer not resting on it.
    property int time: 2500 + 70 * words.text.length

    property real room: 530 * Theme.unit

    // What had the keys before the button took them: it gets them back.
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
        // The largest text would not leave the seats free in a small window.
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
