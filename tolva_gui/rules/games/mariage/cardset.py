"""Sets of cards as integers: one bit per card, the cards of a suit adjacent, from weakest to strongest.

A game owns one `CardSet`, made from its order of ranks; every question of strength is then one mask.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from tolva_gui.rules.cards import SUITS, Card, Suit, make_pack, parse_card
from tolva_gui.rules.moves import Play, play_card

Mask = int
Bit = int
NO_SUIT = -1


class CardSet:
    """Tables for one pack under one order of ranks.

    *ranks*: strongest first, for instance `"ATKQJ9876"`. *value*: rank → card points towards vinsten (absent: 0).
    *eyes*: rank → points in the tie-break, None if the game has none.
    """

    def __init__(self, ranks: str, value: dict[str, int], eyes: dict[str, int] | None = None) -> None:
        self.ranks = ranks
        self.width = len(ranks)
        self.cards = make_pack(ranks[::-1])
        self.bit: dict[Card, Bit] = {card: bit for bit, card in enumerate(self.cards)}
        full = (1 << self.width) - 1
        self.all: Mask = (1 << len(self.cards)) - 1
        self.suit: tuple[Mask, ...] = tuple(full << (no * self.width) for no in range(len(SUITS)))
        self.suit_of: tuple[int, ...] = tuple(bit // self.width for bit in range(len(self.cards)))
        self.stronger: tuple[Mask, ...] = tuple(
            self.suit[self.suit_of[bit]] & ~((2 << bit) - 1) for bit in range(len(self.cards))
        )
        self.pair: tuple[Mask, ...] = tuple(self.mask((Card(suit, "K"), Card(suit, "Q"))) for suit in SUITS)
        self.value = self._by_bit(value)
        self.eyes = None if eyes is None else self._by_bit(eyes)
        self._plays = tuple(_plays_in(suit, ranks) for suit in SUITS)

    def plays(self, mask: Mask) -> list[Play]:
        """Return the moves that play the cards of `mask`, by suit and from high to low."""
        spades, hearts, diamonds, clubs = self._plays
        width = self.width
        part = (1 << width) - 1
        return [
            *spades[mask & part],
            *hearts[mask >> width & part],
            *diamonds[mask >> 2 * width & part],
            *clubs[mask >> 3 * width],
        ]

    def mask(self, cards: Iterable[Card]) -> Mask:
        """Return the set of the cards."""
        total = 0
        for card in cards:
            total |= 1 << self.bit[card]
        return total

    def sorted(self, mask: Mask) -> tuple[Card, ...]:
        """Return the cards of the set by suit and from high to low."""
        return tuple(move.card for move in self.plays(mask))

    def _by_bit(self, value: dict[str, int]) -> tuple[int, ...]:
        return tuple(value.get(card.rank, 0) for card in self.cards)


@cache
def _plays_in(suit: Suit, ranks: str) -> tuple[tuple[Play, ...], ...]:
    """Return, for each set of cards of one suit, the moves that play them, strongest first; cached by ranks."""
    table: list[tuple[Play, ...]] = [()]
    for rank in reversed(ranks):
        move = play_card(parse_card(suit + rank))
        table += [(move, *weaker) for weaker in table]
    return tuple(table)


def bits(mask: Mask) -> Iterator[Bit]:
    """Yield the bits of the set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def suit_name(suit_no: int) -> Suit | None:
    """Return the suit with that number, None for NO_SUIT."""
    return None if suit_no == NO_SUIT else SUITS[suit_no]
