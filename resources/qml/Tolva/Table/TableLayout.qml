import QtQuick

// Positions of everything, from the places that the game declares: fans, rows, piles, spreads, a trick.
// Things of a seat are before it, the rest in the middle.
TableSizes {
    id: layout

    // The largest number of cards in any open hand during the deal.
    property alias longest: around.longest

    readonly property ScoreCorners corners: ScoreCorners {
        sizes: layout
    }
    readonly property SeatPlaces people: SeatPlaces {
        sizes: layout
        corners: layout.corners
    }
    readonly property HandPlaces hands: HandPlaces {
        sizes: layout
        seats: layout.people
    }
    readonly property MiddlePlaces middle: MiddlePlaces {
        sizes: layout
        corners: layout.corners
        seats: layout.people
    }
    readonly property BeforeSeats laid: BeforeSeats {
        sizes: layout
        seats: layout.people
    }
    readonly property OpenHands all: OpenHands {
        id: around
        sizes: layout
    }

    // Return the spot of a card, given its zone, seat, slot in a row, place among a count of cards, whether
    // everybody has seen it, and whether its face is known here.
    function card(zone: string, position: int, slot: int, place: real, count: real, marked: bool, known: bool): var {
        if (open)
            return all.card(zone, position, slot, place, count, marked, known);
        if (zone === "offered")
            return position === 0 ? hands.hiddenOwn(place, count) : middle.offered(place, count);
        if (zone === "laid out")
            return count === 2 && !trickless ? middle.pair(position, place) : laid.strip(position, place, count, 0);
        const how = kind(zone);
        switch (how.layout) {
        case "fan":
            return position === 0 ? hands.own(place, count) : known && !openHands.includes(position) ? hands.shown(position, place, count) : hands.other(position, place, count);
        case "trick":
            return middle.trick(position, place, slot);
        case "spread":
            return how.arranged === "plays" ? middle.plays(place, count) : how.shared ? middle.spread(place, Math.max(count, spreadCount)) : laid.strip(position, place, count, how.nth);
        case "row":
            return row(position, slot, place, how);
        default:
            return pile(position, place, zone, how);
        }
    }

    function row(position: int, slot: int, place: int, how: var): var {
        const level = how.open ? 1 : 0;
        return how.arranged === "across" ? middle.rowAcross(position, slot, level) : how.shared ? middle.spread(slot, Math.max(slot + 1, spreadCount)) : laid.row(position, slot, level, place);
    }

    function pile(position: int, place: int, zone: string, how: var): var {
        if (how.arranged === "crosswise")
            return laid.heap(position, place);
        if (how.arranged === "dealt out")
            return middle.pack(place);
        return isOpen(zone) ? middle.openPile(place) : how.shared ? middle.pile(place, how.nth, how.open) : laid.pile(position, place, how.nth);
    }

    // Whether cards there are exactly on top of each other.
    function piled(zone: string): bool {
        const how = kind(zone);
        return how.layout === "pile" && how.arranged !== "crosswise" && !isOpen(zone) && !open;
    }

    // Whether it is the central pile of a game without tricks.
    function isOpen(zone: string): bool {
        return trickless && kind(zone).middle === true;
    }

    function badge(position: int): point {
        return open ? all.badge(position) : people.badge(position);
    }

    function faceSize(position: int): real {
        return open ? all.faceSize(position) : people.faceSize(position);
    }
}
