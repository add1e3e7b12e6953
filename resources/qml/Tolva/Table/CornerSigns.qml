import QtQuick
import Tolva.Backend

// What holds for the whole deal, beside the table's buttons, or below them if the hand opposite is there.
Row {
    id: corner

    required property Sitting sitting
    required property TableLayout layout
    required property Item buttons
    // The left edge of the names at the score cards.
    required property real nameLeft

    readonly property real handRight: layout.markers ? layout.people.topRight : 0
    readonly property bool beside: buttons.x - spacing - width >= handRight
    // Large text leaves no room at the right, where the seat opposite speaks and notes are shown.
    readonly property bool leftwards: layout.text > 1.1 && layout.rowLength === 0
    readonly property real edge: beside ? buttons.x - spacing : leftwards ? layout.width - handRight - spacing : Math.min(layout.width, nameLeft) - layout.margin

    x: edge - width
    y: beside ? buttons.y : buttons.y + buttons.height + 6 * layout.unit

    NoAidsSign {
        hints: corner.sitting.hints
    }
    TrumpSign {
        table: corner.sitting.table
        visible: corner.sitting.table.trumpShown
    }
}
