import QtQuick
import "../figures.js" as Figures

// The figure beside the lankor, with the side's name. When focused, arrows walk along the lankor.
Item {
    id: place

    required property Table table

    required property int index
    // A Lankor, untyped: circular type references do not load before Qt 6.11.
    required property var lankor
    readonly property var side: place.table.sides[index]
    readonly property TableLayout layout: lankor.layout
    readonly property int corner: side?.corner ?? 0
    readonly property bool mirrored: corner === 2
    readonly property real edge: layout.corners.x(corner)
    readonly property int score: side?.score ?? 0

    x: mirrored ? edge - width : edge
    y: layout.corners.y(corner) - 0.7 * layout.corners.cardWidth - height - 2 * Theme.unit
    width: figure.width + 8 * Theme.unit + who.width
    height: figure.height
    activeFocusOnTab: true

    Accessible.role: Accessible.StaticText
    Accessible.name: Figures.fill(qsTr("%1: %2 points"), side?.name ?? "", Figures.score(score))
    Accessible.description: (side?.story ?? []).map(line => line.spoken).join("\n")
    Accessible.focusable: true
    Accessible.focused: activeFocus

    onActiveFocusChanged: activeFocus ? lankor.lookAtSide(corner) : lankor.lookAway()

    // A new table starts without a focused score.
    readonly property QtObject sitting: place.table
    onSittingChanged: focus = false
    Connections {
        target: place.table
        function onOpened() {
            place.focus = false;
        }
        function onScored(corner: int, points: int) {
            if (corner !== place.corner || Theme.settings.pace === 0)
                return;
            made.text = Figures.gain(points);
            rising.restart();
        }
    }

    Silent {
        id: figure
        // Not anchored: when the table is turned to another person it would briefly be at both edges.
        x: place.mirrored ? who.width + 8 * Theme.unit : 0
        text: Figures.score(place.score)
        color: Theme.clothText
        font.family: Theme.display
        font.pixelSize: Theme.title
        font.bold: true
    }
    Silent {
        id: who
        x: place.mirrored ? 0 : figure.width + 8 * Theme.unit
        anchors.baseline: figure.baseline
        width: Math.min(implicitWidth, 250 * Theme.unit)
        text: place.side?.name ?? ""
        elide: Text.ElideRight
        color: Theme.clothText
    }
    Outline {
        visible: place.activeFocus
        out: 3 * Theme.unit
        radius: 0.5 * Theme.radius
        border.color: Theme.clothFocus
        border.width: Theme.border
    }
    // The latest change of the score.
    Silent {
        id: made
        anchors.left: place.mirrored ? undefined : parent.right
        anchors.right: place.mirrored ? parent.left : undefined
        anchors.margins: 8 * Theme.unit
        anchors.baseline: parent.top
        anchors.baselineOffset: figure.baselineOffset
        opacity: 0
        color: Theme.clothText
        font.family: Theme.display
        font.pixelSize: Theme.title
        font.bold: true

        SequentialAnimation {
            id: rising
            NumberAnimation {
                target: made
                property: "opacity"
                to: 1
                duration: Theme.quick
            }
            PauseAnimation {
                duration: 1500 * Theme.settings.pace
            }
            NumberAnimation {
                target: made
                property: "opacity"
                to: 0
                duration: 600 * Theme.settings.pace
            }
        }
    }

    HoverHandler {
        onHoveredChanged: {
            if (hovered)
                place.lankor.lookAtSide(place.corner);
            else if (place.lankor.looksAt(place.corner, ""))
                place.lankor.lookAway();
        }
    }
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
        gesturePolicy: TapHandler.WithinBounds
        onTapped: place.lankor.looksAt(place.corner, "") ? place.lankor.lookAway() : place.lankor.lookAtSide(place.corner)
        onLongPressed: place.lankor.lookAtSide(place.corner)
    }

    Keys.onLeftPressed: lankor.walk(mirrored ? 1 : -1)
    Keys.onRightPressed: lankor.walk(mirrored ? -1 : 1)
    Keys.onEscapePressed: focus = false
}
