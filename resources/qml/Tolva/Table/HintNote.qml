import QtQuick
import Tolva

// The hint on the table: it looks for the place where it covers least, and stays there while it is read.
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
    // What a lesson points to.
    required property list<rect> markers

    readonly property bool quiet: hint.app.table.calls.length === 0 && hint.app.claims.tricks === 0
    // In large letters it needs the height of the strip, beside what is asked there.
    readonly property bool inStrip: quiet && !narrow && Theme.scale > 1.2

    // Wherever it covers least, with room for all that follows the question.
    property rect place: Qt.rect(0, 0, 0, 0)
    property bool atHome: false
    property size placedIn: Qt.size(0, 0)
    readonly property var turns: [visible, width, height, calls.width, signs.width, signs.height, layout.width, layout.height, hint.app.hints.named, hint.app.hints.cards, hint.app.hints.takes, hint.app.hints.bid]

    // Bids that may be chosen have to be seen: it lies beside them. On a crowded table it is slim, and higher for that.
    readonly property real wide: (bids.visible ? Math.max(bids.x, layout.width - bids.x - bids.width) : layout.width) - 2 * layout.margin - (inStrip ? calls.width + 8 * layout.unit : 0)
    room: slim ? Math.min(wide, 0.33 * layout.width) : wide
    narrow: !layout.markers
    // Above the hand it stands in the middle of its place and grows upwards, elsewhere it begins at the upper left.
    x: Math.max(0, Math.min(place.x + (atHome ? (place.width - width) / 2 : 0), layout.width - width - layout.margin))
    y: Math.max(0, Math.min(place.y + (atHome ? place.height - height : 0), layout.height - height - layout.margin))

    onTurnsChanged: Qt.callLater(look)

    // What it must not cover: what is asked, what lies on the table, what it advises.
    function shown(): list<rect> {
        const kept = [...markers, finder.rectOf(calls), bids.rectOf(hint.app.hints.bid), numbers.rectOf(hint.app.hints.number)];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && (card.advised || card.zone === "trick"))
                kept.push(finder.spotOf(card));
        }
        return kept;
    }

    // What it had better not cover: the cards that it speaks of, and while it only asks all that are open.
    function named(): list<rect> {
        const found = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && (hint.app.hints.named.includes(card.face) || hint.app.hints.strength === 1 && !card.held && card.face !== ""))
                found.push(finder.spotOf(card));
        }
        return found;
    }

    // Large letters that find no place at their usual width are slim, if that helps: it covers nothing then.
    function fit(kept: list<rect>, spoken: list<rect>) {
        slim = false;
        if (stacked && !hasPlace(kept, spoken)) {
            slim = true;
            slim = hasPlace(kept, spoken);
        }
    }

    function hasPlace(kept: list<rect>, spoken: list<rect>): bool {
        const aim = Qt.point(layout.width / 2, layout.stripY);
        return finder.isFree(finder.find(widest, highest, kept, aim, spoken), widest, highest, kept);
    }

    function look() {
        if (!visible)
            return;
        const kept = shown(), spoken = named(), follows = hint.app.hints.strength > 1;
        const sameWindow = placedIn.width === layout.width && placedIn.height === layout.height;
        placedIn = Qt.size(layout.width, layout.height);
        if (!follows || !sameWindow)
            fit(kept, spoken);
        // It stays there unless it would cover what it is about.
        if (follows && sameWindow && width <= place.width && height <= place.height && finder.clears(Qt.point(x, y), width, height, [...kept, ...spoken]))
            return;
        const wide = follows ? width : Math.max(width, widest), high = follows ? height : Math.max(height, highest);
        // What follows lies near the question.
        const aim = follows ? Qt.point(place.x + place.width / 2, place.y + place.height / 2) : Qt.point(layout.width / 2, layout.stripY);
        // Large letters make what is asked higher than its strip.
        const below = inStrip ? layout.stripY + layout.stripHeight + 0.5 * layout.margin : Math.min(layout.stripY, calls.y) - 4 * layout.unit;
        const home = Qt.point(inStrip ? layout.margin : (layout.width - wide) / 2, below - high);
        atHome = finder.isFree(home, wide, high, kept);
        const found = atHome ? home : finder.find(wide, high, kept, aim, spoken);
        place = Qt.rect(found.x, found.y, wide, high);
    }
}
