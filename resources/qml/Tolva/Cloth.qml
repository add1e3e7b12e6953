import QtQuick

// The table: cloth or wood, with the light of a lamp above its middle.
Item {
    id: cloth

    property string material: Theme.cloth
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
        source: "../../table/lamp.png"
        smooth: true
    }
}
