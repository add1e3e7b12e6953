import QtQuick
import Tolva.Backend

// At the end of a deal or a game: its first button gets the keys after a second, for who plays fast presses once more.
// Where Space and Enter turn cards it gets them from Tab alone.
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
