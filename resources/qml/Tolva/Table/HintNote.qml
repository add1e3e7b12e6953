import QtQuick
import Tolva
import Tolva.Controls

// The hint on the table: it finds the place where it covers least, and stays there while it is read.
HintPaper {
    id: hint

    required property TableLayout layout
    required property FreePlace finder
    required property Repeater cards
    required property CallBar calls
    required property BidPanel bids
    required property NumberPanel numbers
    // The signs of the game below the buttons.
    required property Item signs
    // The areas that a lesson points to.
    required property list<rect> markers

    readonly property bool quiet: hint.sitting.table.calls.length === 0 && hint.sitting.claims.tricks === 0
    // In large letters it takes the height of the strip, beside the prompt.
    readonly property bool inStrip: quiet && !narrow && Theme.scale > 1.2

    // The place that covers least, with room for the parts that follow the question.
    property rect place: Qt.rect(0, 0, 0, 0)
    property bool atHome: false
    property size placedIn: Qt.size(0, 0)
    readonly property var turns: [visible, width, height, calls.width, signs.width, signs.height, layout.width, layout.height, hint.sitting.hints.named, hint.sitting.hints.cards, hint.sitting.hints.takes, hint.sitting.hints.bid]

    // It is beside the bids, which must stay visible. On a crowded table it is slim and higher.
    readonly property real wide: (bids.visible ? Math.max(bids.x, layout.width - bids.x - bids.width) : layout.width) - 2 * layout.margin - (inStrip ? calls.width + 8 * layout.unit : 0)
    room: slim ? Math.min(wide, 0.33 * layout.width) : wide
    narrow: !layout.markers
    // Above the hand it is centred in its place and grows upwards; elsewhere it begins at the upper left.
    x: Math.max(0, Math.min(place.x + (atHome ? (place.width - width) / 2 : 0), layout.width - width - layout.margin))
    y: Math.max(0, Math.min(place.y + (atHome ? place.height - height : 0), layout.height - height - layout.margin))

    onTurnsChanged: later.restart()
    Later {
        id: later
        onTriggered: hint.look()
    }

    // Areas that it must not cover: prompts, the current trick, and the advised move.
    function shown(): list<rect> {
        const kept = [...markers, finder.rectOf(calls), bids.rectOf(hint.sitting.hints.bid), numbers.rectOf(hint.sitting.hints.number)];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && (card.advised || card.zone === "trick"))
                kept.push(finder.spotOf(card));
        }
        return kept;
    }

    // Areas that it should not cover: the cards it mentions, and during its question all open cards.
    function named(): list<rect> {
        const found = [], mentioned = hint.sitting.hints.named, asks = hint.sitting.hints.strength === 1;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && (mentioned.includes(card.face) || asks && !card.held && card.face !== ""))
                found.push(finder.spotOf(card));
        }
        return found;
    }

    // Large letters without a free place at their usual width become slim, if they then cover less.
    function fit(kept: list<rect>, spoken: list<rect>) {
        slim = false;
        const usual = stacked ? covered(kept, spoken) : 0;
        if (usual > 0) {
            slim = true;
            slim = covered(kept, spoken) < usual;
        }
    }

    function covered(kept: list<rect>, spoken: list<rect>): real {
        const aim = Qt.point(layout.width / 2, layout.stripY);
        return finder.covered(finder.find(widest, highest, kept, aim, spoken), widest, highest, kept);
    }

    function look() {
        if (!visible) {
            // The next hint finds its own place, even if all of it is asked for at once.
            placedIn = Qt.size(0, 0);
            return;
        }
        const kept = shown(), spoken = named(), follows = hint.sitting.hints.strength > 1;
        const sameWindow = placedIn.width === layout.width && placedIn.height === layout.height;
        placedIn = Qt.size(layout.width, layout.height);
        if (!follows || !sameWindow)
            fit(kept, spoken);
        // It stays there unless it would cover its subject.
        if (follows && sameWindow && width <= place.width && height <= place.height && finder.clears(Qt.point(x, y), width, height, [...kept, ...spoken]))
            return;
        const wide = follows ? width : Math.max(width, widest), high = follows ? height : Math.max(height, highest);
        // The later parts are near the question.
        const aim = follows ? Qt.point(place.x + place.width / 2, place.y + place.height / 2) : Qt.point(layout.width / 2, layout.stripY);
        // Large letters make the prompt higher than its strip.
        const below = inStrip ? layout.stripY + layout.stripHeight + 0.5 * layout.margin : Math.min(layout.stripY, calls.y) - 4 * layout.unit;
        const home = Qt.point(inStrip ? layout.margin : (layout.width - wide) / 2, below - high);
        atHome = finder.isFree(home, wide, high, kept);
        const found = atHome ? home : finder.find(wide, high, kept, aim, spoken);
        place = Qt.rect(found.x, found.y, wide, high);
    }
}
