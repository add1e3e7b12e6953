"""A position of kasino, and the values of its cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.kit.capture import splits

STRENGTH: Final = "".join(kit.RANKS)
"""The order of hands only."""
PACK: Final = kit.make_pack(STRENGTH)
VALUES: Final = {rank: value for value, rank in enumerate(reversed(STRENGTH), start=2)}
"""KA2: the ace is 14 here; on the table it is 1 as well."""
ACE_LOW: Final = 1
ACE_HIGH: Final = 14
STORAN: Final = kit.parse_card("DT")
LILLAN: Final = kit.parse_card("S2")
HIGH_VALUES: Final = {LILLAN: 15, STORAN: 16}
"""KAD9: values in the hand."""
STORA_LILLA: Final = kit.Option("stora_lilla_values", False, (False, True), "KAD9")
STOCK: Final = kit.Place("stock")
SEA: Final = kit.Place("sea")
PLAYED: Final = kit.Place("played")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("sea", "all", "spread"),
    kit.PlaceInfo("played", "all", "trick"),
    kit.PlaceInfo("won", "nobody", "pile", each=True, remembered=True),
    kit.PlaceInfo("tabbe", "all", "spread", each=True),
)
"""`played` holds the capturing card until the captured ones have been gathered (KA11)."""


class KasinoFacts(kit.Facts, frozen=True):
    """*won*: cards taken per seat. *tabbar*: tabbar per seat."""

    won: tuple[int, ...]
    tabbar: tuple[int, ...]
    last_taker: kit.Seat | None
    packet: int
    packets: int


@dataclass(slots=True)
class KasinoState(kit.Deal):
    """A position of one deal.

    *won*: cards taken per seat, in order, also those that mark tabbar; all have seen them go, although they may not be
    looked up (KA16). *played*: the moves since the packet was dealt, in order.
    """

    phase: Literal["play", "over"]
    scores: list[int]
    won: list[list[kit.Card]]
    packet: int = 1
    last_taker: kit.Seat | None = None
    lines: list[kit.ScoreLine] = field(default_factory=list)
    played: list[kit.Play] = field(default_factory=list)

    @property
    def sea(self) -> list[kit.Card]:
        return self.piles[SEA]

    @property
    def stock(self) -> list[kit.Card]:
        """The stock, next card first."""
        return self.piles[STOCK]

    @property
    def tabbar(self) -> tuple[list[kit.Card], ...]:
        """The cards that mark each seat's tabbar."""
        return self.piles.of("tabbe")


def value_in_hand(state: KasinoState, card: kit.Card) -> int:
    """Return the value of the hand card (KA2, KAD9); an ace as 14 takes everything that it takes as 1, too (KAD4)."""
    high = HIGH_VALUES.get(card) if state.options[STORA_LILLA.name] else None
    return VALUES[card.rank] if high is None else high


def value_on_table(card: kit.Card) -> int:
    """Return the value of the card on the table: an ace is 1 unless it is a group alone."""
    return ACE_LOW if card.rank == "A" else VALUES[card.rank]


def alone(target: int) -> int | None:
    """Return the value that may be a group alone: an ace on the table if 14 is taken (KAD4)."""
    return ACE_LOW if target == ACE_HIGH else None


def fits(state: KasinoState, card: kit.Card, takes: Iterable[kit.Card]) -> bool:
    """Return whether the hand card may take all these together (KA9, KA10)."""
    target = value_in_hand(state, card)
    return splits([value_on_table(other) for other in takes], target, alone(target))


def clearing_cards(state: KasinoState) -> list[kit.Card]:
    """Return the cards of the seat to act that can clear the table (KA13)."""
    return [card for card in state.hands[state.turn] if fits(state, card, state.sea)]


def in_order(cards: Sequence[kit.Card]) -> tuple[kit.Card, ...]:
    return kit.hand_order(cards, STRENGTH)
