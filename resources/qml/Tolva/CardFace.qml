import QtQuick

// A card drawn at exactly its size, with its shadow. Without a face its back is seen.
Item {
    id: face

    required property string name
    property bool lifted: false
    // While the card grows or shrinks the picture of its new size is shown, not one for each frame.
    property real drawnWidth: width

    height: width * 1.4

    Image {
        x: -0.1 * face.width
        y: (face.lifted ? -0.02 : -0.06) * face.height
        width: 1.2 * face.width
        height: 1.15 * face.height
        opacity: face.lifted ? 1 : 0.7
        source: "../../table/shadow.png"
    }

    Image {
        anchors.fill: parent
        source: "image://cards/" + Theme.deck + "/" + (face.name || "back")
        sourceSize: Qt.size(Math.round(face.drawnWidth), Math.round(face.drawnWidth * 1.4))
        smooth: true
        antialiasing: true
        mipmap: false
    }
}
