import QtQuick
import QtQuick.Templates as T

// A button that must be held for a moment, with the mouse, a finger or the key shown on it.
T.Button {
    id: button

    property string digit: ""
    // The key is down.
    property bool keyHeld: false
    readonly property bool holding: down || keyHeld

    signal held

    implicitWidth: Math.max(words.implicitWidth + 3 * Theme.title, 260 * Theme.unit)
    implicitHeight: words.implicitHeight + 1.4 * Theme.title
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: held()

    onHoldingChanged: {
        if (holding)
            filling.restart();
        else
            filling.stop();
        fill.part = 0;
    }

    NumberAnimation {
        id: filling
        target: fill
        property: "part"
        from: 0
        to: 1
        duration: 500
        onFinished: button.held()
    }

    contentItem: Item {
        Row {
            id: words
            anchors.centerIn: parent
            spacing: 0.6 * Theme.title

            Rectangle {
                visible: button.digit !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(height, letter.width + 0.8 * Theme.title)
                height: 1.5 * Theme.title
                radius: 0.6 * Theme.radius
                color: Theme.linen
                border.color: Theme.ink
                border.width: Theme.hair

                PlainText {
                    id: letter
                    anchors.centerIn: parent
                    text: button.digit
                    color: Theme.ink
                    font.pixelSize: Theme.title
                    font.bold: true
                }
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
                color: Theme.ink
                font.pixelSize: Theme.title
                font.bold: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.straw
        border.color: button.visualFocus ? Theme.sky : Theme.weld
        border.width: (button.visualFocus ? 4 : 2) * Theme.unit

        Rectangle {
            id: fill
            property real part: 0
            width: part * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.weld
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
