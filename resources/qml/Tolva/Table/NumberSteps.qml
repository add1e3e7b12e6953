import QtQuick
import QtQuick.Templates as T

// A number from a large range, chosen by slider, wheel, steps or typing.
TableSlip {
    id: steps

    required property Choosing choosing

    required property TableLayout layout
    readonly property real ground: layout.stripY - 6 * layout.unit
    readonly property real longest: Math.max(90 * Theme.unit, Math.min(300 * Theme.unit, layout.width - 2 * layout.margin - 330 * Theme.unit))
    // Two lines if one would overlap the seats at the sides, or be wider than the table.
    readonly property bool low: ground - Theme.promptHeight - 2 * Theme.gap >= layout.people.sideFloor
    readonly property bool stacked: longest + say.implicitWidth + 98 * Theme.unit + 2 * Theme.gap > (low ? layout.width - 2 * layout.margin : layout.middle.width)
    readonly property real free: layout.middle.right - layout.middle.besidePiles
    readonly property real slide: stacked ? Math.max(90 * Theme.unit, Math.min(longest, free - 92 * Theme.unit - 2 * Theme.gap)) : longest
    // The range is empty again just before the panel goes.
    readonly property int least: steps.choosing.range[0] ?? 0
    readonly property int most: steps.choosing.range[1] ?? 0
    property int value: steps.choosing.range[2] ?? 0
    property string typed: ""

    // Its place on the table.
    readonly property point spot: Qt.point(((stacked ? layout.middle.besidePiles + layout.middle.right : layout.width) - width) / 2, ground - height)
    width: row.width + 2 * Theme.gap
    height: row.height + 2 * Theme.gap
    // The largest letters may leave too little room between the seats.
    scale: stacked ? Math.min(1, free / width) : 1
    transformOrigin: Item.Bottom

    function set(number: int) {
        value = Math.max(least, Math.min(most, number));
    }

    function change(by: int) {
        typed = "";
        set(value + by);
    }

    // Append the digit while the number stays valid; otherwise begin a new number.
    function type(digit: string) {
        typed = Number(typed + digit) > most ? digit : typed + digit;
        set(Number(typed));
    }

    function erase() {
        typed = typed.slice(0, -1);
        set(Number(typed));
    }

    function say() {
        typed = "";
        steps.choosing.say(value);
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => steps.change((event.angleDelta.y > 0 ? 1 : -1) * (event.modifiers & Qt.ShiftModifier ? 10 : 1))
    }

    // Below each other at full width, or side by side.
    Grid {
        id: row
        anchors.centerIn: parent
        columns: steps.stacked ? 1 : 2
        verticalItemAlignment: Grid.AlignBottom
        spacing: 6 * Theme.unit

        Row {
            id: line
            spacing: 6 * Theme.unit

            Plate {
                objectName: "less"
                anchors.verticalCenter: parent.verticalCenter
                width: height
                horizontalPadding: 0
                text: "−"
                enabled: steps.value > steps.least
                Accessible.name: qsTr("one less")
                onClicked: steps.change(-1)
            }

            T.Slider {
                id: slider

                objectName: "amount"
                anchors.verticalCenter: parent.verticalCenter
                width: steps.slide
                height: Theme.promptHeight
                from: steps.least
                to: steps.most
                stepSize: 1
                value: steps.value
                activeFocusOnTab: true
                onMoved: {
                    steps.typed = "";
                    steps.set(Math.round(value));
                }
                Keys.onReturnPressed: steps.say()
                Accessible.role: Accessible.Slider
                Accessible.name: qsTr("How much")

                background: Rectangle {
                    x: slider.leftPadding
                    y: (slider.height - height) / 2
                    width: slider.availableWidth
                    height: 8 * Theme.unit
                    radius: height / 2
                    color: Theme.paperEdge

                    Rectangle {
                        width: slider.visualPosition * (parent.width - slider.handle.width) + slider.handle.width / 2
                        height: parent.height
                        radius: height / 2
                        color: Theme.weld
                    }
                }
                handle: Disc {
                    x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
                    y: (slider.height - height) / 2
                    width: 30 * Theme.unit
                    color: Theme.madder
                    border.color: slider.visualFocus ? Theme.focus : Theme.ink
                    border.width: (slider.visualFocus ? 3 : 1.5) * Theme.unit

                    Disc {
                        anchors.centerIn: parent
                        width: 0.62 * parent.width
                        color: "transparent"
                        border.color: Theme.linen
                        border.width: 0.1 * width
                    }
                }
            }

            Plate {
                objectName: "more"
                anchors.verticalCenter: parent.verticalCenter
                width: height
                horizontalPadding: 0
                text: "+"
                enabled: steps.value < steps.most
                Accessible.name: qsTr("one more")
                onClicked: steps.change(1)
            }
        }

        Plate {
            id: say
            objectName: "sayNumber"
            width: steps.stacked ? line.width : Math.max(implicitWidth, 110 * Theme.unit)
            height: Theme.promptHeight
            strong: true
            digit: "↵"
            text: steps.choosing.saying + " " + steps.value
            onClicked: steps.say()
        }
    }
}
