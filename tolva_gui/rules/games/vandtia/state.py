"""A position of vändtia, and a seat's public view of it."""

from dataclasses import dataclass, field
from typing import Final, Literal, Self

from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card, Rank
from tolva_gui.rules.events import Place, PlaceInfo, Seat, Zone, Zones, hand_order
from tolva_gui.rules.info import Options
from tolva_gui.rules.kit.hidden import UNSEEN, faces_seen, fill, hide, hide_but_known, shuffled_rest
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.protocol import Chance
from tolva_gui.rules.view import Facts

RANKS: Final = "AKQJT98765432"
SHOWN: Final = 4
"""VD18: the number of visible cards on top of the pile."""
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("up", "all", "row"),
    PlaceInfo("down", "nobody", "row"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("covered", "nobody", "pile"),
    PlaceInfo("top", "all", "spread"),
    PlaceInfo("gone", "nobody", "pile"),
)
"""The pile is split: `top` is its last four cards, `covered` those below. `gone` has been turned away."""

Phase = Literal["exchange", "give", "play", "over"]
Proof = tuple[int, Card]
"""A count of a seat's drawn cards, and a card that none of them but tens and twos could be laid on (VD7)."""


@dataclass(slots=True)
class VandtiaState:
    """A position of one deal.

    *up*: the face-up cards by seat and place. *pile* and *gone*: bottom first. *known*: per seat, the hand cards that
    all have seen it take up. *proofs*: per seat, the proof from its last chance or pickup. *exchanged*: places at which
    the seat to act has exchanged. *lowest*: the rank that must open the deal (V8). *again*: the rule by which the seat
    to act lays again after its own card. *moves*: number of moves made; a position may recur. In a view's public state
    hidden cards are UNSEEN; it keeps pile and gone, which all saw.
    """

    options: Options
    standing: Standing
    hands: list[list[Card]]
    up: list[list[list[Card]]]
    down: list[list[Card | None]]
    stock: list[Card]
    turn: Seat
    phase: Phase = "exchange"
    pile: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    known: list[list[Card]] = field(default_factory=list)
    proofs: dict[Seat, Proof] = field(default_factory=dict)
    exchanged: list[int] = field(default_factory=list)
    lowest: Rank | None = None
    again: str | None = None
    out: list[Seat] = field(default_factory=list)
    moves: int = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)

    def open_cards(self, seat: Seat) -> list[Card]:
        """Return the seat's face-up cards."""
        return [card for cards in self.up[seat] for card in cards]

    def available(self, seat: Seat) -> list[Card]:
        """Return the cards the seat may lay from: its hand, then its face-up cards (V19)."""
        return self.hands[seat] or self.open_cards(seat)

    def has_cards(self, seat: Seat) -> bool:
        """Whether the seat still has any card, in hand or on the table."""
        return bool(self.hands[seat] or any(self.up[seat]) or any(self.down[seat]))

    def playing(self) -> list[Seat]:
        """Return the seats that are not out."""
        return [seat for seat in range(len(self.hands)) if seat not in self.out]


class VandtiaFacts(Facts, frozen=True):
    """*out*: the seats in finishing order."""

    out: tuple[Seat, ...]


def public_state(state: VandtiaState, seat: Seat) -> VandtiaState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    public.hands = hide_but_known(state.hands, state.known, seat)
    public.down = [[card and UNSEEN for card in row] for row in state.down]
    public.stock = hide(state.stock)
    return public


def fill_world(public: VandtiaState, pack: tuple[Card, ...], rng: Chance) -> VandtiaState:
    """Return a copy of a view's public state with its hidden cards dealt at random."""
    world = public.copy()
    seen = [*public.pile, *public.gone, *public.stock]
    for seat, hand in enumerate(public.hands):
        seen += hand + public.open_cards(seat) + [card for card in public.down[seat] if card]
    spare = iter(shuffled_rest(pack, seen, rng))
    world.hands = [fill(hand, spare) for hand in public.hands]
    world.down = [[card and fill([card], spare)[0] for card in row] for row in public.down]
    world.stock = fill(public.stock, spare)
    return world


def zones_of(state: VandtiaState, seat: Seat | None) -> Zones:
    """Return the zones as the seat sees them. *state*: the seat's public one, for the referee a whole one."""
    zones = [Zone(Place("stock"), faces_seen(state.stock))]
    for owner, hand in enumerate(state.hands):
        seen = hand if seat in (None, owner) else hide(hand)
        zones.append(Zone(Place("hand", owner), hand_order(faces_seen(seen), RANKS)))
        zones += [Zone(Place("up", owner, slot), tuple(cards)) for slot, cards in enumerate(state.up[owner])]
        zones += [
            Zone(Place("down", owner, slot), () if card is None else faces_seen([card]))
            for slot, card in enumerate(state.down[owner])
        ]
    covered, gone = state.pile[:-SHOWN], state.gone
    if seat is not None:
        covered, gone = hide(covered), hide(gone)
    zones.append(Zone(Place("covered"), faces_seen(covered)))
    zones.append(Zone(Place("top"), tuple(state.pile[-SHOWN:])))
    zones.append(Zone(Place("gone"), faces_seen(gone)))
    return tuple(zones)
