import QtQuick
import QtQuick.Templates as T

// A scroll bar for long pages.
T.ScrollBar {
    id: mark

    implicitWidth: 12 * Theme.unit
    minimumSize: 0.06
    policy: T.ScrollBar.AsNeeded
    // Heights are sums of fractions: what fits may seem a trifle too long.
    visible: size < 0.999
    padding: 3 * Theme.unit
    Accessible.role: Accessible.ScrollBar
    Accessible.name: qsTr("Scroll")

    contentItem: Rectangle {
        implicitWidth: 6 * Theme.unit
        radius: width / 2
        color: Theme.faint
        opacity: mark.hovered || mark.pressed ? 0.9 : 0.45
    }
}
