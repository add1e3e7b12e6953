"""The facts of vandtia's hints."""

from collections import Counter
from typing import Final

from tests.ai.hints.layouts import IN_HAND, Layout, Told
from tests.ai.hints.shared_checks import Checks, of_the_rules
from tolva_gui.rules.cards import Card


def chance_fits(layout: Layout, told: Told) -> bool:
    """That number of the cards in unknown places can be laid."""
    state, seat = layout.state, layout.seat
    hands = Counter(card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    known = Counter(card for other, cards in enumerate(state.known) if other != seat for card in cards)
    down = (card for cards in state.down for card in cards if card is not None)
    hidden = [*state.stock, *down, *(hands - known).elements()]
    fitting = sum(state.is_layable(card.rank) for card in hidden)
    return bool((fitting, len(hidden)) == (told["count"], told["points"]))


def lying(layout: Layout, *kinds: str) -> list[Card | None]:
    """Return the cards at places of these kinds."""
    return [card for zone in layout.all.zones if zone.place.kind in kinds for card in zone.cards]


CHECKS: Checks = {
    "chance_fits": chance_fits,
    "keeps": lambda w, v: set(v["cards"]) <= w.cards(w.known, IN_HAND, w.seat),
    "pile": lambda w, v: len(lying(w, "covered", "top")) == v["count"],
    "stock": lambda w, v: len(lying(w, "stock")) == v["count"],
    "stock_gone": lambda w, _: not lying(w, "stock"),
    **of_the_rules(
        """
        exchanges fits_at four gives goes_out held_back hidden_alike keeps_table lowest none_strong none_stronger
        nothing_fits several strong_held table_is ten two
        """
    ),
}
RARE: Final = {("reason", "goes_out")}
