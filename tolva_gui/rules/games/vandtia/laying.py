"""What may lie on what in vändtia: one source for legality, for reasons and for what a turned card does."""

from typing import Final

from tolva_gui.rules.cards import Card, Rank
from tolva_gui.rules.games.vandtia.state import RANKS, VandtiaState

SPECIAL: Final = ("T", "2")
"""They may be laid on anything and never have to be (V14, V15, VD7)."""
FOUR: Final = 4
"""V16."""


def to_beat(state: VandtiaState) -> Card | None:
    """Return the card of the pile that rules, None on an empty place; a seven may let one see through it (VV2)."""
    if not state.pile:
        return None
    if state.options["sevens_transparent"]:
        return next((card for card in reversed(state.pile) if card.rank != "7"), state.pile[-1])
    return state.pile[-1]


def is_layable(state: VandtiaState, rank: Rank) -> bool:
    """Whether a card of that rank may be laid on the pile (V10); a two on top lets everything (V15)."""
    ruling = to_beat(state)
    if ruling is None or rank in SPECIAL or (rank == "7" and state.options["sevens_transparent"]):
        return True
    return RANKS.index(rank) <= RANKS.index(ruling.rank)


def obliging(state: VandtiaState) -> list[Card]:
    """Return the cards of the seat to act that oblige it to lay: what may be laid but tens and twos (VD7)."""
    cards = state.available(state.turn)
    return [card for card in cards if card.rank not in SPECIAL and is_layable(state, card.rank)]


def four_on_top(state: VandtiaState) -> bool:
    """Whether the last four cards of the pile are of one rank, no matter who laid them (V16)."""
    last = state.pile[-FOUR:]
    return len(last) == FOUR and len({card.rank for card in last}) == 1


def lowest_rank(state: VandtiaState) -> Rank | None:
    """Return the lowest rank in any hand, tens and twos apart (VD4)."""
    ranks = {card.rank for hand in state.hands for card in hand} - {*SPECIAL}
    return max(ranks, key=RANKS.index, default=None)
