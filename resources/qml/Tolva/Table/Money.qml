pragma ComponentBehavior: Bound

import QtQuick

// The play money on the table; payments move between the piles.
Item {
    id: money

    required property Table table

    required property TableLayout layout
    property bool animated: true

    // Return the place of a seat's purse, stake or won counters, or of the bank for position -1. The anchors are the
    // shares of the pile's width and height left of and above the point.
    function place(kept: bool, position: int): var {
        const middle = layout.middle;
        if (table.money.counted)
            return layout.laid.counters(position, Math.max(0.28 * middle.playedWidth, 15 * layout.unit));
        return Object.assign({anchorX: 0.5, anchorY: 0.5}, position < 0 ? middle.bank() : layout.laid.money(kept, position, middle.chipWidth));
    }

    Repeater {
        model: money.table.money

        Item {
            id: pile

            required property string kind
            required property bool kept
            required property int position
            required property int amount
            required property string text
            required property list<var> stacks
            required property string debtor
            required property bool row
            readonly property var spot: row ? money.layout.laid.lives(position, 1.15 * money.layout.middle.chipWidth) : money.place(kept, position)
            // A pile grows once the payment has arrived.
            property list<var> seen: stacks
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
            x: Math.min(spot.x - spot.anchorX * width, money.width - money.layout.margin - width)
            // Stacks below another item rise up to it.
            y: spot.y - spot.anchorY * height + (spot.anchorY === 0 ? stack.rise : 0)
            width: debtor === "" ? Math.max(stack.width, 1) : label.width
            height: debtor === "" ? spot.w : label.height

            Chips {
                id: stack
                stacks: pile.seen
                size: pile.spot.w
            }

            // The amount, unless the seat's badge shows it.
            MoneySign {
                id: label
                visible: pile.text !== String(pile.amount)
                anchors.horizontalCenter: parent.horizontalCenter
                y: pile.debtor === "" ? parent.height + 2 * Theme.unit : 0
                // The plate shows the amount owed.
                text: pile.debtor === "" ? pile.text : qsTr("Owes")
                spoken: pile.text
                debtor: pile.debtor
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
            // The way it has gone, from 0 to 1.
            property real way

            x: (1 - way) * (from.x - from.anchorX * width) + way * (to.x - to.anchorX * width)
            y: (1 - way) * (from.y - from.anchorY * height) + way * (to.y - to.anchorY * height)
            z: 1

            NumberAnimation on way {
                to: 1
                duration: 1.6 * Theme.move
                easing.type: Easing.InOutCubic
                onFinished: flight.destroy()
            }
        }
    }

    Connections {
        target: money.table.money
        function onPaid(kept: bool, from: int, keeps: bool, to: int, amount: int) {
            if (money.animated && money.visible && Theme.move > 0)
                flying.createObject(money, {stacks: money.table.money.handed(from, amount), from: money.place(kept, from), to: money.place(keeps, to)});
        }
    }
}
