"""A position of lomber, what a seat may know of it, and how it looks."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Place, Seat, Zone, Zones, hand_order
from tolva_gui.rules.game import Options, Result, Sign, Standing, TrickFacts, TrickRecord
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
from tolva_gui.rules.kit.tricks import won_zones

STOCK: Final = Place("stock")
TURNED: Final = Place("turned")
TRICK: Final = Place("trick")
AUCTION: Final = "auction"
CONTRACT: Final = "contract"
BUY: Final = "buy"
GIVE_UP: Final = "give_up"
TOTUS: Final = "totus"
PLAY: Final = "play"
OVER: Final = "over"


class LomberFacts(TrickFacts, frozen=True):
    """*bids*: who has said what. *bought*: of each seat, None while it has not been asked. *stock*: cards left."""

    bids: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    turned: Card | None
    bought: tuple[int | None, ...]
    stock: int


@dataclass(slots=True)
class LomberState:
    """A position of one deal.

    *turned*: the card that was turned up for trump (L25); it lies there until it is bought. *to_buy*: who is still to
    buy, in order. *shown*: cards in hands that all have seen. *unseen*: in a view's public state, how
    many hidden cards each hand has, and last the stock; hidden discards are None there.
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
    discards: list[tuple[Card | None, ...]] = field(default_factory=lambda: [()] * SEATS)
    shown: frozenset[Card] = frozenset()
    tricks_won: list[int] = field(default_factory=lambda: [0] * SEATS)
    trick: list[Card] = field(default_factory=list)
    tricks: list[TrickRecord] = field(default_factory=list)
    outcome: Result | None = None
    unseen: tuple[int, ...] = (0,) * (SEATS + 1)

    def copy(self) -> Self:
        """Return an independent copy."""
        return replace(
            self,
            hands=[hand[:] for hand in self.hands],
            scores=self.scores[:],
            bought=self.bought[:],
            discards=self.discards[:],
            tricks_won=self.tricks_won[:],
            trick=self.trick[:],
            tricks=self.tricks[:],
        )

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
        """How many cards can be bought: the stock, and the turned card on top of it."""
        return len(self.stock) + self.unseen[SEATS] + self.turned_lies


def to_the_right(seat: Seat, steps: int = 1) -> Seat:
    """Return the seat so many places to the right, in the direction of play (L3)."""
    return (seat - steps) % SEATS


def on_table(state: LomberState) -> list[tuple[Seat, Card]]:
    """The trick that lies, with who played each card."""
    return [(to_the_right(state.leader, step), card) for step, card in enumerate(state.trick)]


def public_state(state: LomberState, seat: Seat) -> LomberState:
    """Return the state without what the seat may not know (L23). The one place that hides anything."""
    public = state.copy()
    public.hands = [
        hand[:] if other == seat else [card for card in hand if card in state.shown]
        for other, hand in enumerate(state.hands)
    ]
    hidden = [len(full) - len(known) for full, known in zip(state.hands, public.hands, strict=True)]
    public.unseen = (*hidden, len(state.stock))
    public.stock = ()
    public.discards = [
        cards if other == seat else (None,) * len(cards) for other, cards in enumerate(state.discards)
    ]
    return public


def zones_of(state: LomberState) -> Zones:
    """Return the zones of a whole or a public state."""
    zones = [
        Zone(STOCK, (*state.stock, *(None,) * state.unseen[SEATS])),
        Zone(TURNED, (state.turned,) if state.turned_lies else ()),
    ]
    for seat, hand in enumerate(state.hands):
        cards = hand_order([*hand, *(None,) * state.unseen[seat]], HAND_RANKS)
        zones += [Zone(Place("hand", seat), cards), Zone(Place("discards", seat), state.discards[seat])]
    zones.append(Zone(TRICK, tuple(state.trick)))
    return (*zones, *won_zones(state.tricks, SEATS))


def facts_of(state: LomberState) -> LomberFacts:
    """Return what everybody at the table knows."""
    table = tuple(on_table(state))
    return LomberFacts(
        dealer=state.standing.dealer,
        scores=tuple(state.scores),
        leader=state.leader,
        trump=state.trump,
        tricks_won=tuple(state.tricks_won),
        trick=table,
        winning=table[winner_of(state.trick, state.trump)][0] if table else None,
        tricks=tuple(state.tricks),
        bids=state.auction.said,
        contract=state.contract,
        turned=state.turned,
        bought=tuple(state.bought),
        stock=len(state.stock),
    )


def signs_of(state: LomberState) -> tuple[Sign, ...]:
    """What the window shows: the bids; then the contract, the order of its cards, purchases and tricks."""
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
    """For each seat the cards, as a set over PACK, that its hand is proved not to hold (L35-L37)."""
    voids = [0] * SEATS
    worth = worths(state.trump)
    tricks: list[tuple[Seat, Sequence[Card]]] = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for step, card in enumerate(cards):
            led = worth[cards[0]].suit
            if worth[card].suit != led:
                kept = free_matadors(cards[0], state.trump) if led == state.trump else ()
                lacking = [other for other in suit_order(led, state.trump) if other not in kept]
                voids[to_the_right(leader, step)] |= sum(1 << PACK.index(other) for other in lacking)
    return voids
