import QtQuick

// One opponent: name, character, a bar for the share of games won, and whether they are beaten.
Item {
    id: line

    required property Opponents opponents

    required property var modelData
    // The player's games against them; null in a game of luck.
    property var standing: null
    signal played

    readonly property bool wide: width > 800 * Theme.unit
    readonly property string told: standing === null ? "" : (standing.won ? "✓ " : "") + standing.told
    property real air: 0
    readonly property real ownHeight: Math.max(words.height + 14 * Theme.unit, play.visible ? play.height + 12 * Theme.unit : 0, 58 * Theme.unit)

    height: ownHeight + air
    Accessible.role: Accessible.StaticText
    Accessible.name: [modelData.name, modelData.line, modelData.traits, modelData.rate, standing?.told ?? ""].filter(text => text !== "").join(". ")

    Ground {}
    Rectangle {
        visible: line.standing !== null && (line.standing.won || line.standing.next)
        width: 5 * Theme.unit
        height: parent.height
        radius: width / 2
        color: line.standing?.won ? Theme.weld : Theme.accent
    }
    Portrait {
        id: portrait
        anchors.verticalCenter: parent.verticalCenter
        x: 40 * Theme.unit - width / 2
        width: 52 * Theme.unit + Math.min(16 * Theme.unit, 0.5 * line.air)
        face: line.modelData.face
        mood: line.standing?.won ? "sorry" : "calm"
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        // Independent of the spacing, so that the width of the text, and with it its height, stays fixed.
        x: 84 * Theme.unit
        width: (bar.visible ? bar.x : play.visible ? play.x : line.width) - x - 20 * Theme.unit
        spacing: 2 * Theme.unit

        RichText {
            width: parent.width
            text: "<b>" + line.modelData.name + "</b>  " + line.modelData.line
            font.pixelSize: Theme.body
            Accessible.ignored: true
        }
        SilentParagraph {
            text: [line.modelData.traits, line.wide ? "" : line.modelData.rate].filter(text => text !== "").join(" · ")
        }
    }
    Column {
        id: play
        visible: line.standing !== null
        anchors.right: parent.right
        anchors.rightMargin: 12 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 130 * Theme.unit
        spacing: 3 * Theme.unit

        Plate {
            objectName: "climb-" + line.modelData.id
            anchors.right: parent.right
            size: Theme.small
            strong: line.standing?.next ?? false
            text: qsTr("Play")
            Accessible.name: text + ": " + line.modelData.name
            onClicked: line.played()
        }
        SilentParagraph {
            horizontalAlignment: Text.AlignRight
            text: line.told
            font.pixelSize: Theme.fine
        }
    }
    Item {
        id: bar
        visible: line.opponents.measured && line.wide
        anchors.right: play.visible ? play.left : parent.right
        anchors.rightMargin: 20 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 230 * Theme.unit
        height: 40 * Theme.unit

        Silent {
            anchors.bottom: track.top
            anchors.bottomMargin: 5 * Theme.unit
            text: line.modelData.reference ? qsTr("Yardstick for the others") : line.modelData.rate
            color: Theme.text
        }
        Paper {
            id: track
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4 * Theme.unit
            width: parent.width
            height: 9 * Theme.unit
            radius: height / 2

            Rectangle {
                visible: line.modelData.share >= 0
                width: Math.max(height, parent.width * line.modelData.share)
                height: parent.height
                radius: height / 2
                color: line.modelData.reference ? Theme.faint : Theme.accent
            }
            Rectangle {
                visible: line.modelData.margin > 0
                x: parent.width * Math.max(0, line.modelData.share - line.modelData.margin)
                width: parent.width * Math.min(1, line.modelData.share + line.modelData.margin) - x
                anchors.verticalCenter: parent.verticalCenter
                height: Math.max(2, 2 * Theme.unit)
                color: Theme.weld
            }
            Rectangle {
                x: parent.width * line.opponents.even - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, 2 * Theme.unit)
                height: 2 * parent.height
                color: Theme.text
            }
        }
    }
}
