import QtQuick
import "../figures.js" as Figures

// The card that the keys point at: left and right within the hand or the row, up and down between them.
// Arrows stop only at playable cards; if there are none, they visit all cards, for screen readers.
QtObject {
    id: pointer

    required property CardKeys cardKeys
    required property Narrator narrator

    required property Repeater cards
    property string face: ""
    property string zone: "hand"

    // Announce the card to screen readers.
    function announce() {
        const card = Figures.items(cards).find(card => face !== "" && card.face === face && (card.held || card.choosable));
        if (card)
            pointer.narrator.point(face, card.playable || card.choosable);
    }

    function line(zone: string): var {
        const line = Figures.items(cards).filter(card => card.key !== "" && (zone === "table" ? card.choosable && !card.held : card.held && card.zone === zone));
        return line.sort((a, b) => Math.abs(a.spot.y - b.spot.y) > a.spot.w && zone === "table" ? a.spot.y - b.spot.y : a.spot.x - b.spot.x);
    }

    // Return the card pointed at, or null.
    function card(): CardItem {
        return line(zone).find(card => card.key === face && face !== "") ?? null;
    }

    // Return the last remaining card if it is playable, else null.
    function last(): CardItem {
        const left = [...line("hand"), ...line("up")];
        return left.length === 1 && left[0].playable ? left[0] : null;
    }

    function stops(zone: string): var {
        const free = card => card.playable || card.choosable || card.chosen;
        const mayPlay = [...line("hand"), ...line("up"), ...line("table")].some(free);
        return line(zone).filter(card => free(card) || !mayPlay);
    }

    function pointAt(card: CardItem) {
        zone = card.held ? card.zone : "table";
        face = card.key;
    }

    // Point at a card by a letter of its rank or suit. Return false if no card matches.
    function choose(letter: string): bool {
        const found = [...line("hand"), ...line("up"), ...line("table").filter(card => card.face !== "")];
        // Chosen ones last: the letter of a further card is not to put the first one back.
        const all = [...found.filter(card => !card.chosen), ...found.filter(card => card.chosen)];
        const chosen = pointer.cardKeys.choose(letter, all.map(card => card.face), face);
        if (chosen !== "")
            pointAt(all.find(card => card.face === chosen));
        return chosen !== "";
    }

    function step(by: int) {
        if (stops(zone).length === 0)
            zone = ["hand", "up", "table"].find(other => stops(other).length > 0) ?? "hand";
        const all = line(zone), cards = stops(zone);
        const at = all.findIndex(card => card.key === face);
        const beyond = at < 0 ? [] : cards.filter(card => by * (all.indexOf(card) - at) > 0);
        const next = beyond.length > 0 ? beyond : cards;
        if (next.length > 0)
            face = next[by > 0 ? 0 : next.length - 1].key;
    }

    // Point at the nearest card of the other line.
    function change(other: string) {
        const cards = stops(other);
        if (cards.length === 0)
            return;
        const from = line(zone).find(card => card.key === face);
        const x = from ? from.spot.x : 0;
        zone = other;
        face = cards.reduce((a, b) => Math.abs(b.spot.x - x) < Math.abs(a.spot.x - x) ? b : a).key;
    }
}
