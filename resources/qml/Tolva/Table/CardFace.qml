import QtQuick

// A card drawn exactly at its size, with its shadow. Without a face, its back is shown.
Item {
    id: face

    required property string name
    property bool lifted: false
    // One shadow is enough for a whole pack.
    property bool shadow: true
    // The width of the drawn picture: while the card grows or shrinks, its new size, not one per frame.
    property real drawnWidth: width

    height: width * 1.4

    Image {
        x: -0.24 * face.width
        y: x
        width: 1.48 * face.width
        height: 1.88 * face.width
        visible: face.shadow
        source: Theme.picture(face.lifted ? "table/card-shadow-lifted.png" : "table/card-shadow.png")
    }

    Image {
        anchors.fill: parent
        source: "image://cards/" + (face.name ? Theme.deck + "/" + face.name : Theme.back)
        sourceSize: Qt.size(Math.round(face.drawnWidth), Math.round(face.drawnWidth * 1.4))
        smooth: true
        antialiasing: true
        mipmap: false
    }
}
