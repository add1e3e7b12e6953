"""A position of tjugoett, and a seat's public view of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, Literal, Self

from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, PlaceInfo, Seat, Zone, Zones
from tolva_gui.rules.info import Options
from tolva_gui.rules.kit.hidden import UNSEEN, faces_seen, fill, hide, hide_others, shuffled_rest
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.protocol import Chance
from tolva_gui.rules.view import Facts

GOAL: Final = 21
ACE_MORE: Final = 13
"""TJ2: added to an ace's value of 1 for its high value."""
VALUES: Final = {"K": 13, "Q": 12, "J": 11, "T": 10, "A": 1}
PLACES: Final = (
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("waiting", "nobody", "pile"),
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("shown", "all", "spread"),
    PlaceInfo("banker", "all", "spread"),
    PlaceInfo("used", "nobody", "pile"),
)
"""`waiting`: a first card not yet seen by its player (TJD14). `shown`: a hand laid open."""

Phase = Literal["bank", "stake", "draw", "straffa", "over"]
Witness = int
ALL: Final[Witness] = -1
NOBODY: Final[Witness] = -2
"""Who has seen the face of a used card: all seats, none, or one."""


@dataclass(slots=True)
class TjugoettState:
    """A position of one banker's term.

    *scores*: the purses. *hands*: in the order drawn. *waiting*: per seat, its first card until its turn. *witnesses*:
    per used card, its witness. *orders*: the orders for the reshuffles; the first *reshuffled* are used up. In a view's
    public state hidden cards are UNSEEN, and there are no orders.
    """

    options: Options
    standing: Standing
    scores: list[int]
    stock: list[Card]
    orders: Sequence[tuple[Card, ...]]
    hands: list[list[Card]]
    waiting: list[list[Card]]
    phase: Phase = "bank"
    bank: int = 0
    round: int = 0
    player: Seat | None = None
    stake: int | None = None
    banker: list[Card] = field(default_factory=list)
    used: list[Card] = field(default_factory=list)
    witnesses: list[Witness] = field(default_factory=list)
    reshuffled: int = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)


class TjugoettFacts(Facts, frozen=True):
    """*round*: 0 before the bank is put up. *player*, *stake*: the seat now playing against the bank, and its stake."""

    bank: int
    round: int
    player: Seat | None
    stake: int | None


def totals(cards: Iterable[Card]) -> list[int]:
    """Return the possible totals of the cards, ascending: each ace is 1 or 14 (TJ2).

    >>> from tolva_gui.rules.cards import parse_card
    >>> totals([parse_card("SA"), parse_card("HA"), parse_card("S6")])
    [8, 21, 34]
    """
    held = list(cards)
    least = sum(VALUES[card.rank] if card.rank in VALUES else int(card.rank) for card in held)
    aces = sum(card.rank == "A" for card in held)
    return [least + ACE_MORE * high for high in range(aces + 1)]


def total(cards: Iterable[Card]) -> int:
    """Return the total of a hand: the best up to 21, or the lowest if all are over (TJD2)."""
    counts = totals(cards)
    return max((count for count in counts if count <= GOAL), default=counts[0])


def public_state(state: TjugoettState, seat: Seat) -> TjugoettState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    public.stock, public.orders = hide(state.stock), ()
    public.hands = hide_others(state.hands, {seat})
    public.waiting = hide_others(state.waiting, ())
    seen = zip(state.used, state.witnesses, strict=True)
    public.used = [card if witness in (ALL, seat) else UNSEEN for card, witness in seen]
    return public


def fill_world(public: TjugoettState, pack: tuple[Card, ...], rng: Chance) -> TjugoettState:
    """Return a copy of a view's public state with its hidden cards dealt at random.

    A hand still being drawn to is below 21, and was so with each card less.
    """
    world = public.copy()
    rows = [public.used, public.banker, public.stock, *public.hands, *public.waiting]
    spare = shuffled_rest(pack, chain.from_iterable(rows), rng)
    for seat, hand in enumerate(public.hands):
        if UNSEEN in hand:
            world.hands[seat] = _hand_going_on(spare, len(hand))
            spare = [card for card in spare if card not in world.hands[seat]]
    rest = iter(spare)
    world.waiting = [fill(cards, rest) for cards in public.waiting]
    world.used = fill(public.used, rest)
    world.stock = fill(public.stock, rest)
    world.orders = orders_by_chance(pack, rng, [pack] * public.reshuffled)
    return world


def _hand_going_on(cards: Sequence[Card], count: int) -> list[Card]:
    """Return the first hand found of that many of the cards whose player goes on after each card."""

    def extend(hand: list[Card]) -> list[Card] | None:
        if len(hand) == count:
            return hand
        for card in cards:
            if card not in hand and (not hand or goes_on([*hand, card])):
                longer = extend([*hand, card])
                if longer is not None:
                    return longer
        return None

    hand = extend([])
    if hand is None:
        raise ValueError("no hand fits what the play has shown")
    return hand


def goes_on(cards: Iterable[Card]) -> bool:
    """Whether a hand of two or more cards is below 21 (TJD2)."""
    return total(cards) < GOAL


def zones_of(state: TjugoettState, seat: Seat | None) -> Zones:
    """Return the zones as the seat sees them. *state*: the seat's public one, for the referee a whole one."""
    zones = [Zone(Place("stock"), faces_seen(state.stock))]
    for owner, hand in enumerate(state.hands):
        zones.append(Zone(Place("waiting", owner), faces_seen(state.waiting[owner])))
        zones.append(Zone(Place("hand", owner), faces_seen(hand)))
        zones.append(Zone(Place("shown", owner), ()))
    zones.append(Zone(Place("banker"), faces_seen(state.banker)))
    zones.append(Zone(Place("used"), faces_seen(state.used if seat is None else hide(state.used))))
    return tuple(zones)
