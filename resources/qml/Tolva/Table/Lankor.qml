pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The score of each side: its lankor, and the figure beside them. Hovering or holding a lanka shows what
// earned its points; the figure shows all changes of the score.
Item {
    id: lankor

    required property Narrator narrator
    required property Table table

    required property TableLayout layout
    // It shows the note with the history of points.
    required property Rail rail
    property bool animated: true

    // The corner of the side looked at (-1: none) and its lanka (empty: the whole side).
    property int corner: -1
    property string face: ""
    property list<var> story

    function lookAtSide(corner: int) {
        lankor.face = "";
        lankor.corner = corner;
    }

    function lookAt(card: LankaCard) {
        story = card.story;
        face = card.face;
        corner = card.corner;
    }

    function looksAt(corner: int, face: string): bool {
        return lankor.corner === corner && lankor.face === face;
    }

    function lookAway() {
        lookAtSide(-1);
    }

    // Focus the viewer's score first, then the next side's. Return false after the last.
    function step(): bool {
        const next = Figures.items(figures).find(side => side.corner === lankor.corner + 1);
        if (next)
            next.forceActiveFocus();
        else
            lookAway();
        return next !== undefined;
    }

    // The number of lankor of the viewer's side.
    readonly property int own: Figures.items(cards).filter(card => card.corner === 0).length

    // Walk along the lankor of the side looked at, then back to the whole side.
    function walk(by: int) {
        const line = Figures.items(cards).filter(card => card.corner === lankor.corner).sort((one, other) => one.place - other.place);
        // One more stop than cards: the whole side.
        const stops = line.length + 1;
        const next = (line.findIndex(card => card.face === lankor.face) + 1 + by + stops) % stops;
        if (next === 0)
            lookAtSide(corner);
        else
            lookAt(line[next - 1]);
    }

    // A new game starts with no side looked at.
    Connections {
        target: lankor.table
        function onOpened() {
            Figures.items(figures).forEach(side => side.focus = false);
            lankor.lookAway();
        }
    }

    // The figure beside the lankor, with the side's name. When focused, arrows walk along the lankor.
    component LankaScore: Item {
        id: place

        required property int index
        readonly property var side: lankor.table.sides[index]
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

        Connections {
            target: lankor.table
            function onScored(corner: int, points: int) {
                if (corner !== place.corner || Theme.settings.pace === 0)
                    return;
                made.text = Figures.gain(points);
                seen.restart();
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
            opacity: seen.running ? 1 : 0
            color: Theme.clothText
            font.family: Theme.display
            font.pixelSize: Theme.title
            font.bold: true

            Behavior on opacity {
                NumberAnimation {
                    duration: seen.running ? Theme.quick : 600 * Theme.settings.pace
                }
            }
            Timer {
                id: seen
                interval: 1500 * Theme.settings.pace
            }
        }

        HoverHandler {
            onHoveredChanged: {
                if (hovered)
                    lankor.lookAtSide(place.corner);
                else if (lankor.looksAt(place.corner, ""))
                    lankor.lookAway();
            }
        }
        TapHandler {
            acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
            gesturePolicy: TapHandler.WithinBounds
            onTapped: lankor.looksAt(place.corner, "") ? lankor.lookAway() : lankor.lookAtSide(place.corner)
            onLongPressed: lankor.lookAtSide(place.corner)
        }

        Keys.onLeftPressed: lankor.walk(mirrored ? 1 : -1)
        Keys.onRightPressed: lankor.walk(mirrored ? -1 : 1)
        Keys.onEscapePressed: focus = false
    }

    Repeater {
        id: figures
        model: lankor.table.sides.length

        LankaScore {}
    }

    // One lanka: unused beyond the edge of the table, or marking points.
    component LankaCard: Item {
        id: lanka

        required property string face
        required property bool up
        required property bool crosswise
        required property int corner
        required property int home
        required property int place
        required property int count
        required property list<var> story
        required property string spoken

        readonly property var spot: lankor.layout.corners.card(corner, home, place, count, crosswise)
        readonly property bool lookedAt: corner >= 0 && lankor.looksAt(corner, face)

        x: spot.x - width / 2
        y: spot.y - height / 2
        z: spot.z
        width: spot.w
        height: width * 1.4
        rotation: spot.angle
        visible: corner >= 0 || sliding.running

        Accessible.role: Accessible.StaticText
        Accessible.name: (points < 0 ? "−" : "") + qsTr("%n point(s)", "", Math.abs(points)) + ": " + spoken
        Accessible.ignored: corner < 0
        readonly property int points: (crosswise ? -1 : 1) * (up ? Number(face[1]) : 1)

        Behavior on x {
            enabled: lankor.animated
            Glide {
                id: sliding
                duration: 2 * Theme.move
            }
        }
        Behavior on y {
            enabled: lankor.animated
            Glide {
                duration: 2 * Theme.move
            }
        }

        // Created lazily: most lankor stay in the pack.
        Loader {
            anchors.fill: parent
            active: lanka.visible
            sourceComponent: CardFace {
                name: lanka.up ? lanka.face : ""
                drawnWidth: lanka.spot.w

                Outline {
                    visible: lanka.lookedAt
                    radius: 0.06 * width
                    border.color: Theme.clothFocus
                }
                HoverHandler {
                    enabled: lanka.corner >= 0
                    onHoveredChanged: {
                        if (hovered)
                            lankor.lookAt(lanka);
                        else if (lanka.lookedAt)
                            lankor.lookAway();
                    }
                }
                TapHandler {
                    enabled: lanka.corner >= 0
                    acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
                    gesturePolicy: TapHandler.WithinBounds
                    onTapped: lanka.lookedAt ? lankor.lookAway() : lankor.lookAt(lanka)
                    onLongPressed: lankor.lookAt(lanka)
                }
            }
        }
    }

    Repeater {
        id: cards
        model: lankor.table.lankor

        LankaCard {}
    }

    // The history of a lanka's points, or all changes of its side's score, at the foot of the rail.
    component LankaNote: Paper {
        id: note

        readonly property var side: lankor.table.sides.find(side => side.corner === lankor.corner)
        readonly property list<var> lines: lankor.face === "" ? side?.story ?? [] : lankor.story
        // The number of lines shown; a long game has more than fit.
        readonly property int most: Math.max(1, Math.min(14, lankor.rail.room / (3.4 * Theme.small)))

        // What a screen reader says of it.
        readonly property string told: visible ? [...lines.slice(-most).map(line => line.spoken), lines.length === 0 ? none.text : ""].filter(text => text).join("\n") : ""
        onToldChanged: lankor.narrator.read(told, false)
        visible: side !== undefined
        x: lankor.rail.noteX
        y: lankor.rail.height - lankor.rail.margin - height
        width: lankor.rail.noteWidth
        height: (none.visible ? none.height : content.height) + 1.6 * Theme.gap

        PlainText {
            id: none
            anchors.centerIn: parent
            visible: note.lines.length === 0
            text: qsTr("No points yet")
            font.pixelSize: Theme.small
        }
        Column {
            id: content
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.gap
            spacing: 0.3 * Theme.gap

            Repeater {
                model: note.lines.slice(-note.most)

                Item {
                    id: line
                    required property var modelData

                    width: content.width
                    height: what.height

                    PlainText {
                        id: what
                        width: parent.width - figure.width - Theme.gap
                        text: [line.modelData.deal, line.modelData.text].filter(part => part).join("\u00a0· ")
                        wrapMode: Text.Wrap
                        font.pixelSize: Theme.small
                        Accessible.role: Accessible.StaticText
                        Accessible.name: line.modelData.spoken
                    }
                    PlainText {
                        id: figure
                        anchors.right: parent.right
                        text: line.modelData.figure
                        color: Theme.accent
                        font.pixelSize: Theme.small
                        font.bold: true
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    LankaNote {
        parent: lankor.rail
        z: 3
    }
}
