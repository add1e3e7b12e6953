import QtQuick

// If the only move is to turn the next card: a large button, clear of the hands, that repeats while held, and
// the pace.
Column {
    id: pad

    required property Tasks task
    required property Settings settings
    required property Table table

    required property real room
    readonly property Item button: turn

    objectName: "turnPad"
    spacing: 8 * Theme.unit
    scale: Math.min(1, room / width)

    function go() {
        if (pad.table.single)
            pad.table.call(0);
        else
            pad.table.skip();
    }

    Plate {
        id: turn
        objectName: pad.table.single ? "call0" : "turnWaits"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(320 * Theme.unit, pad.room)
        height: 64 * Theme.unit
        size: 1.3 * Theme.body
        strong: true
        onCloth: true
        digit: "␣"
        opacity: pad.table.single || down ? 1 : 0.6
        // A lesson has text to read between the cards.
        autoRepeat: !pad.task.guided
        autoRepeatDelay: 400
        autoRepeatInterval: 60
        text: pad.table.turning
        onClicked: pad.go()
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 8 * Theme.unit

        Stepper {
            objectName: "tempo"
            onCloth: true
            width: 170 * Theme.unit
            title: qsTr("Pace")
            value: pad.settings.speed
            options: [
                {value: 3, text: qsTr("Slow")},
                {value: 2, text: qsTr("Normal")},
                {value: 1, text: qsTr("Fast")},
                {value: 0, text: qsTr("At once")}
            ]
            onChosen: value => pad.settings.speed = value
        }
        SmallPlate {
            objectName: "byItself"
            visible: !pad.task.guided
            height: 2 * Theme.body
            verticalPadding: 0
            checkable: true
            checked: pad.settings.turnItself
            strong: checked
            onCloth: true
            text: pad.settings.turnItself ? qsTr("Stop") : qsTr("Turn automatically")
            onClicked: pad.settings.turnItself = !pad.settings.turnItself
        }
    }
}
