pragma ComponentBehavior: Bound

import QtQuick

// One card of the pack for as long as the game lasts. It moves by itself from where it was to where it lies now.
Item {
    id: card

    required property string face
    required property string zone
    required property int position
    required property int slot
    required property int place
    required property int count
    required property bool own
    required property bool playable
    required property bool barred
    required property bool marked
    required property bool drawn
    required property bool winning
    required property bool led
    required property string label

    required property TableLayout layout
    // Whose place that is.
    property string owner: ""
    property bool cursor: false
    property bool advised: false
    // What the card is worth, for practice.
    property string figure: ""
    property bool animated: true
    readonly property bool held: own && (zone === "hand" || zone === "up")
    readonly property var spot: layout.card(zone, position, slot, place, count, marked)
    readonly property bool lifted: held && (cursor || dragging || hover.hovered && playable)
    property bool dragging: false
    // How far from its place it has been dragged.
    property point dragged: Qt.point(0, 0)

    signal clicked
    signal played

    function drop() {
        dragging = false;
        if (layout.onTable(x + width / 2, y + height / 2))
            played();
        dragged = Qt.point(0, 0);
    }

    x: spot.x - width / 2 + dragged.x
    y: spot.y - height / 2 + dragged.y
    z: moving.running || dragging ? spot.z + 100 : spot.z
    width: spot.w
    height: width * 1.4
    rotation: spot.angle

    Accessible.role: held ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.description: [
        zone === "trick" ? qsTr("played by %1").arg(owner) : "",
        zone === "up" ? qsTr("before %1").arg(owner) : "",
        zone === "hand" && !own ? qsTr("shown by %1").arg(owner) : "",
        winning ? qsTr("highest so far") : "",
        marked ? qsTr("melded") : "",
        drawn ? qsTr("just drawn") : "",
        barred ? qsTr("may not be played now") : "",
        advised ? qsTr("the hint") : "",
        figure
    ].filter(part => part).join(", ")
    Accessible.ignored: label === ""
    Accessible.focusable: held
    Accessible.focused: cursor
    Accessible.onPressAction: card.played()

    Behavior on x {
        enabled: card.animated && !card.dragging
        NumberAnimation {
            id: moving
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: card.animated && !card.dragging
        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }
    Behavior on width {
        enabled: card.animated
        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }
    Behavior on rotation {
        enabled: card.animated
        RotationAnimation {
            duration: Theme.move
            direction: RotationAnimation.Shortest
            easing.type: Easing.OutCubic
        }
    }

    // What is drawn is lifted; what is pointed at stays, so that the card does not flicker under the pointer.
    Item {
        width: card.width
        height: card.height
        y: card.lifted ? -0.13 * card.height : card.barred ? 0.05 * card.height : 0

        Behavior on y {
            NumberAnimation {
                duration: Theme.quick
            }
        }

        CardFace {
            anchors.fill: parent
            name: card.face
            lifted: card.lifted
            drawnWidth: card.spot.w
            shadow: card.zone !== "talong" || card.place === 0 || card.place === card.count - 1
        }

        // Most cards lie unmarked; what is not there costs neither time nor memory.
        Loader {
            anchors.fill: parent
            active: card.barred || card.winning || card.drawn || card.marked || card.led || card.cursor || card.advised || card.figure !== ""
            sourceComponent: CardMarks {
                card: card
            }
        }
    }

    HoverHandler {
        id: hover
        enabled: card.held
        cursorShape: card.playable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        enabled: card.held
        // Else the table beneath would be tapped too.
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: card.clicked()
    }

    DragHandler {
        id: drag
        target: null
        enabled: card.held
        onActiveTranslationChanged: {
            if (active)
                card.dragged = Qt.point(activeTranslation.x, activeTranslation.y);
        }
        onActiveChanged: {
            if (active)
                card.dragging = true;
            else
                card.drop();
        }
    }
}
