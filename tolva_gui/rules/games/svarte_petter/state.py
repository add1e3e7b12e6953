"""A position of svarte petter, a seat's public view of it, and fans consistent with that view."""

from dataclasses import dataclass, field
from typing import Final, Self

from tolva_gui.rules.account import ScoreLine, Standing
from tolva_gui.rules.cards import RANKS, Card, make_pack, parse_card
from tolva_gui.rules.events import (
    Place,
    Seat,
    Zone,
    Zones,
)
from tolva_gui.rules.kit.finish_order import out_signs
from tolva_gui.rules.kit.hidden import faces_seen, hide_others
from tolva_gui.rules.kit.sampling import TRIES
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.protocol import Chance
from tolva_gui.rules.view import Facts, Sign

STRENGTH: Final = "".join(RANKS)
PETTER: Final = parse_card("SJ")
PACK: Final = tuple(card for card in make_pack(STRENGTH) if card != parse_card("CJ"))
"""SP1: without the jack of clubs."""
STOCK: Final = Place("stock")
ARRANGE: Final = "arrange"
DRAW: Final = "draw"
OVER: Final = "over"
Fan = list[Card]
Pair = tuple[Card, Card]


class PetterFacts(Facts, frozen=True):
    """*held*: card count per seat. *out*: the seats in finishing order. *drawer*, *drawn_from*: the next draw.

    *draws*: the number of draws so far; without it, two seats drawing the same card back and forth would repeat a
    position, and players that know nothing else would go on for ever.
    """

    held: tuple[int, ...]
    out: tuple[Seat, ...]
    loser: Seat | None
    drawer: Seat
    drawn_from: Seat
    draws: int


@dataclass(slots=True)
class PetterState:
    """A position of one deal. Fans are listed from left to right.

    *handed*: per seat, the last card drawn from it and its new holder, while the seat knows that it is still there.
    """

    standing: Standing
    hands: list[Fan]
    pairs: list[list[Pair]]
    out: list[Seat]
    drawer: Seat
    drawn_from: Seat
    phase: str
    handed: list[tuple[Card, Seat] | None]
    scores: list[int]
    loser: Seat | None = None
    draws: int = 0
    lines: list[ScoreLine] = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)


def pair_for(card: Card, fan: Fan) -> Card | None:
    """Return the card of the fan that pairs with this one; Svarte Petter has no pair (SP4)."""
    alike = (held for held in fan if held.rank == card.rank and PETTER not in (held, card))
    return next(alike, None)


def public_state(state: PetterState, seat: Seat) -> PetterState:
    """Return the state without the cards hidden from the seat; at the end all see Svarte Petter.

    The only place that hides cards.
    """
    public = state.copy()
    if state.phase != OVER:
        public.hands = hide_others(state.hands, {seat})
    public.handed = [known if other == seat else None for other, known in enumerate(state.handed)]
    return public


def zones_of(state: PetterState) -> Zones:
    """Return the zones of a whole or a public state."""
    hands = [Zone(Place("hand", seat), faces_seen(fan)) for seat, fan in enumerate(state.hands)]
    laid = [tuple(card for pair in pairs for card in pair) for pairs in state.pairs]
    return (Zone(STOCK, ()), *hands, *(Zone(Place("pairs", seat), cards) for seat, cards in enumerate(laid)))


def facts_of(state: PetterState) -> PetterFacts:
    """Return the public facts."""
    return PetterFacts(
        dealer=state.standing.dealer,
        scores=tuple(state.scores),
        held=tuple(map(len, state.hands)),
        out=tuple(state.out),
        loser=state.loser,
        drawer=state.drawer,
        drawn_from=state.drawn_from,
        draws=state.draws,
    )


def signs_of(state: PetterState) -> tuple[Sign, ...]:
    """Return the signs at the seats: seats that are out, the next draw, the loser."""
    out = out_signs(state.out)
    if state.loser is not None:
        return (*out, Sign("petter", state.loser))
    return (*out, Sign("draws", state.drawer), Sign("drawn_from", state.drawn_from))


def pairless_fans(unseen: list[Card], counts: list[int], held: list[Fan], rng: Chance) -> list[Fan]:
    """Deal *counts* of the unseen cards to each seat so that no fan gets a pair."""
    for _ in range(TRIES):
        cards = unseen[:]
        rng.shuffle(cards)
        fans = _deal_pairless(cards, counts, held, rng)
        if fans is not None:
            return fans
    fans = _deal_pairless(unseen, counts, held, None)
    if fans is None:
        raise ValueError("no deal of the hidden cards leaves every fan without a pair")
    return fans


def _deal_pairless(
    cards: list[Card], counts: list[int], held: list[Fan], rng: Chance | None
) -> list[Fan] | None:
    """Deal the cards one by one; return None if a card finds no place.

    Ranks already held in a fan come first, then those with the most cards. Each card goes to a random seat, weighted by
    its room; without *rng* to the seat with the most room, which always works out.
    """
    begun = {card.rank for fan in held for card in fan}
    number = {rank: sum(card.rank == rank and card != PETTER for card in cards) for rank in STRENGTH}
    fans: list[Fan] = [[] for _ in counts]
    room = counts[:]
    for card in sorted(
        cards, key=lambda card: (card == PETTER, card.rank not in begun, -number[card.rank], card.rank)
    ):
        free = [
            0 if pair_for(card, fans[seat]) or pair_for(card, held[seat]) else room[seat]
            for seat in range(len(counts))
        ]
        if not any(free):
            return None
        seat = free.index(max(free)) if rng is None else _by_lot(free, rng)
        fans[seat].append(card)
        room[seat] -= 1
    return fans


def _by_lot(weights: list[int], rng: Chance) -> int:
    pick = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        if pick < weight:
            return place
        pick -= weight
    return weights.index(max(weights))
