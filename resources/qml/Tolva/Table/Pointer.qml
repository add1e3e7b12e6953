import QtQuick
import Tolva.Backend

// Which of the own cards the keys point at: left and right within the hand or the row, up and down between them. Arrows
// stop at what may be played only; where nothing may be they go through all, for whoever wants to hear them.
QtObject {
    id: pointer

    required property Repeater cards
    property string face: ""
    property string zone: "hand"

    function line(zone: string): var {
        const line = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card && card.held && card.face !== "" && card.zone === zone)
                line.push(card);
        }
        return line.sort((a, b) => a.spot.x - b.spot.x);
    }

    function stops(zone: string): var {
        const mayPlay = [...line("hand"), ...line("up")].some(card => card.playable);
        return line(zone).filter(card => card.playable || !mayPlay);
    }

    function pointAt(card: CardItem) {
        zone = card.zone;
        face = card.face;
    }

    // By a letter of its rank or suit; false if it names no card.
    function choose(letter: string): bool {
        const all = [...line("hand"), ...line("up")];
        const chosen = CardKeys.choose(letter, all.map(card => card.face), face);
        if (chosen !== "")
            pointAt(all.find(card => card.face === chosen));
        return chosen !== "";
    }

    function step(by: int) {
        if (stops(zone).length === 0)
            zone = zone === "hand" ? "up" : "hand";
        const cards = stops(zone);
        const from = line(zone).find(card => card.face === face);
        const beyond = cards.filter(card => from && by * (card.spot.x - from.spot.x) > 0);
        const next = beyond.length > 0 ? beyond : cards;
        if (next.length > 0)
            face = next[by > 0 ? 0 : next.length - 1].face;
    }

    // To the card of the other line that is nearest.
    function change(other: string) {
        const cards = stops(other);
        if (cards.length === 0)
            return;
        const from = line(zone).find(card => card.face === face);
        const x = from ? from.spot.x : 0;
        zone = other;
        face = cards.reduce((a, b) => Math.abs(b.spot.x - x) < Math.abs(a.spot.x - x) ? b : a).face;
    }
}
