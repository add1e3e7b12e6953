"""A position of lomber, a seat's public view of it, and its display."""

from dataclasses import dataclass, field
from typing import Final, Self

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Place, Seat, Zone, Zones, hand_order
from tolva_gui.rules.games.lomber.bids import Auction, Contract
from tolva_gui.rules.games.lomber.cards import (
    HAND_RANKS,
    PACK,
    free_matadors,
    suit_order,
    winner_of,
    worths,
)
from tolva_gui.rules.games.lomber.payment import SEATS
from tolva_gui.rules.info import Options
from tolva_gui.rules.kit.hidden import faces_seen, hide, hide_but_known, hide_others
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.tricks import all_tricks, not_followed, trick_facts, trick_zones
from tolva_gui.rules.view import Sign, TrickFacts, TrickRecord

STOCK: Final = Place("stock")
TURNED: Final = Place("turned")
TO_THE_RIGHT: Final = -1
"""The direction of deal and play (L3)."""
AUCTION: Final = "auction"
CONTRACT: Final = "contract"
BUY: Final = "buy"
GIVE_UP: Final = "give_up"
TOTUS: Final = "totus"
PLAY: Final = "play"
OVER: Final = "over"


class LomberFacts(TrickFacts, frozen=True):
    """*bids*: the calls with their seats. *bought*: cards bought per seat, None if not asked. *stock*: cards left."""

    bids: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    turned: Card | None
    bought: tuple[int | None, ...]
    stock: int


@dataclass(slots=True)
class LomberState:
    """A position of one deal.

    *turned*: the card turned up for trump (L25); it stays there until bought. *to_buy*: the seats still to buy, in
    order. *shown*: cards in hands that all have seen.
    """

    options: Options
    standing: Standing
    auction: Auction
    hands: list[list[Card]]
    stock: tuple[Card, ...]
    turn: Seat
    leader: Seat
    scores: list[int]
    phase: str = AUCTION
    contract: Contract | None = None
    turned: Card | None = None
    turned_lies: bool = False
    to_buy: tuple[Seat, ...] = ()
    bought: list[int | None] = field(default_factory=lambda: [None] * SEATS)
    discards: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * SEATS)
    shown: frozenset[Card] = frozenset()
    tricks_won: list[int] = field(default_factory=lambda: [0] * SEATS)
    trick: list[Card] = field(default_factory=list)
    tricks: list[TrickRecord] = field(default_factory=list)
    outcome: Result | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        return None if self.contract is None else self.contract.trump

    @property
    def undertaken(self) -> Contract:
        """The contract; raise ValueError while there is none."""
        if self.contract is None:
            raise ValueError("the auction has not been won")
        return self.contract

    @property
    def buyable(self) -> int:
        """The number of cards that can be bought: the stock, and the turned card on top of it."""
        return len(self.stock) + self.turned_lies


def to_the_right(seat: Seat, steps: int = 1) -> Seat:
    """Return the seat *steps* places to the right, in the direction of play (L3)."""
    return (seat + TO_THE_RIGHT * steps) % SEATS


def public_state(state: LomberState, seat: Seat) -> LomberState:
    """Return the state without anything hidden from the seat (L23). The only place that hides anything."""
    public = state.copy()
    known = [[card for card in hand if card in state.shown] for hand in state.hands]
    public.hands = hide_but_known(state.hands, known, seat)
    public.stock = tuple(hide(state.stock))
    public.discards = [tuple(cards) for cards in hide_others(state.discards, {seat})]
    return public


def zones_of(state: LomberState) -> Zones:
    """Return the zones of a whole or a public state."""
    zones = [
        Zone(STOCK, faces_seen(state.stock)),
        Zone(TURNED, (state.turned,) if state.turned_lies else ()),
    ]
    for seat, hand in enumerate(state.hands):
        zones.append(Zone(Place("hand", seat), hand_order(faces_seen(hand), HAND_RANKS)))
        zones.append(Zone(Place("discards", seat), faces_seen(state.discards[seat])))
    return (*zones, *trick_zones(state))


def facts_of(state: LomberState) -> LomberFacts:
    """Return the public facts."""
    return trick_facts(
        LomberFacts,
        state,
        state.trump,
        winner_of(state.trick, state.trump) if state.trick else None,
        step=TO_THE_RIGHT,
        bids=state.auction.said,
        contract=state.contract,
        turned=state.turned,
        bought=tuple(state.bought),
        stock=len(state.stock),
    )


def signs_of(state: LomberState) -> tuple[Sign, ...]:
    """Return the signs: the bids; after the auction the contract, trump, purchases and tricks."""
    contract = state.contract
    if contract is None:
        latest = dict(state.auction.said)
        return tuple(Sign("said", seat, {"bid": text}) for seat, text in sorted(latest.items()))
    signs = []
    if contract.trump is not None:
        signs.append(Sign("trump", None, {"trump": contract.trump}))
    elif state.phase == PLAY:
        signs.append(Sign("misere"))
    signs.append(Sign("contract", contract.declarer, {"game": contract.game}))
    if contract.totus:
        signs.append(Sign("totus", contract.declarer))
    if state.phase in (BUY, GIVE_UP):
        pairs = enumerate(state.bought)
        signs += [Sign("bought", seat, {"cards": cards}) for seat, cards in pairs if cards is not None]
    if state.tricks or state.phase == PLAY:
        signs += [Sign("taken", seat, {"taken": taken}) for seat, taken in enumerate(state.tricks_won)]
    return tuple(signs)


def voids(state: LomberState) -> list[int]:
    """Return per seat the cards, as a set over PACK, that its hand is proved not to hold (L35-L37)."""
    voids = [0] * SEATS
    worth = worths(state.trump)
    for seat, card in not_followed(
        all_tricks(state), lambda card: worth[card].suit, SEATS, step=TO_THE_RIGHT
    ):
        led = worth[card].suit
        kept = free_matadors(card, state.trump) if led == state.trump else ()
        lacking = [other for other in suit_order(led, state.trump) if other not in kept]
        voids[seat] |= sum(1 << PACK.index(other) for other in lacking)
    return voids
