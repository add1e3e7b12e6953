import QtQuick
import "../figures.js" as Figures

// A speech bubble at a seat, until it has been read.
Slip {
    id: bubble

    required property string name
    required property string speech
    required property int speechNumber
    required property int position

    required property TableLayout layout
    required property Taken taken
    // The prompts, which may appear later.
    required property string asked
    // The upper edge of the controls above the viewer's hand.
    property real floor: layout.stripY
    readonly property real air: 6 * Theme.unit

    // Beside the badge on the side towards the table, then anywhere near the badge.
    readonly property list<point> places: {
        const badge = taken.badge(position), right = badge.x + badge.width;
        const below = badge.y + badge.height + air, above = badge.y + badge.height - layout.faceSize(position) - height - air;
        const middle = badge.y + (badge.height - height) / 2, edge = layout.edge(position);
        const outer = edge === 3 || edge === 0 ? right - width : badge.x;
        if (edge === 0)
            return [Qt.point(layout.middle.x - width / 2, floor - height - air), Qt.point(outer, above), Qt.point(air, floor - height - air)];
        if (edge === 2) {
            const mid = badge.x + (badge.width - width) / 2;
            return [Qt.point(right + air, middle), Qt.point(badge.x - width - 3 * air, middle), Qt.point(mid, below), Qt.point(mid, below + layout.beforeHeight)];
        }
        const inner = edge === 1 ? right + air : badge.x - width - air, end = edge === 1 ? air : layout.width - width - air;
        return [Qt.point(outer, below), Qt.point(outer, above), Qt.point(inner, middle), Qt.point(end, below), Qt.point(end, above)];
    }
    property point place: Qt.point(0, 0)
    readonly property string turns: [speechNumber, visible, width, height, layout.width, layout.height, floor, asked].join()
    onTurnsChanged: later.restart()
    Later {
        id: later
        onTriggered: bubble.look()
    }

    function look() {
        if (visible)
            place = taken.freest(bubble, places);
    }

    visible: speech !== ""
    width: words.width + 2 * Theme.gap
    height: words.height + 1.2 * Theme.gap
    x: place.x
    y: place.y
    z: 200

    onSpeechNumberChanged: appear.restart()

    NumberAnimation {
        id: appear
        target: bubble
        property: "scale"
        from: 0.7
        to: 1
        duration: Theme.quick
        easing.type: Easing.OutBack
    }

    MarkedText {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, 260 * Theme.unit)
        text: bubble.speech
        font.pixelSize: Theme.head
        font.bold: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Figures.fill(qsTr("%1: “%2”"), bubble.name, text)
    }
}
