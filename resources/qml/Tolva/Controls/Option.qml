import QtQuick
import QtQuick.Templates as T

// One of a row of choices: the row is one Tab stop, and arrow keys move inside it. It is no button: Qt's buttons replace
// `Accessible.checked` by their own state as soon as a screen reader starts.
T.Control {
    id: option

    required property bool current

    signal chosen

    function row(): var {
        return parent?.children.filter(one => one instanceof Option && one.enabled) ?? [];
    }

    // Whether Tab stops here: at the focus if it is in the row, else at the chosen one, else at the first.
    function isStop(): bool {
        const options = row();
        return (options.find(one => one.activeFocus) ?? options.find(one => one.current) ?? options[0]) === this;
    }

    function step(by: int) {
        const options = row();
        options[(options.indexOf(this) + by + options.length) % options.length].forceActiveFocus(Qt.TabFocusReason);
    }

    activeFocusOnTab: isStop()

    Accessible.role: Accessible.RadioButton
    Accessible.focusable: true
    Accessible.checkable: true
    Accessible.checked: current
    Accessible.onPressAction: chosen()
    Accessible.onToggleAction: chosen()

    Keys.onLeftPressed: step(-1)
    Keys.onUpPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onDownPressed: step(1)
    Keys.onSpacePressed: event => event.isAutoRepeat || chosen()
    Keys.onReturnPressed: event => event.isAutoRepeat || chosen()
    Keys.onEnterPressed: event => event.isAutoRepeat || chosen()

    TapHandler {
        onTapped: {
            option.forceActiveFocus(Qt.MouseFocusReason);
            option.chosen();
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
