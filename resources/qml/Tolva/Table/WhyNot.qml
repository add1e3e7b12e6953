import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Why a card may not be played, in plain words; hidden after a play or a reading time.
Rectangle {
    id: toast

    required property Help help
    required property MoveMaker moveMaker
    required property Table table

    // The width limit.
    property real room: Infinity
    property string reason: ""
    property string rule: ""
    // The refused card, while the reason is shown.
    property string face: ""

    visible: reason !== ""
    width: content.width + 2.4 * Theme.gap
    height: content.height + 1.4 * Theme.gap
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.refusal
    border.width: 2 * Theme.unit

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        MarkedText {
            id: words
            objectName: "whyNot"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 560 * Theme.unit, toast.room - 2.4 * Theme.gap - (ruleButton.visible ? ruleButton.width + content.spacing : 0))
            text: toast.reason
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.text
            font.pixelSize: Theme.note
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Plate {
            id: ruleButton
            objectName: "showRule"
            visible: toast.rule !== ""
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.small
            text: qsTr("Show the rule")
            digit: "R"
            onClicked: toast.help.showRule(toast.rule)
        }
    }
    Shortcut {
        sequence: "R"
        autoRepeat: false
        enabled: toast.visible && toast.rule !== ""
        onActivated: toast.help.showRule(toast.rule)
    }
    Timer {
        id: reading
        interval: 7000
        onTriggered: toast.reason = toast.face = ""
    }
    Connections {
        target: toast.moveMaker
        function onRefused(reason: string, rule: string, face: string) {
            toast.reason = reason;
            toast.face = face;
            toast.rule = toast.help.explains(rule) ? rule : "";
            reading.restart();
        }
    }
    Connections {
        target: toast.table
        function onTurn_changed() {
            toast.reason = toast.face = "";
        }
    }
}
