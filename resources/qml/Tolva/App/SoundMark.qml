import QtQuick

// The shortcut that mutes sounds, with a brief sign.
Rectangle {
    id: mark

    required property Sounds sounds

    anchors.centerIn: parent
    width: 84 * Theme.unit
    height: width
    radius: 0.5 * width
    color: Theme.plate
    border.color: Theme.plateEdge
    visible: going.running

    Image {
        anchors.centerIn: parent
        width: 0.55 * mark.width
        height: width
        sourceSize: Qt.size(Math.round(width), Math.round(width))
        source: Theme.icon(mark.sounds.on && !mark.sounds.missing ? "sound" : "mute", Theme.dark)
    }
    Timer {
        id: going
        interval: 900
    }
    Connections {
        target: mark.sounds
        function onSwitched() {
            going.restart();
        }
    }
    Shortcut {
        sequence: "F8"
        onActivated: mark.sounds.toggle()
    }
}
