"""The state of the table, in words."""

from collections.abc import Iterator, Sequence

from tolva_gui.rules.events import Seat
from tolva_gui.rules.view import COUNT, TrickFacts, TrumpSign, View
from tolva_gui.table.hand_order import hands
from tolva_gui.ui.texts import card_name, fill, language, translate
from tolva_gui.words import sentences as words


def on_the_table(view: View, people: Sequence[str]) -> Iterator[str]:
    """Yield the visible state: trump and signs of the table, its open cards, and the signs at each seat."""
    lang = language()
    if view.display.trump is not None:
        yield _trump(view.display.trump)
    for sign in view.display.signs:
        if sign.seat is None:
            yield f"{words.sign(sign, view.info.id, lang)}."
    trick = {place.kind for place in view.info.places if place.layout == "trick"}
    told_as_trick = trick if isinstance(view.facts, TrickFacts) else set()
    shared = {place.kind for place in view.info.places if place.sees == "all"} - told_as_trick
    lying = [zone for zone in view.zones if zone.place.owner is None and zone.place.kind in shared]
    cards = [card_name(card) for zone in lying for card in zone.cards if card is not None]
    if cards:
        yield fill(translate("Narrator", "On the table: %1."), ", ".join(cards))
    if isinstance(view.facts, TrickFacts):
        yield from _trick(view.facts, people)
    for seat, name in enumerate(people):
        said = list(filter(None, _at_seat(view, seat)))
        if said:
            yield fill(translate("Narrator", "%1: %2."), name, ", ".join(said))


def _trump(sign: TrumpSign) -> str:
    if sign.suit is None:
        return translate("Narrator", "No trump.")
    name = words.suit(sign.suit, language())
    return fill(translate("Narrator", "Trump: %1."), name[:1].upper() + name[1:])


def _trick(facts: TrickFacts, people: Sequence[str]) -> Iterator[str]:
    """Yield the cards of the trick, each with its player."""
    by = translate("Narrator", "%1 by %2")
    each = [fill(by, card_name(card), people[seat]) for seat, card in facts.trick if seat < len(people)]
    if each:
        yield fill(translate("Narrator", "In the trick: %1."), ", ".join(each))


def _at_seat(view: View, seat: Seat) -> Iterator[str]:
    """Yield the signs at the seat, and the size of another player's hand unless tricks show it."""
    for sign in view.display.signs:
        if sign.seat == seat and sign.key != COUNT:
            yield words.sign(sign, view.info.id, language())
    if seat != view.seat and not isinstance(view.facts, TrickFacts):
        held = sum(len(hand.cards) for hand in hands(view) if hand.place.owner == seat)
        yield fill(translate("Narrator", "cards in hand: %1"), held)
