pragma ComponentBehavior: Bound

import QtQuick

// The marks of a card: barred, seen, drawn, leading, winning, chosen.
Item {
    id: marks

    required property Choosing choosing

    // Its CardItem, untyped: circular type references do not load before Qt 6.11.
    required property var card
    readonly property real corner: 0.05 * width
    // The width that the next card of the viewer's hand, or of the one opposite, leaves free.
    readonly property real room: card.zone === "hand" && card.held ? card.layout.hands.ownStep(card.lie.count) : opposite ? 1.15 * card.layout.hands.step(card.position, card.lie.count) : width
    readonly property bool opposite: card.zone === "hand" && card.layout.edge(card.position) === 2

    Rectangle {
        anchors.fill: parent
        visible: marks.card.barred
        radius: marks.corner
        color: "#3a2f26"
        opacity: 0.42
    }

    component Ring: Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width / 2
        radius: marks.corner + border.width / 2
        color: "transparent"
        border.width: Math.max(2, 0.03 * marks.width)
    }

    // May be chosen; a chosen card has the ring below.
    Ring {
        objectName: "choosableRing"
        visible: marks.card.choosable && (marks.card.touch || (marks.card.face === "" ? marks.card.piled : marks.choosing?.any)) && !marks.card.chosen && !marks.card.cursor
        border.color: Theme.straw
        border.width: Math.max(2, 0.045 * marks.width)
    }
    Ring {
        objectName: "chosenRing"
        visible: marks.card.chosen
        border.color: Theme.pick
    }
    Ring {
        objectName: "winningRing"
        visible: marks.card.winning
        border.color: Theme.pick
    }
    Ring {
        objectName: "drawnRing"
        visible: marks.card.drawn
        border.color: Theme.ink
    }
    Ring {
        objectName: "advisedRing"
        visible: marks.card.advised
        border.color: Theme.pick
        border.width: Math.max(3, 0.05 * marks.width)
    }
    // Inside the other rings, so that both are visible.
    Ring {
        objectName: "cursorRing"
        anchors.margins: marks.card.advised || marks.card.drawn ? border.width : -border.width / 2
        visible: marks.card.cursor
        border.color: Theme.cardFocus
    }
    Ring {
        objectName: "refusedRing"
        visible: marks.card.refused
        border.color: Theme.refusal
        border.width: Math.max(3, 0.045 * marks.width)
    }

    // The corner that the next card of the fan leaves free.
    Rectangle {
        visible: marks.card.figure !== ""
        width: Math.min(figure.implicitWidth + 0.6 * Theme.gap, marks.room)
        height: figure.implicitHeight + 0.2 * Theme.gap
        radius: 0.5 * Theme.radius
        // Its lower edge stays above the index.
        y: -0.7 * height
        color: Theme.ink

        PlainText {
            id: figure
            anchors.centerIn: parent
            text: marks.card.figure
            color: Theme.linen
            // A digit is about two thirds as wide as it is high; in two rows it must leave the indices to be read.
            font.pixelSize: Math.min(Theme.small, marks.card.lie.count > marks.card.layout.hands.oneRow ? 0.13 * marks.width : Infinity, 1.5 * marks.room / Math.max(1, text.length))
        }
    }

    // Whose play begins with the card; that of the last is lit.
    Rectangle {
        objectName: "playerSign"
        visible: marks.card.lie.latest !== undefined && marks.card.slot === 0
        anchors.top: parent.bottom
        anchors.topMargin: 0.06 * marks.width
        width: Math.min(player.implicitWidth + 0.6 * Theme.gap, marks.width)
        height: player.implicitHeight + 0.2 * Theme.gap
        radius: 0.5 * Theme.radius
        color: marks.card.lie.latest ? Theme.weld : Theme.ink

        Silent {
            id: player
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 0.4 * Theme.gap)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: marks.card.owner
            color: marks.card.lie.latest ? Theme.ink : Theme.linen
        }
    }

    // The card a joker stands for, below the star in the corner that stays visible in a fan.
    Rectangle {
        objectName: "aliasSign"
        visible: marks.card.alias !== "" && marks.card.shown !== ""
        x: 0.03 * marks.width
        y: 0.25 * marks.width
        width: Math.max(0.22 * marks.width, alias.implicitWidth + 0.06 * marks.width)
        height: alias.implicitHeight + 0.02 * marks.width
        radius: 0.4 * height
        color: "#fffaf0"
        border.color: Theme.ink
        border.width: Math.max(1, 0.012 * marks.width)

        Silent {
            id: alias
            anchors.centerIn: parent
            text: marks.card.alias
            color: "♥♦".includes(text.charAt(0)) ? Theme.madder : Theme.ink
            font.pixelSize: Math.min(Theme.figure, 0.15 * marks.width)
            font.bold: true
        }
    }

    // An eye: everybody has seen this card of a closed hand.
    Disc {
        id: eye
        objectName: "seenSign"
        // Not where the next card covers the middle; in the viewer's hand small and above the index.
        readonly property bool narrow: marks.room < 0.66 * marks.width
        readonly property bool tight: narrow && !marks.opposite
        visible: marks.card.marked
        width: (tight ? 0.18 : 0.26) * marks.width
        x: narrow ? Math.max(0, (marks.room - width) / 2) : (marks.width - width) / 2
        // At the seat opposite on the edge towards the table, clear of the portrait below.
        y: marks.opposite ? marks.height - 1.15 * height : (tight ? -0.75 : -0.4) * height
        color: Theme.weld
        border.color: Theme.ink
        border.width: Math.max(1, 0.06 * width)

        Loader {
            anchors.centerIn: parent
            active: marks.card.marked
            sourceComponent: Image {
                width: 0.7 * eye.width
                height: width
                rotation: -marks.card.rotation
                source: Theme.icon("shown", false)
                sourceSize: Qt.size(Math.round(2 * width), Math.round(2 * width))
                mipmap: true
            }
        }
    }

    Disc {
        visible: marks.card.led
        width: 0.26 * marks.width
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        anchors.verticalCenterOffset: -0.38 * height
        color: Theme.indigo
        border.color: Theme.linen
        border.width: Math.max(1, 0.08 * width)

        PlainText {
            anchors.centerIn: parent
            text: "1"
            rotation: -marks.card.rotation
            color: Theme.linen
            font.pixelSize: Math.min(Theme.figure, 0.62 * parent.height)
            font.bold: true
        }
    }
}
