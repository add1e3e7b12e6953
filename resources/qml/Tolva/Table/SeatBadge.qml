pragma ComponentBehavior: Bound

import QtQuick

// The plate of a seat: face, name, dealer, turn, tricks taken, and the game's own figures.
Rectangle {
    id: badge

    required property string name
    required property string face
    required property string mood
    required property int position
    required property int ring
    required property bool dealer
    required property bool turn
    required property bool thinking
    required property int tricks
    required property list<string> counts
    required property string told
    required property string score
    // Whether chips at the table show the score.
    required property bool laid
    required property bool out
    required property bool away

    required property TableLayout layout
    readonly property bool light: Theme.dark && !turn
    readonly property point spot: layout.badge(position)
    // At the right edge the portrait is at the right end: all portraits face outwards.
    readonly property bool mirrored: position === 0 || layout.edge(position) === 3
    readonly property color ink: turn ? Theme.ink : out ? Theme.outText : Theme.plateText
    readonly property string taken: tricks < 0 ? "" : qsTr("%n trick(s)", "", tricks)
    readonly property string absence: away ? qsTr("phone away") : ""
    readonly property list<string> all: [absence, taken, ...counts].filter(text => text !== "")
    // As many as fit, the most important first; the rest is in the tooltip.
    readonly property int shown: {
        let count = all.length;
        while (count > 1 && 0.84 * metrics.advanceWidth(all.slice(0, count).join(" · ")) > tally.width)
            --count;
        return count;
    }
    readonly property bool cut: shown < all.length || tally.truncated || title.truncated

    objectName: "badge" + position
    x: spot.x - width / 2
    y: spot.y - height / 2
    width: layout.badgeWidth
    height: layout.badgeHeight
    // The tooltip is above the cards.
    z: whole.visible ? 125 : 0
    radius: height / 2
    color: turn ? Theme.straw : out ? Theme.outPlate : Theme.plate
    border.color: turn ? Theme.weld : Theme.plateEdge
    border.width: turn ? 3 * Theme.unit : Theme.hair

    Accessible.role: Accessible.StaticText
    Accessible.name: badge.name + (dealer ? ", " + qsTr("dealer") : "") + (turn ? ", " + qsTr("to play") : "") + (score !== "" ? ", " + qsTr("score %1").arg(score) : "") + (taken !== "" ? ", " + taken : "") + (told !== "" ? ", " + told : "") + (away ? ", " + absence : "")

    FontMetrics {
        id: metrics
        font: tally.font
    }
    FontMetrics {
        id: names
        font: title.font
    }

    Portrait {
        id: portrait
        objectName: "portrait" + badge.position
        width: badge.layout.faceSize(badge.position)
        x: badge.mirrored ? parent.width - width + 0.1 * width : -0.1 * width
        y: parent.height - height + 0.04 * height
        face: badge.face
        ring: badge.ring
        opacity: badge.out && !badge.turn ? 0.5 : 1
        mood: badge.mood !== "" ? badge.mood : badge.thinking ? "thinking" : "calm"
    }

    Disc {
        visible: badge.dealer
        anchors.bottom: portrait.bottom
        x: badge.mirrored ? portrait.x + portrait.width - width : portrait.x
        width: 0.44 * badge.height
        color: badge.color

        Image {
            anchors.fill: parent
            sourceSize: Qt.size(Math.round(width), Math.round(width))
            source: Theme.icon("dealer", badge.light)
        }
    }

    Item {
        id: words
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: badge.mirrored ? 0.3 * badge.height : 0.94 * portrait.width
        anchors.rightMargin: badge.mirrored ? 0.94 * portrait.width : 0.3 * badge.height
        readonly property bool two: badge.all.length > 0
        readonly property real pointsRoom: points.text === "" ? 0 : points.width + Theme.gap / 2
        // The points are beside the name, or after a long name beside the line below, if that is shorter.
        // Reading the size binds the width to the letters.
        readonly property real nameWidth: names.font.pixelSize > 0 ? names.advanceWidth(badge.name) : 0
        readonly property bool pointsAbove: !two || nameWidth + pointsRoom <= width || nameWidth < metrics.advanceWidth(badge.all.join(" · "))

        PlainText {
            id: title
            y: words.two ? 0.5 * parent.height - height + 0.02 * parent.height : (parent.height - height) / 2
            x: badge.mirrored && words.pointsAbove ? words.pointsRoom : 0
            width: parent.width - (words.pointsAbove ? words.pointsRoom : 0)
            text: badge.name
            color: badge.ink
            font.pixelSize: Math.min(Theme.body, 0.38 * badge.height)
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
            horizontalAlignment: badge.mirrored ? Text.AlignRight : Text.AlignLeft
        }
        PlainText {
            id: tally
            y: 0.5 * parent.height
            x: badge.mirrored && !words.pointsAbove ? words.pointsRoom : 0
            width: parent.width - (words.pointsAbove ? 0 : words.pointsRoom)
            text: badge.all.slice(0, badge.shown).join(" · ")
            color: badge.turn ? "#57483a" : badge.away ? Theme.plateRed : badge.out ? Theme.outText : Theme.plateFaint
            font.pixelSize: Math.max(10 * Theme.cramp, Math.min(Theme.small, 0.3 * badge.height))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            horizontalAlignment: badge.mirrored ? Text.AlignRight : Text.AlignLeft
        }
        // The score of the seat's side, unless cards or chips on the table mark it.
        Silent {
            id: points
            x: badge.mirrored ? 0 : parent.width - width
            y: words.pointsAbove ? title.y + title.baselineOffset - baselineOffset : 0.5 * parent.height
            text: badge.laid && !badge.layout.open ? "" : badge.score
            color: badge.ink
            font.pixelSize: Math.min(Theme.body, 0.38 * badge.height)
            font.bold: true
        }
    }

    // The full text, on hover or a long press.
    Rectangle {
        id: whole
        objectName: "badgeTip"
        visible: badge.cut && (pointed.hovered || finger.held)
        z: 10
        readonly property bool above: badge.y > 0.5 * badge.layout.height
        x: badge.mirrored ? badge.width - width : 0
        y: above ? -height - 4 * Theme.unit : badge.height + 4 * Theme.unit
        width: tip.width + Theme.gap
        height: tip.height + 0.6 * Theme.gap
        radius: 0.5 * Theme.radius
        color: Theme.ink

        PlainText {
            id: tip
            anchors.centerIn: parent
            text: [badge.name, badge.taken, badge.told].filter(part => part !== "").join(" · ")
            color: Theme.linen
            font.pixelSize: Theme.small
        }
    }
    HoverHandler {
        id: pointed
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
    }
    TapHandler {
        id: finger
        property bool held: false
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: held = true
        onPressedChanged: if (!pressed) held = false
    }
}
