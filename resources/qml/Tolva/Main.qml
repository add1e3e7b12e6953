pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

Window {
    id: window

    property bool settingsOpen: false

    width: 1280
    height: 800
    minimumWidth: 900
    minimumHeight: 600
    title: qsTr("Tolva")
    color: Theme.lightCloth ? "#cbb994" : "#1d4636"

    function toTable() {
        const page = table.item as Item;
        if (page)
            page.forceActiveFocus();
    }

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1280, window.height / 800)
    }

    Image {
        anchors.fill: parent
        source: Theme.cloth
        fillMode: Image.Tile
    }

    Loader {
        id: table
        anchors.fill: parent
        active: Session.playing
        visible: Session.page === "table"
        focus: true
        sourceComponent: TablePage {
            focus: true
            onSettingsWanted: window.settingsOpen = true
        }
    }

    Loader {
        anchors.fill: parent
        active: Session.page === "new"
        sourceComponent: NewGamePage {
            onSettingsWanted: window.settingsOpen = true
        }
        onLoaded: (item as Item).forceActiveFocus()
    }

    Loader {
        anchors.fill: parent
        active: Session.page === "table" && Session.sheet === "deal"
        sourceComponent: DealSheet {}
        onActiveChanged: if (!active) window.toTable()
    }

    Loader {
        anchors.fill: parent
        active: Session.page === "table" && Session.sheet === "game"
        sourceComponent: GameOver {}
        onActiveChanged: if (!active) window.toTable()
    }

    Loader {
        anchors.fill: parent
        active: Session.page === "table" && Table.curtain !== ""
        sourceComponent: Curtain {}
        onActiveChanged: if (!active) window.toTable()
    }

    Loader {
        anchors.fill: parent
        active: window.settingsOpen
        sourceComponent: SettingsPage {
            onClosed: window.settingsOpen = false
            Keys.onEscapePressed: window.settingsOpen = false
        }
        onActiveChanged: if (!active) window.toTable()
    }

    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 12 * Theme.unit
    }

    Shortcut {
        sequence: "F11"
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
