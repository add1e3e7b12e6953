pragma ComponentBehavior: Bound

import QtQuick

// All tricks of the deal as small pictures; the winning card is raised, and a click shows that trick.
Row {
    id: strip

    required property Review review

    property real room: 1000
    readonly property list<var> tricks: strip.review.tricks
    readonly property int cards: strip.tricks.reduce((sum, trick) => sum + trick.cards.length, 0)
    readonly property real gap: 5 * Theme.unit
    readonly property real pad: 5 * Theme.unit
    readonly property real each: (room - strip.tricks.length * (gap + 2 * pad)) / Math.max(1, cards + 0.12 * strip.tricks.length)
    readonly property real cardWidth: Math.min(34 * Theme.unit, each * 1.12)
    readonly property real step: Math.min(cardWidth + 2 * Theme.unit, each)

    // Return where the card played by that step lies; between two tricks, the edge of the later one.
    function atStep(step: real): real {
        let left = leftPadding;
        for (const trick of tricks) {
            const count = trick.cards.length, wide = (count - 1) * strip.step + cardWidth + 2 * pad;
            if (step <= trick.last)
                return left + pad + Math.max(0, step - trick.last + count - 0.5) * strip.step;
            left += wide + gap;
        }
        return left - gap;
    }

    spacing: gap

    Repeater {
        model: strip.tricks

        Press {
            id: trick

            required property list<var> cards
            required property int last
            required property string spoken
            required property int index
            readonly property int first: index === 0 ? 0 : strip.tricks[index - 1].last
            readonly property bool current: strip.review.step > first && strip.review.step <= last

            objectName: "trick" + (index + 1)
            width: (cards.length - 1) * strip.step + strip.cardWidth + 2 * strip.pad
            height: 1.4 * strip.cardWidth + 34 * Theme.unit
            activeFocusOnTab: false
            // A click leaves the keys to the page.
            focusPolicy: Qt.NoFocus
            text: qsTr("Trick %1").arg(index + 1)
            Accessible.name: text
            Accessible.description: spoken
            onClicked: strip.review.goTo(last)

            background: Rectangle {
                radius: 0.6 * Theme.radius
                color: trick.current ? Theme.straw : trick.hovered ? Theme.field : "transparent"
                opacity: trick.current && Theme.dark ? 0.35 : 1
                border.color: trick.current ? Theme.weld : "transparent"
                border.width: Theme.hair
            }
            contentItem: Item {
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 1 * Theme.unit
                    text: trick.index + 1
                    color: trick.current ? Theme.text : Theme.faint
                    font.pixelSize: Theme.fine
                    font.bold: trick.current
                }
                Repeater {
                    model: trick.cards

                    CardFace {
                        required property string face
                        required property bool won
                        required property int index
                        x: strip.pad + index * strip.step
                        y: (won ? 4 : 12) * Theme.unit
                        width: strip.cardWidth
                        name: face
                    }
                }
            }
        }
    }
}
