import QtQuick
import Tolva

// A thin line between parts of a page.
Rectangle {
    height: Math.max(1, Theme.unit)
    color: Theme.paperEdge
}
