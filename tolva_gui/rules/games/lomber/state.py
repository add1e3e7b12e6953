"""A position of lomber, its public facts and its display."""

from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber.bids import Auction, Contract
from tolva_gui.rules.games.lomber.cards import playable, winner_of, worths
from tolva_gui.rules.games.lomber.payment import SEATS

STOCK: Final = kit.Place("stock")
TURNED: Final = kit.Place("turned")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("discards", "owner", "pile"),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("turned", "all", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)


class LomberFacts(kit.TrickFacts, frozen=True):
    """*bids*: the calls with their seats. *bought*: cards bought per seat, None if not asked. *stock*: cards left."""

    bids: tuple[tuple[kit.Seat, str], ...]
    contract: Contract | None
    turned: kit.Card | None
    bought: tuple[int | None, ...]
    stock: int


@dataclass(slots=True)
class LomberState(kit.TrickDeal):
    """A position of one deal.

    *turned*: the card turned up for trump (L25), also once it has been bought. *to_buy*: the seats still to buy, in
    order.
    """

    phase: Literal["auction", "contract", "buy", "give_up", "totus", "play", "over"]
    auction: Auction
    contract: Contract | None = None
    turned: kit.Card | None = None
    to_buy: tuple[kit.Seat, ...] = ()
    bought: list[int | None] = field(default_factory=lambda: [None] * SEATS)
    outcome: kit.Result | None = None

    step = -1  # L3
    stock = kit.At(STOCK)
    lying = kit.At(TURNED)
    """The turned card, until it has been bought."""
    discards = kit.AtEach("discards")
    """The cards that each seat has put away."""

    @property
    def trump(self) -> kit.Suit | None:
        return None if self.contract is None else self.contract.trump

    def suit_of(self, card: kit.Card) -> kit.Suit:
        return worths(self.trump)[card].suit

    def winning(self) -> int:
        return winner_of(self.trick, self.trump)

    def playable(self) -> list[kit.Card]:
        """Return the cards that the seat to act may play (L35-L38)."""
        return playable(self.hands[self.turn], self.trick[0] if self.trick else None, self.trump)

    @property
    def undertaken(self) -> Contract:
        """The contract; raise ValueError while there is none."""
        if self.contract is None:
            raise ValueError("the auction has not been won")
        return self.contract

    @property
    def buyable(self) -> int:
        """The number of cards that can be bought: the stock, and the turned card on top of it."""
        return len(self.stock) + len(self.lying)


def to_the_right(seat: kit.Seat, steps: int = 1) -> kit.Seat:
    """Return the seat *steps* places to the right, in the direction of play (L3)."""
    return (seat + LomberState.step * steps) % SEATS
