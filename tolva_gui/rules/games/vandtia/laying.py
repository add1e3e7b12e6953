"""Cards that may be laid in vändtia: the one source for legality, refusals and the effect of a turned card."""

from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.vandtia.state import RANKS, TOP, VandtiaState

SPECIAL: Final = ("T", "2")
"""They may be laid on anything, and never must be (V14, V15, VD7)."""
FOUR: Final = 4
"""V16: equal cards on top that turn the pile away."""


def to_beat(state: VandtiaState) -> kit.Card | None:
    """Return the card of the pile to beat, None on an empty pile; under VV2 sevens are transparent."""
    top = state.piles[TOP]
    if not top:
        return None
    if state.options["sevens_transparent"]:
        return next((card for card in reversed(state.pile) if card.rank != "7"), top[-1])
    return top[-1]


def is_layable(state: VandtiaState, rank: kit.Rank) -> bool:
    """Whether a card of that rank may be laid on the pile (V10); on a two anything may (V15)."""
    ruling = to_beat(state)
    if ruling is None or rank in SPECIAL or (rank == "7" and state.options["sevens_transparent"]):
        return True
    return RANKS.index(rank) <= RANKS.index(ruling.rank)


def obliging(state: VandtiaState) -> list[kit.Card]:
    """Return the cards that oblige the seat to act to lay: layable ones other than tens and twos (VD7)."""
    cards = state.available(state.turn)
    return [card for card in cards if card.rank not in SPECIAL and is_layable(state, card.rank)]


def four_on_top(state: VandtiaState) -> bool:
    """Whether the last four cards of the pile have one rank, no matter whose they were (V16)."""
    last = state.pile[-FOUR:]
    return len(last) == FOUR and len({card.rank for card in last}) == 1


def lowest_rank(state: VandtiaState) -> kit.Rank | None:
    """Return the lowest rank in any hand, without tens and twos (VD4)."""
    ranks = {card.rank for hand in state.hands for card in hand} - {*SPECIAL}
    return max(ranks, key=RANKS.index, default=None)
