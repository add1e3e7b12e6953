"""A position of kasino: card values, a seat's public view, and the zones."""

from dataclasses import dataclass, field
from typing import Final, Self

from tolva_gui.rules.account import ScoreLine, Standing
from tolva_gui.rules.cards import RANKS, Card, make_pack, parse_card
from tolva_gui.rules.events import (
    Place,
    Seat,
    Zone,
    Zones,
    hand_order,
)
from tolva_gui.rules.info import Option, Options
from tolva_gui.rules.kit.capture import splits
from tolva_gui.rules.kit.hidden import faces_seen, hide, hide_others
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import Facts

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


class KasinoFacts(Facts, frozen=True):
    """*won*: cards taken per seat. *tabbar*: tabbar per seat."""

    won: tuple[int, ...]
    tabbar: tuple[int, ...]
    last_taker: Seat | None
    packet: int
    packets: int


@dataclass(slots=True)
class KasinoState:
    """A position of one deal.

    *won*: cards taken per seat, in order; all have seen them go, so a view's public state keeps them, although they may
    not be looked up (KA16). *played*: the moves since the packet was dealt, in order.
    """

    options: Options
    standing: Standing
    hands: list[list[Card]]
    sea: list[Card]
    stock: list[Card]
    won: list[list[Card]]
    tabbar: list[list[Card]]
    turn: Seat
    scores: list[int]
    packet: int = 1
    last_taker: Seat | None = None
    phase: str = PLAY
    lines: list[ScoreLine] = field(default_factory=list)
    played: list[Play] = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)


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


def fits(state: KasinoState, card: Card, takes: list[Card] | tuple[Card, ...]) -> bool:
    """Return whether the hand card may take all these together (KA9, KA10)."""
    target = value_in_hand(state, card)
    return splits([value_on_table(other) for other in takes], target, alone(target))


def clearing_cards(state: KasinoState) -> list[Card]:
    """Return the cards of the seat to act that can clear the table (KA13)."""
    return [card for card in state.hands[state.turn] if fits(state, card, state.sea)]


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """Return the cards in hand order."""
    return hand_order(cards, STRENGTH)


def public_state(state: KasinoState, seat: Seat) -> KasinoState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    public.hands = hide_others(state.hands, {seat})
    public.stock = hide(state.stock)
    return public


def zones_of(state: KasinoState, faces_up: bool) -> Zones:
    """Return the zones of a whole or a public state. *faces_up*: whether the viewer sees the cards taken."""
    zones = [Zone(STOCK, faces_seen(state.stock)), Zone(SEA, tuple(state.sea)), Zone(PLAYED, ())]
    for seat, held in enumerate(state.hands):
        hand = hand_order(faces_seen(held), STRENGTH)
        face_down = [card for card in state.won[seat] if card not in state.tabbar[seat]]
        won = tuple(face_down) if faces_up else (None,) * len(face_down)
        zones.append(Zone(Place("hand", seat), hand))
        zones.append(Zone(Place("won", seat), won))
        zones.append(Zone(Place("tabbe", seat), tuple(state.tabbar[seat])))
    return tuple(zones)
