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
            // The marks of a card: barred, seen, drawn, leading, winning, chosen.
            sourceComponent: Item {
                id: marks

                readonly property real corner: 0.05 * width
                // The width that the next card of the viewer's hand, or of the one opposite, leaves free.
                readonly property real room: card.zone === "hand" && card.held ? card.layout.hands.ownStep(card.lie.count) : opposite ? 1.15 * card.layout.hands.step(card.position, card.lie.count) : width
                readonly property bool opposite: card.zone === "hand" && card.layout.edge(card.position) === 2

                Rectangle {
                    anchors.fill: parent
                    visible: card.barred
                    radius: marks.corner
                    color: "#3a2f26"
                    opacity: 0.42
                }

                component Ring: Rectangle {
                    anchors.fill: parent
                    anchors.margins: -border.width / 2
                    radius: marks.corner + border.width / 2
                    color: "transparent"
                    border.width: Math.max(2, 0.03 * marks.width)
                }

                // May be chosen; a chosen card has the ring below.
                Ring {
                    objectName: "choosableRing"
                    visible: card.choosable && (card.touch || (card.face === "" ? card.piled : card.choosing?.any)) && !card.chosen && !card.cursor
                    border.color: Theme.straw
                    border.width: Math.max(2, 0.045 * marks.width)
                }
                Ring {
                    objectName: "chosenRing"
                    visible: card.chosen
                    border.color: Theme.pick
                }
                Ring {
                    objectName: "winningRing"
                    visible: card.winning
                    border.color: Theme.pick
                }
                Ring {
                    objectName: "drawnRing"
                    visible: card.drawn
                    border.color: Theme.ink
                }
                Ring {
                    objectName: "advisedRing"
                    visible: card.advised
                    border.color: Theme.pick
                    border.width: Math.max(3, 0.05 * marks.width)
                }
                // Inside the other rings, so that both are visible.
                Ring {
                    objectName: "cursorRing"
                    anchors.margins: card.advised || card.drawn ? border.width : -border.width / 2
                    visible: card.cursor
                    border.color: Theme.cardFocus
                }
                Ring {
                    objectName: "refusedRing"
                    visible: card.refused
                    border.color: Theme.refusal
                    border.width: Math.max(3, 0.045 * marks.width)
                }

                // The corner that the next card of the fan leaves free.
                Rectangle {
                    visible: card.figure !== ""
                    width: Math.min(figure.implicitWidth + 0.6 * Theme.gap, marks.room)
                    height: figure.implicitHeight + 0.2 * Theme.gap
                    radius: 0.5 * Theme.radius
                    // Its lower edge stays above the index.
                    y: -0.7 * height
                    color: Theme.ink

                    PlainText {
                        id: figure
                        anchors.centerIn: parent
                        text: card.figure
                        color: Theme.linen
                        // A digit is about two thirds as wide as it is high; in two rows it must leave the indices to be read.
                        font.pixelSize: Math.min(Theme.small, card.lie.count > card.layout.hands.oneRow ? 0.13 * marks.width : Infinity, 1.5 * marks.room / Math.max(1, text.length))
                    }
                }

                // Whose play begins with the card; that of the last is lit.
                Rectangle {
                    objectName: "playerSign"
                    visible: card.lie.latest !== undefined && card.slot === 0
                    anchors.top: parent.bottom
                    anchors.topMargin: 0.06 * marks.width
                    width: Math.min(player.implicitWidth + 0.6 * Theme.gap, marks.width)
                    height: player.implicitHeight + 0.2 * Theme.gap
                    radius: 0.5 * Theme.radius
                    color: card.lie.latest ? Theme.weld : Theme.ink

                    Silent {
                        id: player
                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, parent.width - 0.4 * Theme.gap)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 8
                        text: card.owner
                        color: card.lie.latest ? Theme.ink : Theme.linen
                    }
                }

                // The card a joker stands for, below the star in the corner that stays visible in a fan.
                Rectangle {
                    objectName: "aliasSign"
                    visible: card.alias !== "" && card.shown !== ""
                    x: 0.03 * marks.width
                    y: 0.25 * marks.width
                    width: Math.max(0.22 * marks.width, alias.implicitWidth + 0.06 * marks.width)
                    height: alias.implicitHeight + 0.02 * marks.width
                    radius: 0.4 * height
                    color: "#fffaf0"
                    border.color: Theme.ink
                    border.width: Math.max(1, 0.012 * marks.width)

                    Silent {
                        id: alias
                        anchors.centerIn: parent
                        text: card.alias
                        color: "♥♦".includes(text.charAt(0)) ? Theme.madder : Theme.ink
                        font.pixelSize: Math.min(Theme.figure, 0.15 * marks.width)
                        font.bold: true
                    }
                }

                // An eye: everybody has seen this card of a closed hand.
                Disc {
                    id: eye
                    objectName: "seenSign"
                    // Not where the next card covers the middle; in the viewer's hand small and above the index.
                    readonly property bool narrow: marks.room < 0.66 * marks.width
                    readonly property bool tight: narrow && !marks.opposite
                    visible: card.marked
                    width: (tight ? 0.18 : 0.26) * marks.width
                    x: narrow ? Math.max(0, (marks.room - width) / 2) : (marks.width - width) / 2
                    // At the seat opposite on the edge towards the table, clear of the portrait below.
                    y: marks.opposite ? marks.height - 1.15 * height : (tight ? -0.75 : -0.4) * height
                    color: Theme.weld
                    border.color: Theme.ink
                    border.width: Math.max(1, 0.06 * width)

                    Image {
                        anchors.centerIn: parent
                        width: 0.7 * eye.width
                        height: width
                        rotation: -card.rotation
                        source: card.marked ? Theme.icon("shown", false) : ""
                        sourceSize: Qt.size(Math.round(2 * width), Math.round(2 * width))
                        mipmap: true
                    }
                }

                Disc {
                    visible: card.led
                    width: 0.26 * marks.width
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.verticalCenter: parent.bottom
                    anchors.verticalCenterOffset: -0.38 * height
                    color: Theme.indigo
                    border.color: Theme.linen
                    border.width: Math.max(1, 0.08 * width)

                    PlainText {
                        anchors.centerIn: parent
                        text: "1"
                        rotation: -card.rotation
                        color: Theme.linen
                        font.pixelSize: Math.min(Theme.figure, 0.62 * parent.height)
                        font.bold: true
                    }
                }
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
