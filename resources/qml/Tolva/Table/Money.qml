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

    // Its anchor is the part of what lies there that is left of it.
    function place(kept: bool, position: int): var {
        return app.table.money.counted ? layout.counters(position) : Object.assign({anchor: 0.5}, layout.money(kept, position));
    }

    Repeater {
        model: money.app.table.money

        Item {
            id: pile

            required property string kind
            required property bool kept
            required property int position
            required property int amount
            required property string text
            required property var stacks
            required property string debtor
            readonly property var spot: money.place(kept, position)
            // A pile grows when what is paid has come.
            property var seen: stacks
            property int known: amount

            function look() {
                seen = stacks;
                known = amount;
            }

            onStacksChanged: {
                if (money.animated && Theme.move > 0 && amount > known)
                    coming.restart();
                else
                    look();
            }

            Timer {
                id: coming
                interval: 1.6 * Theme.move
                onTriggered: pile.look()
            }

            objectName: "money" + kind + position
            visible: seen.length > 0 || debtor !== ""
            x: Math.min(spot.x - spot.anchor * width, money.width - money.layout.margin - width)
            y: spot.y - spot.w / 2
            width: debtor === "" ? Math.max(stack.width, 1) : label.width
            height: spot.w

            Chips {
                id: stack
                stacks: pile.seen
                size: pile.spot.w
            }

            // What the chips come to, where the seat does not tell it.
            Rectangle {
                id: label
                visible: pile.text !== String(pile.amount)
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: pile.debtor === "" ? parent.bottom : parent.top
                anchors.topMargin: 2 * Theme.unit
                width: said.width + Theme.gap
                height: words.implicitHeight + 0.4 * Theme.gap
                radius: height / 2
                color: Theme.plate
                border.color: Theme.plateEdge
                border.width: Math.max(1, Theme.unit)

                Row {
                    id: said
                    anchors.centerIn: parent
                    spacing: 0.3 * Theme.small

                    // In whose colour the counters are that the others have.
                    Rectangle {
                        visible: pile.debtor !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        width: 0.8 * Theme.small
                        height: width
                        color: Theme[pile.debtor] ?? "transparent"
                        border.color: Theme.ink
                        border.width: Math.max(1, Theme.unit)
                    }
                    PlainText {
                        id: words
                        // How much it is stands on the plate.
                        text: pile.debtor === "" ? pile.text : qsTr("Owes")
                        color: Theme.plateText
                        font.pixelSize: Theme.small
                        font.bold: true
                        Accessible.role: Accessible.StaticText
                        Accessible.name: pile.text
                    }
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
                flying.createObject(money, {stacks: money.app.table.money.handed(from, amount), from: money.place(kept, from), to: money.place(keeps, to)});
        }
    }
}
