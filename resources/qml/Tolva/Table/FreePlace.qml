import QtQuick
import Tolva

// Finds the place on the table where a note covers least.
QtObject {
    id: finder

    required property TableLayout layout
    required property Repeater cards
    // Panels with answers, and signs of the game.
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

    // Return the bounding rectangle of all cards that satisfy the predicate.
    function around(holds: var): rect {
        let left = Infinity, top = Infinity, right = 0, bottom = 0;
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (!item || !holds(item))
                continue;
            const spot = spotOf(item);
            left = Math.min(left, spot.x);
            top = Math.min(top, spot.y);
            right = Math.max(right, spot.x + spot.width);
            bottom = Math.max(bottom, spot.y + spot.height);
        }
        return right > 0 ? Qt.rect(left, top, right - left, Math.min(bottom, layout.height) - top) : Qt.rect(0, 0, 0, 0);
    }

    // Return the areas to keep free with their weights: the subject of the note first, then prompts and
    // answers, names, and cards. The sides are plain numbers: each area is compared with hundreds of places,
    // and reading the sides of a rect is slow.
    function weighed(kept: list<rect>): var {
        const found = kept.map(one => ({area: one, weight: 200}));
        for (const panel of panels)
            found.push({area: rectOf(panel), weight: 20});
        for (let seat = 0; seat < layout.seats; ++seat)
            found.push({area: person(seat), weight: 6});
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item)
                found.push({area: spotOf(item), weight: item.held ? 3 : item.face === "" && item.zone !== "offered" ? 0.4 : 4});
        }
        return found.filter(one => one.area.width > 0).map(one => ({
            left: one.area.x, top: one.area.y, right: one.area.x + one.area.width, bottom: one.area.y + one.area.height, weight: one.weight
        }));
    }

    // Return the weighted area that a note of that size would cover there.
    function cost(left: real, upper: real, wide: real, high: real, things: var): real {
        return things.reduce((sum, one) => {
            const wider = Math.min(left + wide, one.right) - Math.max(left, one.left);
            const higher = Math.min(upper + high, one.bottom) - Math.max(upper, one.top);
            return wider > 0 && higher > 0 ? sum + one.weight * wider * higher : sum;
        }, 0);
    }

    // Return the weighted area of what it would cover besides backs of cards.
    function covered(at: point, wide: real, high: real, kept: list<rect>): real {
        return cost(at.x, at.y, wide, high, weighed(kept).filter(one => one.weight >= 1));
    }

    function isFree(at: point, wide: real, high: real, kept: list<rect>): bool {
        return covered(at, wide, high, kept) === 0;
    }

    // Return whether a note of that size covers none of these areas.
    function clears(at: point, wide: real, high: real, kept: list<rect>): bool {
        return kept.every(one => one.width <= 0 || at.x >= one.x + one.width || one.x >= at.x + wide || at.y >= one.y + one.height || one.y >= at.y + high);
    }

    // Return the place of a note that belongs to a seat: the first of these places where it covers nothing,
    // or else the place near the first of them where it covers least.
    function beside(wide: real, high: real, places: list<point>, kept: list<rect>): point {
        const things = weighed(kept);
        const inside = places.filter(at => at.x >= 0 && at.y >= 0 && at.x + wide <= layout.width && at.y + high <= layout.height);
        const free = inside.find(at => cost(at.x, at.y, wide, high, things) === 0);
        return free ?? find(wide, high, kept, Qt.point(places[0].x + wide / 2, places[0].y + high / 2), []);
    }

    // Return the place where a note of that size covers least, as near the aim as possible. *kept*: areas it
    // must not cover; *named*: further areas it should not cover.
    function find(wide: real, high: real, kept: list<rect>, aim: point, named: list<rect>): point {
        const margin = layout.margin, top = margin + (Theme.scale > 1.2 ? 50 : 40) * layout.unit, edge = 8 * layout.unit;
        const things = weighed(kept.map(one => Qt.rect(one.x - edge, one.y - edge, one.width + 2 * edge, one.height + 2 * edge)));
        for (const one of named)
            things.push({left: one.x, top: one.y, right: one.x + one.width, bottom: one.y + one.height, weight: 16});
        const aimX = aim.x, aimY = aim.y;
        let best = Qt.point(margin, top), least = Infinity;
        const across = layout.width - wide - 2 * margin, down = layout.height - high - top - margin;
        for (let column = 0; column <= 20; ++column) {
            const left = margin + column / 20 * across, right = left + wide;
            for (let row = 0; row <= 24; ++row) {
                const upper = top + row / 24 * down, lower = upper + high;
                // The nearest of equally good places.
                let cost = Math.hypot(left + wide / 2 - aimX, upper + high / 2 - aimY);
                for (let no = 0; no < things.length && cost < least; ++no) {
                    const one = things[no];
                    const wider = Math.min(right, one.right) - Math.max(left, one.left);
                    const higher = Math.min(lower, one.bottom) - Math.max(upper, one.top);
                    if (wider > 0 && higher > 0)
                        cost += one.weight * wider * higher;
                }
                if (cost < least) {
                    least = cost;
                    best = Qt.point(left, upper);
                }
            }
        }
        return best;
    }
}
