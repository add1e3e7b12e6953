pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The play money on the table. What is paid moves from one pile to the other.
Item {
    id: money

    required property AppModel app

    required property TableLayout layout
    property bool animated: true

    Repeater {
        model: money.app.table.money

        Item {
            id: pile

            required property string kind
            required property bool kept
            required property int position
            required property int amount
            required property string text
            readonly property var spot: money.layout.money(kept, position)
            // A pile grows when the chips have come.
            property int seen: amount

            Behavior on seen {
                enabled: money.animated && Theme.move > 0 && pile.amount > pile.seen
                SequentialAnimation {
                    PauseAnimation {
                        duration: 1.6 * Theme.move
                    }
                    PropertyAction {}
                }
            }

            objectName: "money" + kind + position
            visible: seen > 0
            x: spot.x - width / 2
            y: spot.y - spot.w / 2
            width: Math.max(stack.width, 1)
            height: spot.w

            Chips {
                id: stack
                amount: pile.seen
                size: pile.spot.w
            }

            // What the chips come to, where the seat does not tell it.
            Rectangle {
                visible: pile.text !== String(pile.amount)
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.bottom
                anchors.topMargin: 2 * Theme.unit
                width: words.implicitWidth + Theme.gap
                height: words.implicitHeight + 0.4 * Theme.gap
                radius: height / 2
                color: Theme.plate
                border.color: Theme.plateEdge
                border.width: Math.max(1, Theme.unit)

                PlainText {
                    id: words
                    anchors.centerIn: parent
                    text: pile.text
                    color: Theme.plateText
                    font.pixelSize: Theme.small
                    font.bold: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }

    Component {
        id: flying

        Chips {
            id: flight

            required property var from
            required property var to

            size: to.w
            x: from.x - width / 2
            y: from.y - height / 2
            z: 1

            NumberAnimation on x {
                to: flight.to.x - flight.width / 2
                duration: 1.6 * Theme.move
                easing.type: Easing.InOutCubic
                onFinished: flight.destroy()
            }
            NumberAnimation on y {
                to: flight.to.y - flight.height / 2
                duration: 1.6 * Theme.move
                easing.type: Easing.InOutCubic
            }
        }
    }

    Connections {
        target: money.app.table.money
        function onPaid(kept: bool, from: int, keeps: bool, to: int, amount: int) {
            if (money.animated && money.visible && Theme.move > 0)
                flying.createObject(money, {amount: amount, from: money.layout.money(kept, from), to: money.layout.money(keeps, to)});
        }
    }
}
