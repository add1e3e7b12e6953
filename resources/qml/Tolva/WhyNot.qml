import QtQuick
import Tolva.Backend

// Why a card may not be played, in plain words; gone when a card is played or it has had time to be read.
Rectangle {
    id: toast

    property string reason: ""

    visible: reason !== ""
    width: words.width + 2.4 * Theme.gap
    height: words.height + 1.4 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.madder
    border.width: 2 * Theme.unit

    Text {
        id: words
        objectName: "whyNot"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, 560 * Theme.unit)
        text: toast.reason
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text
        font.pixelSize: Theme.body
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Timer {
        id: reading
        interval: 7000
        onTriggered: toast.reason = ""
    }
    Connections {
        target: Table
        function onRefused(reason: string) {
            toast.reason = reason;
            reading.restart();
        }
        function onTurn_changed() {
            toast.reason = "";
        }
    }
}
