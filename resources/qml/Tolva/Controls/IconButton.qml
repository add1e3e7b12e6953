import QtQuick

// A round icon button on the cloth with a tooltip.
Press {
    id: button

    required property string picture
    property bool tipToTheRight: false
    property bool tipped: true
    // A long press shows the tooltip instead of pressing the button.
    property bool held: false

    implicitWidth: 42 * Theme.unit
    implicitHeight: 42 * Theme.unit
    // The tooltip stays readable.
    readonly property real seen: enabled ? 1 : 0.5
    // Its tooltip lies on what comes after it.
    z: note.visible ? 1 : 0
    // A click leaves the keys where they are: at the table with the hand.
    focusPolicy: Qt.TabFocus
    // Some desktops disable hover effects, but tooltips are needed everywhere.
    hoverEnabled: true

    Accessible.name: text

    contentItem: Item {
        opacity: button.seen

        Image {
            anchors.centerIn: parent
            width: 24 * Theme.unit
            height: width
            sourceSize: Qt.size(Math.round(width), Math.round(width))
            source: Theme.icon(button.picture, Theme.dark)
        }
    }
    background: Rectangle {
        opacity: button.seen
        radius: height / 2
        color: button.hovered || button.down ? Theme.field : Theme.plate
        border.color: button.visualFocus ? Theme.focus : Theme.plateEdge
        border.width: Math.max(1, (button.visualFocus ? 3 : 1) * Theme.unit)
    }

    Rectangle {
        id: note
        objectName: "tip"
        visible: button.tipped && (pointed.hovered || button.held || button.visualFocus)
        anchors.top: parent.bottom
        anchors.topMargin: 4 * Theme.unit
        x: button.tipToTheRight ? 0 : parent.width - width
        width: tip.width + Theme.gap
        height: tip.height + 0.6 * Theme.gap
        radius: 0.5 * Theme.radius
        color: Theme.ink
        border.color: Theme.faint
        border.width: Theme.dark ? Theme.hair : 0

        PlainText {
            id: tip
            anchors.centerIn: parent
            text: button.text
            color: Theme.linen
            font.pixelSize: Theme.small
        }
    }
    onPressAndHold: held = true
    onReleased: held = false
    onCanceled: held = false

    // A lifted finger sends no leave event.
    HoverHandler {
        id: pointed
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
    }
}
