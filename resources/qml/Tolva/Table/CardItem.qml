pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// One card of the pack for the whole game. It moves from its old place to the new one.
Item {
    id: card

    property Choosing choosing: null

    required property string face
    // Its place as one value: zone, position, slot, place and count.
    required property var lie
    required property bool own
    required property bool playable
    required property bool barred
    required property bool marked
    required property bool drawn
    required property bool winning
    required property bool led
    // Whether it may be chosen, on the table or in another player's fan.
    required property bool choosable
    // Whether it is the top card of a pile and makes a call.
    required property bool touch
    required property bool chosen
    required property int index
    required property string label
    // The card that it represents in this deal, if not itself.
    required property string alias

    required property TableLayout layout
    // The name of the seat's player.
    property string owner: ""
    property bool cursor: false
    property bool advised: false
    property bool refused: false
    // The value of the card, shown in practice.
    property string figure: ""
    property bool animated: true
    // The number of cards in the stock.
    property int stockCount: 0
    readonly property string zone: lie.zone
    readonly property int position: lie.position
    readonly property int slot: lie.slot
    readonly property bool held: own
    // In a pile only the bottom and the top card have a shadow; cards of the pack have no count.
    readonly property bool piled: layout.piled(lie.zone)
    readonly property int uppermost: piled ? (lie.count || stockCount) - 1 : 0
    readonly property var spot: gathered ? layout.middle.gathered(lie.position, lie.place)
                                         : layout.card(lie.zone, lie.position, lie.slot, lie.place, lie.count, marked, face !== "")
    // Its key: the face, or the number of a hidden card.
    readonly property string key: face !== "" ? face : choosable ? "#" + index : ""
    // The distance it is lifted; out of the hand at most up to the strip of calls.
    readonly property real rise: zone === "hand" && held ? Math.max(0.03 * height, Math.min(0.13 * height, spot.y - height / 2 - Math.abs(Math.sin(spot.angle * Math.PI / 180)) * width / 2 - layout.stripY - layout.stripHeight + 2 * layout.unit)) : 0.13 * height
    readonly property bool lifted: chosen && held || (held || choosable) && (cursor || dragging || hands.hovered && (playable || choosable))
    property bool dragging: false
    // The distance it has been dragged from its place.
    property point dragged: Qt.point(0, 0)

    // The visible side; it differs from the face while the card turns.
    property string shown: ""
    // Whether it is in a finished trick that is gathered before its winner takes it.
    property bool gathered: false
    property string lay: ""

    signal clicked
    signal played
    // Moved to another place in its fan.
    signal shifted(place: int)

    function drop() {
        dragging = false;
        const across = x + width / 2, down = y + height / 2;
        const place = layout.hands.placeAt(across, down, lie.count);
        if (layout.middle.holds(across, down))
            played();
        else if (place >= 0 && place !== lie.place)
            shifted(place);
        dragged = Qt.point(0, 0);
    }

    // Animate only a card that is revealed or won; a hand is covered at once.
    function turn() {
        const turns = animated && Theme.move > 0 && (face === "") !== (shown === "") && (face !== "" || zone === "won");
        if (turns) {
            if (!turning)
                turning = turnings.createObject(card);
            turning.restart();
        } else {
            turning?.stop();
            turned.xScale = 1;
            shown = face;
        }
    }

    onFaceChanged: turn()
    onZoneChanged: {
        gathered = lay === "trick" && zone === "won" && animated && Theme.move > 0;
        lay = zone;
    }
    Component.onCompleted: {
        shown = face;
        lay = zone;
    }

    // Created lazily: most cards never flip.
    property SequentialAnimation turning: null
    Component {
        id: turnings

        SequentialAnimation {
            PauseAnimation {
                duration: card.gathered ? 0.7 * Theme.move : 0
            }
            ScriptAction {
                script: card.gathered = false
            }
            NumberAnimation {
                target: turned
                property: "xScale"
                to: 0.03
                duration: 0.3 * Theme.move
                easing.type: Easing.InQuad
            }
            ScriptAction {
                script: card.shown = card.face
            }
            NumberAnimation {
                target: turned
                property: "xScale"
                to: 1
                duration: 0.35 * Theme.move
                easing.type: Easing.OutQuad
            }
        }
    }

    // Depends on the spot, not on the card's width: that is animated, and each change would restart the
    // movement.
    x: spot.x - spot.w / 2 + dragged.x
    y: spot.y - 0.7 * spot.w + dragged.y
    z: moving.running || dragging ? spot.z + 100 : spot.z
    width: spot.w
    height: width * 1.4
    rotation: spot.angle

    // What a screen reader says of it (CardGroups).
    Accessible.ignored: true
    readonly property bool heard: label !== "" || choosable
    readonly property string heardName: label || (choosable ? Figures.fill(qsTr("Card %1 of %2"), lie.place + 1, lie.count) : "")
    readonly property string heardMore: [
        (zone === "trick" || lie.latest !== undefined) && position > 0 ? qsTr("played by %1").arg(owner) : "",
        zone === "hand" && !own ? qsTr("shown by %1").arg(owner) : "",
        winning ? qsTr("winning so far") : "",
        marked ? qsTr("seen by all") : "",
        drawn ? qsTr("just drawn") : "",
        barred && held ? qsTr("cannot be played now") : "",
        chosen ? qsTr("chosen") : "",
        advised ? qsTr("the hint") : "",
        figure
    ].filter(part => part).join(", ")

    Behavior on x {
        enabled: card.animated && !card.dragging
        Glide {
            id: moving
        }
    }
    Behavior on y {
        enabled: card.animated && !card.dragging
        Glide {}
    }
    Behavior on width {
        enabled: card.animated
        Glide {}
    }
    Behavior on rotation {
        enabled: card.animated
        RotationAnimation {
            duration: Theme.move
            direction: RotationAnimation.Shortest
            easing.type: Easing.OutCubic
        }
    }

    // Only the picture is lifted; the hover area stays, or the card would flicker under the pointer.
    Item {
        width: card.width
        height: card.height
        transform: Scale {
            id: turned
            origin.x: card.width / 2
        }
        y: card.lifted ? -card.rise : card.barred && card.held ? 0.05 * card.height : 0

        Behavior on y {
            NumberAnimation {
                duration: Theme.quick
            }
        }

        CardFace {
            anchors.fill: parent
            name: card.shown
            lifted: card.lifted
            drawnWidth: card.spot.w
            // Deep in a pile the card is invisible.
            opacity: card.piled && card.lie.place > 24 && card.lie.place < card.uppermost ? 0 : 1
            shadow: !card.piled || card.lie.place === 0 || card.lie.place === card.uppermost
        }

        // Created lazily: most cards have no marks.
        Loader {
            anchors.fill: parent
            active: card.barred || card.choosable || card.chosen || card.winning || card.drawn || card.marked || card.led || card.cursor || card.advised || card.refused || card.lie.latest !== undefined || card.figure !== "" || card.alias !== ""
            sourceComponent: CardMarks {
                choosing: card.choosing
                card: card
            }
        }
    }

    // Created lazily, and kept: a finger may still be on the card when it is played.
    readonly property bool touchable: held || choosable || barred
    property bool touched: false
    onTouchableChanged: touched = touched || touchable

    Loader {
        id: hands
        property bool hovered: false
        anchors.fill: parent
        active: card.touched
        sourceComponent: Item {
            HoverHandler {
                enabled: card.held || card.choosable
                cursorShape: card.playable || card.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
                onHoveredChanged: hands.hovered = hovered
            }

            TapHandler {
                // A tap on a barred card shows the reason.
                enabled: card.touchable
                // Keep the tap from the table beneath.
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: card.clicked()
            }

            DragHandler {
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
    }
}
