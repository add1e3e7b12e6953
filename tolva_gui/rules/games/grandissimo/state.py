"""A position of one deal of grandissimo."""

from dataclasses import dataclass
from typing import Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import BIDS, GRAND, Bid, Contract
from tolva_gui.rules.games.grandissimo.payment import SLAM_DOUBLES_13_SPEL, Outcome, settle
from tolva_gui.rules.games.grandissimo.sheet import Sheet

TALONG: Final = kit.Place("talong")
PLACES: Final = (
    kit.PlaceInfo("talong", "nobody", "pile"),
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("aside", "owner", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)


@dataclass(slots=True)
class GrandissimoState(kit.TrickDeal):
    """A position of one deal.

    *turned*: the second pack's card. *high*, *high_seat*: the highest bid, as an index in `BIDS`, and its maker.
    *passed*: seats, as a set of bits. *contract*: None until the auction is won, and in rundmisär. *asked*: the
    declarer has asked for a partner. *proposed*: the seats that have proposed skänk in this trick, as bits; *proposer*:
    the seat whose proposal is being answered. *paid_off*: the seat whose eel or forfeit has been paid off.
    """

    phase: Literal["auction", "trump", "partner", "answer", "discard", "play", "concede", "strike", "over"]
    sheet: Sheet
    turned: kit.Card = kit.UNSEEN
    bids: tuple[tuple[kit.Seat, str], ...] = ()
    high: int = -1
    high_seat: kit.Seat = -1
    passed: int = 0
    contract: Contract | None = None
    asked: bool = False
    proposed: int = 0
    proposer: kit.Seat | None = None
    paid_off: kit.Seat | None = None
    result: kit.Result | None = None

    def hand(self, seat: kit.Seat) -> tuple[kit.Card, ...]:
        """Return the seat's hand, in order."""
        return kit.hand_order(self.hands[seat])

    @property
    def aside(self) -> kit.Card | None:
        """The declarer's discard."""
        return next((card for cards in self.piles.of("aside") for card in cards), None)

    @property
    def forehand(self) -> kit.Seat:
        """The first seat to speak and lead (G22, G40)."""
        return (self.standing.dealer + 1) % 4

    @property
    def first_suit(self) -> kit.Suit:
        """The suit of the second pack's card (G8)."""
        return self.turned.suit

    @property
    def undertaken(self) -> Contract:
        """The contract; raise ValueError in rundmisär."""
        if self.contract is None:
            raise ValueError("nobody has won the auction")
        return self.contract

    @property
    def high_bid(self) -> Bid | None:
        return None if self.high < 0 else BIDS[self.high]

    @property
    def winners(self) -> tuple[kit.Seat, ...]:
        return tuple(trick.winner for trick in self.tricks)

    @property
    def trump(self) -> kit.Suit | None:
        named = self.contract.trump if self.contract else None
        return None if named == GRAND else named

    def outcome(self) -> Outcome:
        """Return the outcome of the tricks taken, or of the game conceded."""
        slam_doubles = bool(self.options[SLAM_DOUBLES_13_SPEL.name])
        return settle(self.contract, self.first_suit, self.winners, slam_doubles)

    def playable(self) -> list[kit.Card]:
        """Return the cards that the seat to act may play (G41)."""
        return list(kit.hand_order(kit.followers(self)))
