import QtQuick

// Looks for the place on the table where a note covers least.
QtObject {
    id: finder

    required property TableLayout layout
    required property Repeater cards
    // With what one answers.
    required property list<Item> panels

    function rectOf(item: Item): rect {
        return item.visible ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }

    function spotOf(item: CardItem): rect {
        return Qt.rect(item.spot.x - item.spot.w / 2, item.spot.y - 0.7 * item.spot.w, item.spot.w, 1.4 * item.spot.w);
    }

    function badge(position: int): rect {
        const middle = layout.badge(position);
        return Qt.rect(middle.x - layout.badgeWidth / 2, middle.y - layout.badgeHeight / 2, layout.badgeWidth, layout.badgeHeight);
    }

    // Around all the cards of which that holds.
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

    function shared(one: rect, other: rect): real {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return across > 0 && down > 0 ? across * down : 0;
    }

    // What would be covered there: above all what the note is about, then what is asked and answered, names and cards.
    function cost(area: rect, kept: list<rect>, aim: point): real {
        let sum = 0;
        for (const panel of panels)
            sum += 20 * shared(area, rectOf(panel));
        for (const one of kept)
            sum += 40 * shared(area, one);
        for (let seat = 0; seat < layout.seats; ++seat)
            sum += 6 * shared(area, badge(seat));
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as CardItem;
            if (item)
                sum += (item.held ? 3 : item.face === "" && item.zone !== "offered" ? 0.4 : 4) * shared(area, spotOf(item));
        }
        // Of places that are as good, the nearest.
        return sum + Math.hypot(area.x + area.width / 2 - aim.x, area.y + area.height / 2 - aim.y);
    }

    // Where a note of that size covers least, and is nearest to the aim. *kept*: what it must not cover.
    function find(wide: real, high: real, kept: list<rect>, aim: point): point {
        const margin = layout.margin, top = margin + 40 * layout.unit, edge = 8 * layout.unit;
        const clear = kept.map(one => Qt.rect(one.x - edge, one.y - edge, one.width + 2 * edge, one.height + 2 * edge));
        let best = Qt.point(margin, top), least = Infinity;
        for (let column = 0; column <= 8; ++column) {
            for (let row = 0; row <= 12; ++row) {
                const spot = Qt.point(margin + column / 8 * (layout.width - wide - 2 * margin), top + row / 12 * (layout.height - high - top - margin));
                const here = cost(Qt.rect(spot.x, spot.y, wide, high), clear, aim);
                if (here < least) {
                    least = here;
                    best = spot;
                }
            }
        }
        return best;
    }
}
