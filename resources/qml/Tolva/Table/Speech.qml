import QtQuick
import Tolva
import Tolva.Controls

// What somebody says, at their seat, until it has been read.
Rectangle {
    id: bubble

    required property string speech
    required property int speechNumber
    required property int position

    required property TableLayout layout
    // What lies above the own hand and is used meanwhile begins here.
    property real floor: layout.stripY
    readonly property point seat: layout.badge(position)
    readonly property real inwards: layout.across(position)
    readonly property real gap: layout.badgeHeight / 2 + 6 * Theme.unit

    visible: speech !== ""
    width: words.width + 2 * Theme.gap
    height: words.height + 1.2 * Theme.gap
    x: position === 0 ? layout.centreX - width / 2
       : inwards < -0.3 ? seat.x - layout.badgeWidth / 2
       : inwards > 0.3 ? seat.x + layout.badgeWidth / 2 - width
       : seat.x + layout.badgeWidth / 2 + 8 * Theme.unit
    y: position === 0 ? floor - height - 6 * Theme.unit
       : Math.abs(inwards) > 0.3 ? seat.y + gap
       : seat.y - height / 2
    z: 200
    radius: Theme.radius
    color: Theme.paper
    border.color: Theme.weld
    border.width: 2 * Theme.unit

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
        wrapMode: Text.Wrap
        color: Theme.text
        font.pixelSize: Theme.head
        font.bold: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
