import QtQuick

// A face on its ground, with a ring in the colour of its side.
Item {
    id: portrait

    // The ground and the figure, as `algot/elna`.
    required property string face
    // calm, thinking, glad or sorry
    property string mood: "calm"
    property int ring: -1
    readonly property string figure: face.split("/")[1] ?? ""
    readonly property size drawn: Qt.size(Math.round(width), Math.round(height))

    height: width
    Accessible.ignored: true

    function picture(name: string): url {
        return name === "" ? "" : Theme.picture("portraits/" + name + ".svg");
    }

    onMoodChanged: {
        if (!Theme.still && (mood === "glad" || mood === "sorry"))
            nod.restart();
    }

    Image {
        anchors.fill: parent
        sourceSize: portrait.drawn
        source: portrait.figure === "" ? "" : portrait.picture("ground-" + portrait.face.split("/")[0])
    }
    Image {
        id: person
        width: parent.width
        height: parent.height
        sourceSize: portrait.drawn
        source: portrait.figure === "" ? "" : portrait.picture(portrait.figure.startsWith("emblem") ? portrait.figure : portrait.figure + "-" + portrait.mood)
    }
    Image {
        anchors.fill: parent
        visible: portrait.ring >= 0
        sourceSize: portrait.drawn
        source: visible ? portrait.picture("ring-" + portrait.ring) : ""
    }

    SequentialAnimation {
        id: nod
        NumberAnimation {
            target: person
            property: "y"
            to: (portrait.mood === "glad" ? -0.05 : 0.03) * portrait.height
            duration: Theme.quick
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: person
            property: "y"
            to: 0
            duration: 2 * Theme.quick
            easing.type: Easing.InOutQuad
        }
    }
}
