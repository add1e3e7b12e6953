import QtQuick
import Tolva.Backend

Window {
    id: window

    width: 1280
    height: 800
    minimumWidth: 900
    minimumHeight: 600
    title: qsTr("Tolva")
    color: Theme.lightCloth ? "#cbb994" : "#1d4636"

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1280, window.height / 800)
    }

    Image {
        anchors.fill: parent
        source: Theme.cloth
        fillMode: Image.Tile
        asynchronous: false
    }

    TablePage {
        anchors.fill: parent
        focus: true
    }
}
