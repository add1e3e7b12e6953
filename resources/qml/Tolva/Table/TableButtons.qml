import QtQuick

// The buttons at the head of the rail, in a second row if large letters make them too wide for one.
// The window's menu is at their right end.
Item {
    id: buttons

    required property Pages pages
    required property Settings settings
    required property Sitting sitting
    // In even columns, the last of which is the menu's; in one row they are never farther apart than they are large.
    readonly property int count: [...row.children].filter(one => one.visible).length + 1
    readonly property int columns: Math.min(count, Math.floor((width + 2 * Theme.unit) / (rules.width + 2 * Theme.unit)))
    readonly property real apart: (width - columns * rules.width) / Math.max(1, columns - 1)

    signal callsAsked
    signal lastTrickAsked

    height: row.height

    Grid {
        id: row
        columns: Math.max(1, buttons.columns - 1)
        columnSpacing: buttons.columns < buttons.count ? buttons.apart : Math.min(8 * Theme.unit, buttons.apart)
        rowSpacing: 6 * Theme.unit

        IconButton {
            objectName: "callsButton"
            visible: buttons.sitting.auction.rows.length + buttons.sitting.auction.offers.length > 0
            picture: "calls"
            text: qsTr("All calls of the deal (O)")
            onClicked: buttons.callsAsked()
        }
        IconButton {
            objectName: "hintButton"
            visible: buttons.settings.hints && buttons.sitting.hints.possible
            picture: "hint"
            text: qsTr("Hint (H)")
            enabled: buttons.sitting.hints.allowed
            onClicked: buttons.sitting.hints.ask()
        }
        IconButton {
            picture: "last-trick"
            text: qsTr("The last trick (L)")
            enabled: buttons.sitting.table.lastTrick.length > 0
            onClicked: buttons.lastTrickAsked()
        }
        IconButton {
            objectName: "hide"
            picture: "hide"
            text: qsTr("Hide my cards (B)")
            onClicked: buttons.sitting.privacy.turn()
        }
        IconButton {
            id: rules
            objectName: "rules"
            picture: "rules"
            text: qsTr("Rules (F1)")
            onClicked: buttons.pages.open("rules")
        }
    }
}
