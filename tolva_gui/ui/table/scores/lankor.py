"""The score marked with lankor, the low cards that the pack leaves out (T3, T40–T43, TD11–TD13)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.rules.cards import RANKS, Card, Suit

LANKOR: Final = tuple(Card(suit, rank) for suit in ("H", "D", "S", "C") for rank in RANKS if rank in "5432")
"""All sixteen, as they are put away."""
RED_AND_BLACK: Final[tuple[tuple[Suit, ...], ...]] = (("H", "D"), ("S", "C"))
"""T43: the suits of each side, with two sides."""
ONE_SUIT_EACH: Final[tuple[tuple[Suit, ...], ...]] = (("H",), ("S",), ("D",))
"""TD12: the suit of each side, with three; the fourth suit, clubs, is face down, for single points."""


class Lanka(Struct, frozen=True):
    """A low card on the table. Face up it marks its rank, face down one point; crosswise it counts against."""

    card: Card
    face_up: bool
    crosswise: bool

    @property
    def points(self) -> int:
        """The points that it marks (T40, T41), negative when laid crosswise (TD11)."""
        worth = int(self.card.rank) if self.face_up else 1
        return -worth if self.crosswise else worth


def side_of(card: Card, sides: int) -> int:
    """Return the side whose scores the low card marks; the last side if it serves all (T43, TD12)."""
    suits = RED_AND_BLACK if sides <= len(RED_AND_BLACK) else ONE_SUIT_EACH
    return next((side for side, own in enumerate(suits) if card.suit in own), len(suits) - 1)


def lankor(scores: Sequence[int]) -> tuple[tuple[Lanka, ...], ...]:
    """Return for each side the lankor that mark its score, as far as they go (TD13).

    >>> [str(lanka.card) for lanka in lankor((7, -6))[0]]
    ['H5', 'H2']
    >>> sum(lanka.points for lanka in lankor((7, -6))[1])
    -6
    """
    if len(scores) <= len(RED_AND_BLACK):
        return tuple(
            _mark(score, own := _low(suits), own) for score, suits in zip(scores, RED_AND_BLACK, strict=False)
        )
    singles = _low(("C",))[::-1]
    sides = []
    for score, suits in zip(scores, ONE_SUIT_EACH, strict=True):
        marks = _mark(score, _low(suits), singles)
        singles = [card for card in singles if card not in [mark.card for mark in marks]]
        sides.append(marks)
    return tuple(sides)


def _low(suits: Sequence[Suit]) -> list[Card]:
    """Return the lankor of these suits, the highest first."""
    return sorted((card for card in LANKOR if card.suit in suits), key=lambda card: card.rank, reverse=True)


def _mark(score: int, ups: Sequence[Card], singles: Sequence[Card]) -> tuple[Lanka, ...]:
    """Lay the highest lankor that fit, then single points face down with the remaining cards."""
    left, crosswise = abs(score), score < 0
    marks: list[Lanka] = []
    for card in ups:
        if int(card.rank) <= left:
            left -= int(card.rank)
            marks.append(Lanka(card, True, crosswise))
    laid = {mark.card for mark in marks}
    spare = [card for card in reversed(singles) if card not in laid]
    return (*marks, *(Lanka(card, False, crosswise) for card in spare[:left]))
