"""A position of svarte petter, and fans consistent with what a seat sees of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tolva_gui.rules.kit import (
    RANKS,
    UNSEEN,
    Card,
    Chance,
    Deal,
    Facts,
    Place,
    PlaceInfo,
    ScoreLine,
    Seat,
    known,
    make_pack,
    parse_card,
)
from tolva_gui.rules.kit.sampling import TRIES

STRENGTH: Final = "".join(RANKS)
PETTER: Final = parse_card("SJ")
PACK: Final = tuple(card for card in make_pack(STRENGTH) if card != parse_card("CJ"))
"""SP1: without the jack of clubs."""
STOCK: Final = Place("stock")
ARRANGE: Final = "arrange"
DRAW: Final = "draw"
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan", ordered=True),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("pairs", "all", "spread", each=True),
)
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
class PetterState(Deal):
    """A position of one deal. Fans are listed from left to right; `turn` is the seat to draw.

    *handed*: per seat, the last card drawn from it and its new holder, while the seat knows that it is still there.
    """

    drawn_from: Seat
    handed: list[tuple[Card, Seat] | None]
    scores: list[int]
    out: list[Seat] = field(default_factory=list)
    loser: Seat | None = None
    draws: int = 0
    lines: list[ScoreLine] = field(default_factory=list)

    @property
    def drawer(self) -> Seat:
        """The seat to draw from the next."""
        return self.turn

    @property
    def pairs(self) -> list[list[Pair]]:
        """The pairs that each seat has laid down."""
        return [list(zip(laid[::2], laid[1::2], strict=True)) for laid in self.piles.of("pairs")]


def pair_for(card: Card, fan: Fan) -> Card | None:
    """Return the card of the fan that pairs with this one; Svarte Petter has no pair (SP4)."""
    alike = (held for held in fan if held.rank == card.rank and PETTER not in (held, card))
    return next(alike, None)


def fill_fans(public: PetterState, rng: Chance) -> PetterState:
    """Return a copy of a view's public state with its hidden cards dealt at random, no fan with a pair."""
    world = public.copy()
    counts = [hand.count(UNSEEN) for hand in world.hands]
    for hand in world.hands:
        hand[:] = known(hand)
    for handed in world.handed:
        if handed is not None and counts[handed[1]]:
            card, holder = handed
            world.hands[holder].append(card)
            counts[holder] -= 1
    fans = pairless_fans(world.piles.unseen(PACK), counts, world.hands, rng)
    for hand, cards in zip(world.hands, fans, strict=True):
        hand.extend(cards)
        if cards:
            rng.shuffle(hand)
    return world


def pairless_fans(unseen: list[Card], counts: list[int], held: Sequence[Fan], rng: Chance) -> list[Fan]:
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
    cards: list[Card], counts: list[int], held: Sequence[Fan], rng: Chance | None
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
