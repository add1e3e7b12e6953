"""A position of plump, its public facts and its display."""

from dataclasses import dataclass, field
from typing import Final

from tolva_gui.rules.kit import (
    RANKS,
    SUITS,
    Card,
    Option,
    Place,
    PlaceInfo,
    ScoreLine,
    Seat,
    Sign,
    Suit,
    TrickFacts,
    make_pack,
)
from tolva_gui.rules.kit.tricks import (
    TrickDeal,
    all_tricks,
    followers,
    not_followed,
    trick_facts,
    trick_winner,
)

STRENGTH: Final = "".join(RANKS)
"""PLD1: ace high."""
PACK: Final = make_pack(STRENGTH)
SUIT_MASKS: Final = {
    suit: sum(1 << index for index, card in enumerate(PACK) if card.suit == suit) for suit in SUITS
}
SECRET_BIDS: Final = Option("secret_bids", False, (False, True), "PLV3")
STOCK: Final = Place("stock")
TURNED: Final = Place("turned")
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("turned", "all", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile", each=True),
)
BID: Final = "bid"
PLAY: Final = "play"
Bid = int | None
UNKNOWN: Final = -1
"""In a view's public state: a bid made in secret."""


class PlumpFacts(TrickFacts, frozen=True):
    """*cards*: dealt to each. *bids*: per seat, None if not made yet or still secret."""

    cards: int
    bids: tuple[Bid, ...]


@dataclass(slots=True)
class PlumpState(TrickDeal):
    """A position of one deal.

    *cards*: dealt to each. *bidders*: the seats in their order of bidding.
    """

    cards: int
    bidders: tuple[Seat, ...]
    trump: Suit | None
    bids: list[Bid]
    lines: list[ScoreLine] = field(default_factory=list)

    @property
    def stock(self) -> list[Card]:
        """The cards that are not dealt."""
        return self.piles[STOCK]

    @property
    def turned(self) -> Card | None:
        """The card that fixes trump."""
        return next(iter(self.piles[TURNED]), None)

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
