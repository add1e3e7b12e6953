pragma ComponentBehavior: Bound

import QtQuick

// A small table that shows each setting at once: a trick is played and taken, in a loop.
Item {
    id: preview

    required property Settings settings

    // 0: my turn; 1: I have played; 2: the trick is taken and turned; 3: the next card is led.
    property int phase: 0
    readonly property list<string> order: preview.settings.handOrder === "trump" ? (preview.settings.lowFirst ? ["S7", "SK", "CT", "D6", "DA"] : ["SK", "S7", "CT", "DA", "D6"])
                                                                : (preview.settings.lowFirst ? ["S7", "SK", "D6", "DA", "CT"] : ["SK", "S7", "DA", "D6", "CT"])
    readonly property string mine: "SK"
    readonly property real own: [0.2, 0.225, 0.25][preview.settings.cardSize] * width
    readonly property real small: 0.13 * width

    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How it looks")

    Cloth {
        anchors.fill: parent
    }

    PlainText {
        x: 0.05 * preview.width
        y: 0.03 * preview.width
        text: "7"
        color: Theme.clothText
        font.pixelSize: Theme.figure
        font.bold: true
    }

    component Card: CardFace {
        property real middleX
        property real middleY
        x: middleX - width / 2
        y: middleY - height / 2

        Behavior on x {
            Glide {}
        }
        Behavior on y {
            Glide {}
        }
    }

    Repeater {
        model: 5

        CardFace {
            required property int index
            name: ""
            width: preview.small
            x: preview.width / 2 + (index - 2) * 0.4 * width - width / 2
            y: -0.42 * height + Math.abs(index - 2) * -0.012 * preview.width
            rotation: 180 - 4 * (index - 2)
        }
    }
    Rectangle {
        id: badge
        readonly property bool turn: preview.phase === 3
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0.15 * preview.width
        width: badgeName.width + 2.4 * Theme.gap
        height: badgeName.height + 0.9 * Theme.gap
        radius: height / 2
        color: turn ? Theme.straw : Theme.plate
        border.color: turn ? Theme.weld : Theme.plateEdge
        border.width: turn ? Theme.border : Theme.hair

        PlainText {
            id: badgeName
            anchors.centerIn: parent
            text: "Elna"
            color: badge.turn ? Theme.ink : Theme.plateText
            font.bold: true
        }
    }

    // Elna's lead and the card that takes it.
    Card {
        name: preview.phase === 2 ? "" : "S9"
        // Between the badge and the sign.
        width: preview.phase === 2 ? preview.small : Math.min(0.24 * preview.width, (sign.y - badge.y - badge.height) / 1.7)
        middleX: preview.phase === 2 ? 0.86 * preview.width : 0.37 * preview.width
        middleY: preview.phase === 2 ? 0.72 * preview.height : Math.max(badge.y + badge.height + 0.55 * height, Math.min(0.42 * preview.height, sign.y - Theme.gap - 0.5 * height))
        rotation: 4
    }

    Repeater {
        model: preview.order

        Card {
            id: held
            required property string modelData
            required property int index
            readonly property bool played: modelData === preview.mine && (preview.phase === 1 || preview.phase === 2)
            readonly property bool taken: played && preview.phase === 2
            readonly property real off: index - 2

            z: played ? 20 : index
            name: taken ? "" : modelData
            width: taken ? preview.small : played ? 0.24 * preview.width : preview.own
            middleX: taken ? 0.86 * preview.width : played ? 0.62 * preview.width : preview.width / 2 + off * 0.62 * width
            middleY: taken ? 0.72 * preview.height : played ? 0.45 * preview.height : preview.height - 0.56 * height + 0.02 * off * off * width
            rotation: taken ? -8 : played ? -3 : 3 * off

            Outline {
                out: border.width / 2
                visible: held.played && !held.taken && preview.settings.showWinning
                radius: 0.06 * width
                border.width: Math.max(2, 0.03 * width)
            }
        }
    }

    Prompt {
        id: sign
        anchors.horizontalCenter: parent.horizontalCenter
        y: preview.height - 1.4 * preview.own * 1.18 - height - Theme.gap
        visible: preview.phase === 0
        height: letters + 0.9 * Theme.gap
        mute: true
        text: qsTr("Your turn")
    }

    Timer {
        running: preview.visible
        repeat: true
        interval: 500 + [1300, Math.max(500, 1300 * preview.settings.pace), Math.max(500, 900 * preview.settings.pace), 300][preview.phase]
        onTriggered: preview.phase = (preview.phase + 1) % 4
    }

    Outline {
        radius: 0
        border.color: Theme.paperEdge
        border.width: Theme.hair
    }
}
