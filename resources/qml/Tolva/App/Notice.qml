import QtQuick

// A notice. Problems stay until dismissed; others close by themselves.
Slip {
    id: notice

    required property Notices notices

    // The reading time, paused while the pointer is on it.
    property int time: notice.notices.readingTime
    readonly property bool passing: notice.notices.passing
    readonly property string told: notice.notices.texts[0] ?? ""

    property real room: 530 * Theme.unit

    // The item that had the focus before the button, to give it back.
    property Item before: null

    function remember() {
        const item = notice.Window.activeFocusItem;
        if (item && item !== ok)
            before = item;
    }

    objectName: "notice"
    width: Math.min(room, Math.ceil(words.implicitWidth) + (passing || stacked ? 0 : ok.width) + 3.4 * Theme.gap)
    // In the rail beside the table the button is below the words.
    readonly property bool stacked: !passing && room < 400 * Theme.unit
    height: (stacked ? words.height + ok.height + 0.6 * Theme.gap : Math.max(words.height, passing ? 0 : ok.height)) + 1.6 * Theme.gap

    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 1.4 * Theme.gap
        anchors.right: notice.passing || notice.stacked ? parent.right : ok.left
        anchors.rightMargin: notice.passing || notice.stacked ? 1.4 * Theme.gap : Theme.gap
        y: notice.stacked ? 0.8 * Theme.gap : (parent.height - height) / 2
        // The name of a file may break after each mark in it.
        text: notice.told.replace(/([._\/\\-])(?=[^\s.,:;”’)])/g, "$1\u200b")
        wrapMode: Text.Wrap
        // In a small window the largest text would cover the seats.
        font.pixelSize: Theme.note
        Accessible.role: Accessible.AlertMessage
        Accessible.name: notice.told
    }
    HoverHandler {
        id: pointer
    }
    TapHandler {
        enabled: notice.passing
        gesturePolicy: TapHandler.WithinBounds
        onTapped: notice.notices.dismiss()
    }
    Timer {
        interval: notice.time
        repeat: true
        running: notice.passing && notice.visible && !pointer.hovered && !ok.activeFocus
        onTriggered: notice.notices.dismiss()
    }
    Plate {
        id: ok
        visible: !notice.passing
        objectName: "dismiss"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: notice.stacked ? parent.height - height - 0.8 * Theme.gap : (parent.height - height) / 2
        text: qsTr("OK")
        onClicked: {
            if (activeFocus && notice.before)
                notice.before.forceActiveFocus();
            notice.notices.dismiss();
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
