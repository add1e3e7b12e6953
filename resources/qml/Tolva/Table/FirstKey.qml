import QtQuick
import Tolva.Backend

// Focuses the first button a second after the end of a deal or a game, as fast players press a key once more.
// In games where Space and Enter turn cards, only Tab focuses it.
Timer {
    id: first

    required property AppModel app

    required property Item page
    required property Item button
    readonly property bool turned: first.app.table.turning !== "" || first.app.sheet.raced
    property bool ready: false

    interval: 1000
    running: true
    onTriggered: {
        ready = true;
        if (!turned && page.activeFocus)
            button.forceActiveFocus();
    }
    Component.onCompleted: page.forceActiveFocus()
}
