import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// The buttons at the head of the rail, in a second row if large letters make them too wide for one.
// The window's menu is at their right end.
Item {
    id: buttons

    required property Pages pages
    required property Settings settings
    required property Sitting sitting
    // As far apart as one row allows, and never farther than they are large.
    readonly property int count: [...row.children].filter(one => one.visible).length + 1
    readonly property real apart: (width - count * rules.width) / (count - 1)

    signal callsAsked
    signal lastTrickAsked

    height: row.height

    Flow {
        id: row
        width: parent.width - rules.width - spacing
        spacing: buttons.apart < Theme.unit ? 6 * Theme.unit : Math.min(8 * Theme.unit, buttons.apart)

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
        IconButton {
            picture: "settings"
            text: qsTr("Settings (Esc)")
            onClicked: buttons.pages.open("settings")
        }
    }
}
