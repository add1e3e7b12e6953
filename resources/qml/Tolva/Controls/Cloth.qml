import QtQuick

// The table: cloth or wood, with the light of a lamp above its middle.
Item {
    id: cloth

    property url material: Theme.cloth
    property bool lamp: true

    Image {
        anchors.fill: parent
        source: cloth.material
        fillMode: Image.Tile
    }
    Rectangle {
        anchors.fill: parent
        visible: Theme.dark
        color: "#0b0d0c"
        opacity: 0.42
    }
    Image {
        anchors.fill: parent
        visible: cloth.lamp
        // On light linen the dusk of the corners would look like dirt.
        opacity: Theme.lightCloth ? 0.45 : 1
        source: Theme.picture("table/lamp.png")
        // Not smoothed: its pixels are too subtle to see, and smoothing costs a fifth of a software frame.
        smooth: false
    }
}
