pragma ComponentBehavior: Bound

import QtQuick

// The numbers that may be said, a button each; forbidden ones are grey and show the rule.
TableSlip {
    id: panel

    required property Choosing choosing
    required property Marks marks

    required property TableLayout layout
    // The number under the keys: typed digits, or the position of the arrows.
    property int at: -1
    property string typed: ""
    readonly property bool asks: panel.choosing.numbers.length > 0
    // As few rows as fit, below the seats at the sides or between them.
    readonly property int lines: {
        for (let rows = 1; rows < 4; ++rows) {
            const wide = (52 * Math.ceil(panel.choosing.numbers.length / rows) - 6) * Theme.unit + 2 * Theme.gap;
            const top = ground - (46 * rows - 6) * Theme.unit - 2 * Theme.gap;
            if (wide <= layout.middle.besideBank - layout.middle.besidePiles || isFree(wide, top))
                return rows;
        }
        return 4;
    }
    readonly property int columns: Math.ceil(panel.choosing.numbers.length / lines)
    readonly property real ground: layout.stripY - 6 * layout.unit
    readonly property bool between: !isFree(width, ground - height)

    // Return whether a panel of that width in the middle of the table, from there on, is clear of seats, piles and bank.
    function isFree(wide: real, top: real): bool {
        const left = (layout.width - wide) / 2, middle = layout.middle;
        return !layout.lowered && left >= layout.reach && top > layout.people.sideFloor - layout.beforeHeight && (left > middle.pilesRight || top > middle.pilesFloor) && (left + wide < middle.besideBank || top > middle.bankFloor);
    }

    visible: asks
    x: ((between ? layout.middle.besidePiles + layout.middle.besideBank : layout.width) - width) / 2
    y: ground - height
    width: grid.width + 2 * Theme.gap
    height: grid.height + 2 * Theme.gap

    onAsksChanged: {
        at = -1;
        typed = "";
    }

    function values(): var {
        return panel.choosing.numbers.map(one => one.number);
    }

    // Type a digit. A number is said at once unless a longer one begins with it; then Enter or another digit
    // must follow. Return false if no number fits.
    function type(digit: string): bool {
        const keys = panel.choosing.numbers.map(one => one.key);
        const text = keys.includes(Number(typed + digit)) ? typed + digit : digit;
        const place = keys.indexOf(Number(text));
        if (place < 0)
            return false;
        at = values()[place];
        if (text !== "0" && keys.some(key => key > Number(text) && String(key).startsWith(text))) {
            typed = text;
        } else {
            typed = "";
            panel.choosing.say(at);
        }
        return true;
    }

    // Return the area of the number's button in the panel.
    function rectOf(number: int): rect {
        const button = buttons.itemAt(values().indexOf(number));
        return button ? Qt.rect(x + grid.x + button.x, y + grid.y + button.y, button.width, button.height) : Qt.rect(0, 0, 0, 0);
    }

    function step(by: int) {
        const all = values();
        const place = all.indexOf(at);
        typed = "";
        at = all[place < 0 ? (by > 0 ? 0 : all.length - 1) : (place + by + all.length) % all.length];
    }

    Grid {
        id: grid
        anchors.centerIn: parent
        columns: panel.columns
        spacing: 6 * Theme.unit

        Repeater {
            id: buttons
            model: panel.choosing.numbers

            Plate {
                id: plate

                required property int number
                required property string label
                required property string spoken
                required property bool allowed

                objectName: "number" + number
                width: Math.max(46 * Theme.unit, implicitWidth)
                height: Theme.promptHeight
                horizontalPadding: 6 * Theme.unit
                text: label
                strong: allowed && (hovered || panel.at === number)
                opacity: allowed ? 1 : 0.55
                Accessible.name: spoken
                Accessible.description: allowed ? "" : qsTr("may not be said now")
                onClicked: panel.choosing.say(number)

                Outline {
                    visible: [panel.at, ...panel.marks.numbers].includes(plate.number)
                    out: 3 * Theme.unit
                }
            }
        }
    }
}
