import QtQuick

// Why a card may not be played, in plain words; hidden after a play or a reading time.
Slip {
    id: toast

    required property MoveMaker moveMaker
    required property Table table

    property string reason: ""
    property string rule: ""
    // The refused card, while the reason is shown.
    property string face: ""

    visible: reason !== ""
    height: content.height + 1.4 * Theme.gap
    border.color: Theme.refusalText

    Column {
        id: content
        anchors.centerIn: parent
        width: parent.width - 2.4 * Theme.gap
        spacing: 0.6 * Theme.gap

        MarkedText {
            objectName: "whyNot"
            width: parent.width
            text: toast.reason
            font.pixelSize: Theme.note
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Plate {
            objectName: "showRule"
            visible: toast.rule !== ""
            anchors.right: parent.right
            size: Theme.small
            // The largest letters would make it wider than the note.
            scale: Math.min(1, parent.width / width)
            transformOrigin: Item.Right
            text: qsTr("Show the rule")
            digit: "R"
            onClicked: Words.help.showRule(toast.rule)
        }
    }
    Shortcut {
        sequence: "R"
        autoRepeat: false
        enabled: toast.visible && toast.rule !== ""
        onActivated: Words.help.showRule(toast.rule)
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
            toast.rule = Words.help.explains(rule) ? rule : "";
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
