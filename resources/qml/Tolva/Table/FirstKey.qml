import QtQuick
import Tolva.Controls

// Focuses the first button of a deal's end once no key has been pressed for a second, as fast players press a key once
// more, and in games of turning a key may still be held.
Timer {
    id: first

    required property Panel page
    required property Item button
    property bool ready: false

    // A key that came too soon does nothing, and the second begins again.
    function wait() {
        if (!ready)
            restart();
    }

    // Whether the focus is on the page itself, or still on something beneath it.
    function isFree(): bool {
        let item = page.Window.activeFocusItem;
        while (item && item !== page)
            item = item.parent;
        return page.activeFocus || item === null;
    }

    interval: 1000
    running: true
    onTriggered: {
        ready = true;
        if (page.enabled && isFree())
            button.forceActiveFocus();
    }
    Component.onCompleted: page.takeKeys()
}
