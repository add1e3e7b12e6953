"""A vändtia seat's view, as card counts by rank: suits mean nothing (V4)."""

from collections.abc import Iterable
from typing import Final

from tolva_gui.ai.games.vandtia.weights import ORDER, STRENGTH, TEN, TWO
from tolva_gui.rules.games.vandtia.state import FOUR, VandtiaState
from tolva_gui.rules.kit import Card

Counts = list[int]
SEVEN: Final = STRENGTH["7"]
NOTHING: Final = -1
"""The ruling rank of an empty pile."""


def counts(cards: Iterable[Card]) -> Counts:
    """Return the number of cards of each rank, unseen ones not counted."""
    numbers = [0] * len(ORDER)
    for card in cards:
        if card.rank in STRENGTH:
            numbers[STRENGTH[card.rank]] += 1
    return numbers


class SeenPosition:
    """The position as seen by the seat to act.

    *own*: the cards it lays from. *pile*: ranks, bottom first. *unseen*: cards in the stock, face down, or in
    other hands without having been seen taken.
    """

    def __init__(self, state: VandtiaState, pack: Iterable[Card]) -> None:
        seat = state.turn
        self.own = counts(state.available(seat))
        self.pile = [STRENGTH[card.rank] for card in state.pile]
        self.stock = len(state.stock)
        self.full = len(state.down[seat])
        self.late = not state.stock
        self.sevens = bool(state.options["sevens_transparent"])
        self.two_passes = bool(state.options["two_passes_turn"])
        self.no_special_out = bool(state.options["no_out_on_special"])
        self.from_hand = bool(state.hands[seat])
        self.ups = counts(state.open_cards(seat)) if self.from_hand else [0] * len(ORDER)
        self.downs = sum(card is not None for card in state.down[seat])
        seen = [*state.pile, *state.gone, *state.hands[seat]]
        for other in range(len(state.hands)):
            seen += state.open_cards(other)
            if other != seat:
                seen += state.known[other]
        self.unseen = [all_ - had for all_, had in zip(counts(pack), counts(seen), strict=True)]

    def ruling(self) -> int:
        """Return the strength to beat (V10, VV2), NOTHING for an empty pile."""
        if not self.pile:
            return NOTHING
        if self.sevens:
            return next((rank for rank in reversed(self.pile) if rank != SEVEN), self.pile[-1])
        return self.pile[-1]

    def fits(self, rank: int) -> bool:
        """Whether a card of that rank may be laid."""
        return rank in (TWO, TEN) or rank >= self.ruling() or (self.sevens and rank == SEVEN)

    def run(self) -> int:
        """Return the length of the run of equal ranks on top of the pile, at most four."""
        number = 0
        for rank in reversed(self.pile[-FOUR:]):
            if rank != self.pile[-1]:
                break
            number += 1
        return number

    def run_with(self, rank: int, count: int) -> int:
        """Return the length of the rank's run on top after *count* more have been laid."""
        return count + (self.run() if self.pile and self.pile[-1] == rank else 0)
