"""A position of plump, a seat's public view of it, and its display."""

from dataclasses import dataclass, field
from typing import Final, Self

from tolva_gui.rules.account import ScoreLine, Standing
from tolva_gui.rules.cards import RANKS, SUITS, Card, Suit, make_pack
from tolva_gui.rules.events import Place, Seat, Zone, Zones, hand_order
from tolva_gui.rules.info import Option, Options
from tolva_gui.rules.kit.hidden import faces_seen, hide, hide_others
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.tricks import (
    all_tricks,
    followers,
    not_followed,
    trick_facts,
    trick_winner,
    trick_zones,
)
from tolva_gui.rules.view import Sign, TrickFacts, TrickRecord

STRENGTH: Final = "".join(RANKS)
"""PLD1: ace high."""
PACK: Final = make_pack(STRENGTH)
SUIT_MASKS: Final = {
    suit: sum(1 << index for index, card in enumerate(PACK) if card.suit == suit) for suit in SUITS
}
SECRET_BIDS: Final = Option("secret_bids", False, (False, True), "PLV3")
STOCK: Final = Place("stock")
TURNED: Final = Place("turned")
BID: Final = "bid"
PLAY: Final = "play"
OVER: Final = "over"
Bid = int | None
UNKNOWN: Final = -1
"""In a view's public state: a bid made in secret."""


class PlumpFacts(TrickFacts, frozen=True):
    """*cards*: dealt to each. *bids*: per seat, None if not made yet or still secret."""

    cards: int
    bids: tuple[Bid, ...]


@dataclass(slots=True)
class PlumpState:
    """A position of one deal.

    *bidders*: the seats in their order of bidding.
    """

    options: Options
    standing: Standing
    cards: int
    bidders: tuple[Seat, ...]
    hands: list[list[Card]]
    stock: tuple[Card, ...]
    turned: Card | None
    trump: Suit | None
    leader: Seat
    turn: Seat
    bids: list[Bid]
    tricks_won: list[int]
    scores: list[int]
    phase: str = BID
    trick: list[Card] = field(default_factory=list)
    tricks: list[TrickRecord] = field(default_factory=list)
    lines: list[ScoreLine] = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)

    @property
    def bids_made(self) -> int:
        """The number of bids made."""
        return sum(bid is not None for bid in self.bids)

    @property
    def secret(self) -> bool:
        """Whether the bids made are still hidden (PLD9)."""
        return self.phase == BID and bool(self.options[SECRET_BIDS.name])


def playable(state: PlumpState) -> list[Card]:
    """Return the cards that the seat to act may play (PL12)."""
    return followers(state.hands[state.turn], state.trick[0].suit if state.trick else None)


def public_state(state: PlumpState, seat: Seat) -> PlumpState:
    """Return the state without anything hidden from the seat. The only place that hides anything."""
    public = state.copy()
    public.hands = hide_others(state.hands, {seat})
    public.stock = tuple(hide(state.stock))
    if state.secret:
        public.bids = [
            bid if other == seat or bid is None else UNKNOWN for other, bid in enumerate(state.bids)
        ]
    return public


def zones_of(state: PlumpState) -> Zones:
    """Return the zones of a whole or a public state."""
    hands = [
        Zone(Place("hand", seat), hand_order(faces_seen(hand), STRENGTH))
        for seat, hand in enumerate(state.hands)
    ]
    turned = () if state.turned is None else (state.turned,)
    return (Zone(STOCK, faces_seen(state.stock)), Zone(TURNED, turned), *hands, *trick_zones(state))


def facts_of(state: PlumpState) -> PlumpFacts:
    """Return the public facts."""
    best = trick_winner(state.trick, state.trump, STRENGTH) if state.trick else None
    return trick_facts(
        PlumpFacts,
        state,
        state.trump,
        best,
        cards=state.cards,
        bids=(None,) * len(state.bids) if state.secret else tuple(state.bids),
    )


def signs_of(state: PlumpState) -> tuple[Sign, ...]:
    """Return the signs: trump, the bid at each seat, and during play also the tricks taken."""
    trump = Sign("no_trump") if state.trump is None else Sign("trump", None, {"trump": state.trump})
    bids = [(seat, bid) for seat, bid in enumerate(state.bids) if bid is not None]
    if UNKNOWN not in state.bids:
        called = sum(bid for _, bid in bids)
        trump = Sign(f"{trump.key}_bids", None, {**trump.values, "called": called, "cards": state.cards})
    if state.phase == BID:
        return (trump, *(_bid_sign(seat, bid) for seat, bid in bids))
    taken = state.tricks_won
    return (trump, *(Sign("tricks", seat, {"bid": bid, "taken": taken[seat]}) for seat, bid in bids))


def _bid_sign(seat: Seat, bid: int) -> Sign:
    return Sign("secret_bid", seat) if bid == UNKNOWN else Sign("bid", seat, {"bid": bid})


def voids(state: PlumpState) -> list[int]:
    """Return per seat the cards, as a set, that it is proved not to hold: those of suits not followed (PL12)."""
    denied = [0] * len(state.hands)
    for seat, led in not_followed(all_tricks(state), lambda card: card.suit, len(denied)):
        denied[seat] |= SUIT_MASKS[led.suit]
    return denied
