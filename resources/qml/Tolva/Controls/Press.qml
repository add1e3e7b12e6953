import QtQuick
import QtQuick.Templates as T

// What can be pressed with the mouse, a finger, Space or Enter; its user draws it.
T.Button {
    // Called for Enter.
    function enter() {
        click();
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
