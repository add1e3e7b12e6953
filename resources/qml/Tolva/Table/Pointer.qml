import QtQuick
import Tolva.Backend

// Which of the own cards the keys point at: left and right within the hand or the row, up and down between them. Arrows
// stop at what may be played only; where nothing may be they go through all, for whoever wants to hear them.
QtObject {
    id: pointer

    required property AppModel app

    required property Repeater cards
    property string face: ""
    property string zone: "hand"

    function line(zone: string): var {
        const line = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && card.key !== "" && (zone === "table" ? card.choosable && !card.held : card.held && card.zone === zone))
                line.push(card);
        }
        return line.sort((a, b) => Math.abs(a.spot.y - b.spot.y) > a.spot.w && zone === "table" ? a.spot.y - b.spot.y : a.spot.x - b.spot.x);
    }

    // The card that is pointed at.
    function card(): CardItem {
        app: pointer.app
        return line(zone).find(card => card.key === face && face !== "") ?? null;
    }

    // The only card that is left to play.
    function last(): CardItem {
        app: pointer.app
        const left = [...line("hand"), ...line("up")];
        return left.length === 1 && left[0].playable ? left[0] : null;
    }

    function stops(zone: string): var {
        const free = card => card.playable || card.choosable || card.chosen;
        const mayPlay = [...line("hand"), ...line("up")].some(free);
        return line(zone).filter(card => free(card) || !mayPlay);
    }

    function pointAt(card: CardItem) {
        zone = card.held ? card.zone : "table";
        face = card.key;
    }

    // By a letter of its rank or suit; false if it names no card.
    function choose(letter: string): bool {
        const all = [...line("hand"), ...line("up"), ...line("table").filter(card => card.face !== "")];
        const chosen = pointer.app.cardKeys.choose(letter, all.map(card => card.face), face);
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

    // To the card of the other line that is nearest.
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
