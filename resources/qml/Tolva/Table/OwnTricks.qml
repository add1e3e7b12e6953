pragma ComponentBehavior: Bound

import QtQuick
import Tolva
import Tolva.Backend

// All tricks that the viewer's side has taken in the deal.
TableSheet {
    id: look

    required property Narrator narrator
    required property Table table

    name: "ownTricks"
    title: look.table.ownTricks.length > 0 ? qsTr("Your tricks") : qsTr("You have no tricks yet")
    Component.onCompleted: look.narrator.read(title, false)

    Grid {
        columns: look.table.seatCount > 4 ? 2 : 3
        columnSpacing: 2.4 * Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: look.table.ownTricks

            OwnTrick {}
        }
    }
}
