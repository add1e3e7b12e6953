pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The prompt and the calls, in the strip above the hand; before a deal, if agreed, those of the cut. Leading a card
// declines.
// A call with a stake is a gamble: it is shown less prominently and needs a confirmation.
Item {
    id: bar

    required property Sitting sitting

    required property real room
    required property TableKeys keys
    // Whether nothing is above it, so that a long prompt may be there.
    required property bool roomAbove
    readonly property bool betting: keys.bet >= 0
    readonly property var bet: bar.sitting.table.calls[keys.bet]
    // Whether the pack is to be cut: the hands are empty, and there is no other prompt.
    readonly property bool cutting: bar.sitting.cutting.asked
    readonly property string asks: cutting ? bar.sitting.cutting.prompt : bar.sitting.table.prompt
    readonly property real spacing: 8 * Theme.unit
    readonly property real asking: prompt.visible ? prompt.width : 0
    readonly property real inRow: asking + (asking > 0 && row.width > 0 ? spacing : 0) + row.width
    readonly property bool stacked: roomAbove && row.width > 0 && 0.85 * inRow > room

    width: stacked ? Math.max(asking, row.width) : inRow
    height: stacked ? 2 * row.height + spacing : row.height
    scale: Math.min(1, room / width)
    transformOrigin: Item.Bottom

    Prompt {
        id: prompt
        x: bar.stacked ? (bar.width - width) / 2 : 0
        visible: bar.asks !== ""
        text: bar.betting ? Figures.fill(qsTr("%1: %2. You win or lose %3 points."), bar.bet?.label ?? "", bar.bet?.note ?? "", bar.bet?.stake ?? "") : bar.asks
    }

    // Return the area of the call's button, in coordinates of the table.
    function rectOf(call: int): rect {
        const button = call < 0 ? null : buttons.itemAt(call);
        if (!button)
            return Qt.rect(0, 0, 0, 0);
        const left = x + width / 2 + (row.x + button.x - width / 2) * scale;
        return Qt.rect(left, y + height + (row.y + button.y - height) * scale, button.width * scale, button.height * scale);
    }

    Row {
        id: row
        x: bar.stacked ? (bar.width - width) / 2 : bar.inRow - width
        y: bar.height - height
        height: Theme.promptHeight
        spacing: bar.spacing

        Repeater {
            id: buttons
            model: bar.cutting ? bar.sitting.cutting.calls : bar.sitting.table.calls

            Plate {
                id: plate

                required property var modelData
                required property int index
                readonly property bool risky: !bar.cutting && index >= bar.keys.numbered

                objectName: (bar.cutting ? "cut" : "call") + index
                // A card that is only turned has a separate, larger button.
                visible: !bar.betting && !bar.sitting.table.single
                height: Theme.promptHeight
                text: bar.sitting.hints.figures[index] ? modelData.label + "  " + bar.sitting.hints.figures[index] : modelData.label
                digit: !risky ? String(index + 1) : index === bar.keys.numbered ? "G" : "⇧G"
                explains: true
                strong: !risky
                onCloth: true
                onClicked: {
                    if (risky)
                        bar.keys.bet = index;
                    else if (bar.cutting)
                        bar.sitting.cutting.choose(index);
                    else
                        bar.sitting.table.call(index);
                }

                Outline {
                    visible: bar.sitting.marks.calls.includes(plate.index)
                    out: 3 * Theme.unit
                }
            }
        }

        Plate {
            objectName: "makeBet"
            visible: bar.betting
            height: Theme.promptHeight
            strong: true
            onCloth: true
            text: qsTr("Announce it")
            digit: "↵"
            onClicked: bar.keys.makeBet()
        }
        Plate {
            objectName: "dropBet"
            visible: bar.betting
            height: Theme.promptHeight
            onCloth: true
            text: qsTr("No")
            onClicked: bar.keys.bet = -1
        }

        Plate {
            objectName: "shuffleHand"
            visible: bar.sitting.arranging.active
            height: Theme.promptHeight
            onCloth: true
            text: qsTr("Shuffle for me")
            digit: "2"
            onClicked: bar.sitting.arranging.shuffle()
        }

        // The number after those of the calls.
        Plate {
            objectName: "claim"
            visible: bar.sitting.claims.tricks > 0 && !bar.betting
            height: Theme.promptHeight
            text: qsTr("The rest are mine: %n trick(s)", "", bar.sitting.claims.tricks)
            digit: String(bar.keys.numbered + 1)
            onClicked: bar.sitting.claims.claim()
        }
    }
}
