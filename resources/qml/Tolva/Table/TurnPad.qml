import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// Where nothing is decided but that the next card is turned: a large button where no hand lies, which goes on as long
// as it is held, and how fast it goes.
Column {
    id: pad

    required property real room
    readonly property Item button: turn
    readonly property bool held: turn.down || pad.keyHeld
    // A key that is held down.
    property bool keyHeld: false

    objectName: "turnPad"
    spacing: 8 * Theme.unit

    function go() {
        if (Table.single)
            Table.call(0);
        else
            Table.skip();
    }

    Plate {
        id: turn
        objectName: Table.single ? "call0" : "turnWaits"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(320 * Theme.unit, pad.room)
        height: 64 * Theme.unit
        size: 1.3 * Theme.body
        strong: true
        onCloth: true
        digit: "␣"
        opacity: Table.single || down ? 1 : 0.6
        // In a lesson there is something to read between the cards.
        autoRepeat: !Lesson.active
        autoRepeatDelay: 400
        autoRepeatInterval: 60
        text: Table.turning
        onClicked: pad.go()
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 8 * Theme.unit

        Stepper {
            objectName: "tempo"
            onCloth: true
            width: 170 * Theme.unit
            title: qsTr("Tempo")
            value: Settings.speed
            options: [
                {value: 3, text: qsTr("Leisurely")},
                {value: 2, text: qsTr("Usual")},
                {value: 1, text: qsTr("Quick")},
                {value: 0, text: qsTr("At once")}
            ]
            onChosen: value => Settings.speed = value
        }
        Plate {
            objectName: "byItself"
            visible: !Lesson.active
            height: 2 * Theme.body
            topPadding: 0
            bottomPadding: 0
            size: Theme.small
            checkable: true
            checked: Settings.turnItself
            strong: checked
            onCloth: true
            text: Settings.turnItself ? qsTr("Stop") : qsTr("Go on by itself")
            onClicked: Settings.turnItself = !Settings.turnItself
        }
    }
}
