import QtQuick
import "../figures.js" as Figures

// What lies on the table: the areas of cards, people and prompts, and what a place would cover of them.
QtObject {
    required property TableLayout layout
    required property Repeater cards
    required property Repeater speeches
    // Panels with answers.
    required property list<Item> panels

    function rectOf(item: Item): rect {
        return item.visible && item.opacity > 0 ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }

    // Return the bounding rectangle of a card, including its rotation.
    function spotOf(item: CardItem): rect {
        const spot = item.spot, turn = spot.angle * Math.PI / 180;
        const across = Math.abs(Math.cos(turn)), along = Math.abs(Math.sin(turn));
        const wide = (across + 1.4 * along) * spot.w, high = (1.4 * across + along) * spot.w;
        return Qt.rect(spot.x - wide / 2, spot.y - high / 2, wide, high);
    }

    function badge(position: int): rect {
        const middle = layout.badge(position);
        return Qt.rect(middle.x - layout.badgeWidth / 2, middle.y - layout.badgeHeight / 2, layout.badgeWidth, layout.badgeHeight);
    }

    // Return the bounding rectangle of the badge and the portrait above it.
    function person(position: int): rect {
        const plate = badge(position), face = layout.faceSize(position), out = Math.max(0, face - plate.height);
        const left = position === 0 || layout.edge(position) === 3 ? 0 : 0.1 * face;
        return Qt.rect(plate.x - left, plate.y - out, plate.width + 0.1 * face, plate.height + out);
    }

    // Return the areas of the cards that satisfy the predicate.
    function spots(holds: var): list<rect> {
        return Figures.items(cards).filter(holds).map(spotOf);
    }

    // Return the bounding rectangle of all cards that satisfy the predicate, within the window.
    function around(holds: var): rect {
        const all = spots(holds);
        if (all.length === 0)
            return Qt.rect(0, 0, 0, 0);
        const left = Math.min(...all.map(one => one.x)), top = Math.min(...all.map(one => one.y));
        const right = Math.max(...all.map(one => one.x + one.width)), bottom = Math.max(...all.map(one => one.y + one.height));
        return Qt.rect(left, top, right - left, Math.min(bottom, layout.height) - top);
    }

    // Return the area that two areas share.
    function shared(one: rect, other: rect): real {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return wide > 0 && high > 0 ? wide * high : 0;
    }

    // Return the first of these places on the table where the item covers least of people, prompts, open cards,
    // and what others say.
    function freest(moved: Item, places: list<point>): point {
        const wide = moved.width, high = moved.height;
        const others = Figures.items(speeches).filter(one => one !== moved);
        const things = [...[...panels, ...others].map(rectOf), ...Array.from({length: layout.seats}, (_, seat) => person(seat)), ...spots(card => card.face !== "" || card.zone === "offered")];
        let best = places[0], least = Infinity;
        for (const at of places) {
            const area = Qt.rect(at.x, at.y, wide, high);
            const inside = at.x >= 0 && at.y >= 0 && at.x + wide <= layout.width && at.y + high <= layout.height;
            const cost = things.reduce((sum, thing) => sum + shared(area, thing), inside ? 0 : wide * high);
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
        return best;
    }
}
