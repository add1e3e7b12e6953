import QtQuick
import Tolva.Backend
import Tolva.Controls

// The row of buttons at the upper right of the table, and its menu.
Row {
    id: buttons

    required property AppModel app
    property alias menu: menu
    readonly property bool menuOpen: menu.open

    signal callsAsked
    signal lastTrickAsked

    IconButton {
        objectName: "callsButton"
        visible: buttons.app.auction.rows.length + buttons.app.auction.offers.length > 0
        picture: "calls"
        text: qsTr("All calls of the deal (O)")
        onClicked: buttons.callsAsked()
    }
    IconButton {
        objectName: "hintButton"
        visible: buttons.app.settings.hints && buttons.app.hints.possible
        picture: "hint"
        text: qsTr("Hint (H)")
        enabled: buttons.app.hints.allowed
        onClicked: buttons.app.hints.ask()
    }
    IconButton {
        picture: "last-trick"
        text: qsTr("The last trick (L)")
        enabled: buttons.app.table.lastTrick.length > 0
        onClicked: buttons.lastTrickAsked()
    }
    IconButton {
        objectName: "hide"
        picture: "hide"
        text: qsTr("Hide my cards (B)")
        onClicked: buttons.app.privacy.turn()
    }
    IconButton {
        objectName: "rules"
        picture: "rules"
        text: qsTr("Rules (F1)")
        onClicked: buttons.app.help.open()
    }
    IconButton {
        picture: "settings"
        text: qsTr("Settings (Esc)")
        onClicked: buttons.app.pages.open("settings")
    }
    TableMenu {
        id: menu
        app: buttons.app
    }
}
