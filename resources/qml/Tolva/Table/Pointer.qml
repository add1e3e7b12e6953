import QtQuick
import Tolva.Backend

// Which of the own cards the keys point at: left and right within the hand or the row, up and down between them.
QtObject {
    id: pointer

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
        return line(zone).find(card => card.key === face && face !== "") ?? null;
    }

    function pointAt(card: CardItem) {
        zone = card.held ? card.zone : "table";
        face = card.key;
    }

    // By a letter of its rank or suit; false if it names no card.
    function choose(letter: string): bool {
        const all = [...line("hand"), ...line("up"), ...line("table").filter(card => card.face !== "")];
        const chosen = CardKeys.choose(letter, all.map(card => card.face), face);
        if (chosen !== "")
            pointAt(all.find(card => card.face === chosen));
        return chosen !== "";
    }

    function step(by: int) {
        if (line(zone).length === 0)
            zone = line("hand").length > 0 ? "hand" : line("up").length > 0 ? "up" : "table";
        const cards = line(zone);
        const at = cards.findIndex(card => card.key === face);
        if (cards.length > 0)
            face = cards[at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length].key;
    }

    // To the card of the other line that is nearest.
    function change(other: string) {
        const cards = line(other);
        if (cards.length === 0)
            return;
        const from = line(zone).find(card => card.key === face);
        const x = from ? from.spot.x : 0;
        zone = other;
        face = cards.reduce((a, b) => Math.abs(b.spot.x - x) < Math.abs(a.spot.x - x) ? b : a).key;
    }
}
