"""A position of kasino, and the values of its cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tolva_gui.rules.kit import (
    RANKS,
    Card,
    Deal,
    Facts,
    Option,
    Place,
    PlaceInfo,
    Play,
    ScoreLine,
    Seat,
    hand_order,
    make_pack,
    parse_card,
)
from tolva_gui.rules.kit.capture import splits

STRENGTH: Final = "".join(RANKS)
"""The order of hands only."""
PACK: Final = make_pack(STRENGTH)
VALUES: Final = {rank: value for value, rank in enumerate(reversed(STRENGTH), start=2)}
"""KA2: the ace is 14 here; on the table it is 1 as well."""
ACE_LOW: Final = 1
ACE_HIGH: Final = 14
STORAN: Final = parse_card("DT")
LILLAN: Final = parse_card("S2")
HIGH_VALUES: Final = {LILLAN: 15, STORAN: 16}
"""KAD9: values in the hand."""
STORA_LILLA: Final = Option("stora_lilla_values", False, (False, True), "KAD9")
STOCK: Final = Place("stock")
SEA: Final = Place("sea")
PLAYED: Final = Place("played")
PLAY: Final = "play"
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("sea", "all", "spread"),
    PlaceInfo("played", "all", "trick"),
    PlaceInfo("won", "nobody", "pile", each=True, remembered=True),
    PlaceInfo("tabbe", "all", "spread", each=True),
)
"""`played` holds the capturing card until the captured ones have been gathered (KA11)."""


class KasinoFacts(Facts, frozen=True):
    """*won*: cards taken per seat. *tabbar*: tabbar per seat."""

    won: tuple[int, ...]
    tabbar: tuple[int, ...]
    last_taker: Seat | None
    packet: int
    packets: int


@dataclass(slots=True)
class KasinoState(Deal):
    """A position of one deal.

    *won*: cards taken per seat, in order, also those that mark tabbar; all have seen them go, although they may not be
    looked up (KA16). *played*: the moves since the packet was dealt, in order.
    """

    scores: list[int]
    won: list[list[Card]]
    packet: int = 1
    last_taker: Seat | None = None
    lines: list[ScoreLine] = field(default_factory=list)
    played: list[Play] = field(default_factory=list)

    @property
    def sea(self) -> list[Card]:
        """The cards on the table."""
        return self.piles[SEA]

    @property
    def stock(self) -> list[Card]:
        """The stock, next card first."""
        return self.piles[STOCK]

    @property
    def tabbar(self) -> tuple[list[Card], ...]:
        """The cards that mark each seat's tabbar."""
        return self.piles.of("tabbe")


def value_in_hand(state: KasinoState, card: Card) -> int:
    """Return the value of the hand card (KA2, KAD9); an ace as 14 takes everything that it takes as 1, too (KAD4)."""
    high = HIGH_VALUES.get(card) if state.options[STORA_LILLA.name] else None
    return VALUES[card.rank] if high is None else high


def value_on_table(card: Card) -> int:
    """Return the value of the card on the table: an ace is 1 unless it is a group alone."""
    return ACE_LOW if card.rank == "A" else VALUES[card.rank]


def alone(target: int) -> int | None:
    """Return the value that may be a group alone: an ace on the table if 14 is taken (KAD4)."""
    return ACE_LOW if target == ACE_HIGH else None


def fits(state: KasinoState, card: Card, takes: Iterable[Card]) -> bool:
    """Return whether the hand card may take all these together (KA9, KA10)."""
    target = value_in_hand(state, card)
    return splits([value_on_table(other) for other in takes], target, alone(target))


def clearing_cards(state: KasinoState) -> list[Card]:
    """Return the cards of the seat to act that can clear the table (KA13)."""
    return [card for card in state.hands[state.turn] if fits(state, card, state.sea)]


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards in hand order."""
    return hand_order(cards, STRENGTH)
