"""How the table stands, in words, for a game that is laid out from its places."""

from collections.abc import Iterator, Sequence

from tolva_gui.rules.events import Zone
from tolva_gui.rules.game import View
from tolva_gui.ui.texts import card_name, fill, language, translate
from tolva_gui.words import sentences as words


def on_the_table(view: View, people: Sequence[str]) -> Iterator[str]:
    """Return what is to be seen: the signs of the table, its open cards, and the signs at each seat."""
    lang = language()
    for sign in view.display.signs:
        if sign.seat is None:
            yield f"{words.sign(sign, view.info.id, lang)}."
    shared = {place.kind for place in view.info.places if place.sees == "all"}
    lying = [zone for zone in view.zones if zone.place.owner is None and zone.place.kind in shared]
    cards = [card_name(card) for zone in lying for card in zone.cards if card is not None]
    if cards:
        yield fill(translate("Narrator", "On the table: %1."), ", ".join(cards))
    for seat, name in enumerate(people):
        said = [words.sign(sign, view.info.id, lang) for sign in view.display.signs if sign.seat == seat]
        held = sum(len(zone.cards) for zone in view.zones if _hand_of(zone, view, seat))
        if seat != view.seat:
            said.append(fill(translate("Narrator", "cards in hand: %1"), held))
        said = [text for text in said if text]
        if said:
            yield fill(translate("Narrator", "%1: %2."), name, ", ".join(said))


def _hand_of(zone: Zone, view: View, seat: int) -> bool:
    fans = {place.kind for place in view.info.places if place.lies == "fan"}
    return zone.place.owner == seat and zone.place.kind in fans
