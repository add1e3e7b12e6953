"""A position of plump, what a seat may know of it, and how it looks."""

from dataclasses import dataclass, field, replace
from typing import Final, Self

from tolva_gui.rules.cards import RANKS, SUITS, Card, Suit, make_pack
from tolva_gui.rules.events import Place, Seat, Zone, Zones, hand_order
from tolva_gui.rules.game import Option, Options, ScoreLine, Sign, Standing, TrickFacts, TrickRecord
from tolva_gui.rules.kit.tricks import followers, trick_winner, won_zones

STRENGTH: Final = "".join(RANKS)
"""PLD1: ace high."""
PACK: Final = make_pack(STRENGTH)
SUIT_MASKS: Final = {
    suit: sum(1 << index for index, card in enumerate(PACK) if card.suit == suit) for suit in SUITS
}
SECRET_BIDS: Final = Option("secret_bids", False, (False, True), "PLV3")
STOCK: Final = Place("stock")
TURNED: Final = Place("turned")
TRICK: Final = Place("trick")
BID: Final = "bid"
PLAY: Final = "play"
OVER: Final = "over"
Bid = int | None
UNKNOWN: Final = -1
"""In a view's public state: a bid that has been made in secret."""


class PlumpFacts(TrickFacts, frozen=True):
    """*cards*: how many each was dealt. *bids*: of each seat, None while it has not bid or nobody may know."""

    cards: int
    bids: tuple[Bid, ...]


@dataclass(slots=True)
class PlumpState:
    """A position of one deal.

    *bidders*: the seats in their order of bidding. *unseen*: in a view's public state, how many hidden cards each
    hand has, and last the stock.
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
    unseen: tuple[int, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return replace(
            self,
            hands=[hand[:] for hand in self.hands],
            bids=self.bids[:],
            tricks_won=self.tricks_won[:],
            scores=self.scores[:],
            trick=self.trick[:],
            tricks=self.tricks[:],
            lines=self.lines[:],
        )

    @property
    def bids_made(self) -> int:
        """How many have bid."""
        return sum(bid is not None for bid in self.bids)

    @property
    def secret(self) -> bool:
        """Whether the bids that have been made are hidden still (PLD9)."""
        return self.phase == BID and bool(self.options[SECRET_BIDS.name])


def playable(state: PlumpState) -> list[Card]:
    """Return the cards that the seat to act may play (PL12)."""
    return followers(state.hands[state.turn], state.trick[0].suit if state.trick else None)


def on_table(state: PlumpState) -> list[tuple[Seat, Card]]:
    """Return the trick that lies, each card with its player."""
    return [((state.leader + place) % len(state.hands), card) for place, card in enumerate(state.trick)]


def public_state(state: PlumpState, seat: Seat) -> PlumpState:
    """Return the state without what the seat may not know. The one place that hides anything."""
    public = state.copy()
    hidden = [0 if other == seat else len(hand) for other, hand in enumerate(state.hands)]
    public.unseen = (*hidden, len(state.stock))
    public.hands = [hand[:] if other == seat else [] for other, hand in enumerate(state.hands)]
    public.stock = ()
    if state.secret:
        public.bids = [
            bid if other == seat or bid is None else UNKNOWN for other, bid in enumerate(state.bids)
        ]
    return public


def zones_of(state: PlumpState) -> Zones:
    """Return the zones of a whole or a public state."""
    unseen = state.unseen or (0,) * (len(state.hands) + 1)
    zones = [Zone(STOCK, (*state.stock, *(None,) * unseen[-1]))]
    zones.append(Zone(TURNED, () if state.turned is None else (state.turned,)))
    for seat, hand in enumerate(state.hands):
        zones.append(Zone(Place("hand", seat), hand_order([*hand, *(None,) * unseen[seat]], STRENGTH)))
    zones.append(Zone(TRICK, tuple(state.trick)))
    return (*zones, *won_zones(state.tricks, len(state.hands)))


def facts_of(state: PlumpState) -> PlumpFacts:
    """Return what everybody at the table knows."""
    table = tuple(on_table(state))
    best = trick_winner(state.trick, state.trump, STRENGTH) if state.trick else None
    return PlumpFacts(
        dealer=state.standing.dealer,
        scores=tuple(state.scores),
        leader=state.leader,
        trump=state.trump,
        tricks_won=tuple(state.tricks_won),
        trick=table,
        winning=None if best is None else table[best][0],
        tricks=tuple(state.tricks),
        cards=state.cards,
        bids=(None,) * len(state.bids) if state.secret else tuple(state.bids),
    )


def signs_of(state: PlumpState) -> tuple[Sign, ...]:
    """Return what the window shows: trump, and at each seat the bid, in the play also what has been taken."""
    trump = Sign("no_trump") if state.trump is None else Sign("trump", None, {"trump": state.trump})
    bids = [(seat, bid) for seat, bid in enumerate(state.bids) if bid is not None]
    if state.phase == BID:
        return (trump, *(_bid_sign(seat, bid) for seat, bid in bids))
    taken = state.tricks_won
    return (trump, *(Sign("tricks", seat, {"bid": bid, "taken": taken[seat]}) for seat, bid in bids))


def _bid_sign(seat: Seat, bid: int) -> Sign:
    return Sign("secret_bid", seat) if bid == UNKNOWN else Sign("bid", seat, {"bid": bid})


def voids(state: PlumpState) -> list[int]:
    """Return for each seat the cards, as a set, that it is proved not to hold: of suits not followed (PL12)."""
    seats = len(state.hands)
    denied = [0] * seats
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in [*tricks, (state.leader, tuple(state.trick))]:
        for place, card in enumerate(cards):
            if card.suit != cards[0].suit:
                denied[(leader + place) % seats] |= SUIT_MASKS[cards[0].suit]
    return denied
