import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// How many cards are left to draw.
PlainText {
    id: count

    required property AppModel app

    required property TableLayout layout
    readonly property var spot: layout.talong(0)

    x: spot.x - width / 2
    y: spot.y + 0.7 * spot.w + 6 * Theme.unit
    text: count.app.table.talong
    color: Theme.clothText
    font.pixelSize: Theme.title
    font.bold: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n card(s) left in the stock", "", count.app.table.talong)
}
