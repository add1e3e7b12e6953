pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend

// The score of each side: lankor laid before it, and the figure beside them. To point at a lanka, or
// to hold a finger on it, tells what earned its points; at the figure, all that has changed the score.
Item {
    id: lankor

    required property AppModel app

    required property TableLayout layout
    // The parent of the note with the history of points.
    required property Item table
    property bool animated: true

    // The side that is looked at, by its corner, and its lanka; -1: none, or all of the side.
    property int corner: -1
    property string face: ""
    property var story: []

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

    // Where the name of the side at the upper right begins; at the edge where there is none.
    readonly property real nameLeft: {
        for (let i = 0; i < figures.count; ++i) {
            const side = figures.itemAt(i) as LankaScore;
            if (side?.mirrored)
                return side.x;
        }
        return width;
    }

    // The own score, then that of the next side; false after the last.
    function step(): bool {
        const next = lankor.corner + 1;
        for (let i = 0; i < figures.count; ++i) {
            const side = figures.itemAt(i) as LankaScore;
            if (side?.corner === next) {
                side.forceActiveFocus();
                return true;
            }
        }
        lookAway();
        return false;
    }

    // The number of lankor of the own side.
    readonly property int own: {
        let count = 0;
        for (let i = 0; i < cards.count; ++i)
            count += (cards.itemAt(i) as LankaCard)?.corner === 0 ? 1 : 0;
        return count;
    }

    // From lanka to lanka of the side that is looked at, and back to all of it.
    function walk(by: int) {
        const line = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as LankaCard;
            if (card?.corner === lankor.corner)
                line[card.place] = card;
        }
        // One stop more than there are cards: all of the side.
        const stops = line.length + 1;
        const next = (line.findIndex(card => card.face === lankor.face) + 1 + by + stops) % stops;
        if (next === 0)
            lookAtSide(corner);
        else
            lookAt(line[next - 1]);
    }

    // At another table nobody has asked yet.
    readonly property QtObject sitting: lankor.app.table
    onSittingChanged: lookAway()
    Connections {
        target: lankor.app.table
        function onOpened() {
            lankor.lookAway();
        }
    }

    Repeater {
        id: figures
        model: lankor.app.table.sides.length

        LankaScore {
            app: lankor.app
            lankor: lankor
        }
    }

    Repeater {
        id: cards
        model: lankor.app.table.lankor

        LankaCard {
            lankor: lankor
        }
    }

    LankaNote {
        app: lankor.app
        lankor: lankor
        parent: lankor.table
        z: 170
    }
}
