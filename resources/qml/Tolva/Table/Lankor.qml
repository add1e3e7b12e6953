pragma ComponentBehavior: Bound

import QtQuick

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

    // The number of lankor of the viewer's side.
    readonly property int own: {
        let count = 0;
        for (let i = 0; i < cards.count; ++i)
            count += (cards.itemAt(i) as LankaCard)?.corner === 0 ? 1 : 0;
        return count;
    }

    // Walk along the lankor of the side looked at, then back to the whole side.
    function walk(by: int) {
        const line = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as LankaCard;
            if (card?.corner === lankor.corner)
                line[card.place] = card;
        }
        // One more stop than cards: the whole side.
        const stops = line.length + 1;
        const next = (line.findIndex(card => card.face === lankor.face) + 1 + by + stops) % stops;
        if (next === 0)
            lookAtSide(corner);
        else
            lookAt(line[next - 1]);
    }

    // A new table starts with no side looked at.
    readonly property QtObject sitting: lankor.table
    onSittingChanged: lookAway()
    Connections {
        target: lankor.table
        function onOpened() {
            lankor.lookAway();
        }
    }

    Repeater {
        id: figures
        model: lankor.table.sides.length

        LankaScore {
            table: lankor.table
            lankor: lankor
        }
    }

    Repeater {
        id: cards
        model: lankor.table.lankor

        LankaCard {
            lankor: lankor
        }
    }

    LankaNote {
        narrator: lankor.narrator
        table: lankor.table
        lankor: lankor
        parent: lankor.rail
        z: 3
    }
}
