"""A position of one deal, in which a card is its number in the hand order of a whole pack.

Within a suit, the lower number is the stronger card.
"""

from dataclasses import dataclass
from typing import Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import BIDS, GRAND, Bid, Contract
from tolva_gui.rules.games.grandissimo.sheet import Sheet

RANKS: Final = "AKQJT98765432"
PACK: Final = kit.make_pack(RANKS)
NUMBER: Final = {card: number for number, card in enumerate(PACK)}
SUIT_OF: Final = tuple(card.suit for card in PACK)
PLAYS: Final = tuple(kit.play_card(card) for card in PACK)
HIDDEN: Final = -1
"""A card unknown to the viewer."""

TALONG: Final = kit.Place("talong")
PLACES: Final = (
    kit.PlaceInfo("talong", "nobody", "pile"),
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("aside", "owner", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)
Trick = tuple[kit.Seat, tuple[int, ...], kit.Seat]
"""Leader, cards in order of play, winner."""


@dataclass(slots=True)
class GrandissimoState(kit.Deal):
    """A position of one deal.

    *turned*: the second pack's card. *high*, *high_seat*: the highest bid, as an index in `BIDS`, and its maker.
    *passed*: seats, as a set of bits. *contract*: None until the auction is won, and in rundmisär. *asked*: the
    declarer has asked for a partner. *proposed*: the seats that have proposed skänk in this trick, as bits; *proposer*:
    the seat whose proposal is being answered. In a view's public state hidden cards are `HIDDEN`.
    """

    phase: Literal["auction", "trump", "partner", "answer", "discard", "play", "concede", "strike", "over"]
    sheet: Sheet
    leader: kit.Seat
    turned: kit.Card = kit.UNSEEN
    bids: tuple[tuple[kit.Seat, str], ...] = ()
    high: int = -1
    high_seat: kit.Seat = -1
    passed: int = 0
    contract: Contract | None = None
    asked: bool = False
    history: tuple[Trick, ...] = ()
    proposed: int = 0
    proposer: kit.Seat | None = None
    result: kit.Result | None = None

    @property
    def hands(self) -> tuple[list[int], ...]:  # type: ignore[override]  # cards are numbers here
        """The hand of each seat, in order."""
        return tuple(map(self.hand, range(len(self.piles.hands))))

    def hand(self, seat: kit.Seat) -> list[int]:
        """Return the seat's hand, in order."""
        return sorted(map(_number, self.piles.hands[seat]))

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards on the table, in order of play."""
        return tuple(NUMBER[card] for card in self.piles[kit.TRICK])

    @property
    def aside(self) -> int | None:
        """The declarer's discard."""
        return next((_number(card) for cards in self.piles.of("aside") for card in cards), None)

    @property
    def forehand(self) -> kit.Seat:
        """The first seat to speak and lead (G22, G40)."""
        return (self.standing.dealer + 1) % 4

    @property
    def first_suit(self) -> kit.Suit:
        """The suit of the second pack's card (G8)."""
        return self.turned.suit

    @property
    def high_bid(self) -> Bid | None:
        return None if self.high < 0 else BIDS[self.high]

    @property
    def winners(self) -> tuple[kit.Seat, ...]:
        """The winner of each trick, in order."""
        return tuple(winner for _, _, winner in self.history)

    @property
    def trump(self) -> kit.Suit | None:
        named = self.contract.trump if self.contract else None
        return None if named == GRAND else named

    def playable(self) -> list[int]:
        """Return the cards that the seat to act may play (G41)."""
        hand, trick = self.hand(self.turn), self.piles[kit.TRICK]
        if not trick:
            return hand
        led = trick[0].suit
        return [number for number in hand if SUIT_OF[number] == led] or hand

    def winning(self) -> kit.Seat:
        """Return the seat that is winning the trick (G42)."""
        trick, trump = self.trick, self.trump
        trumps = [number for number in trick if SUIT_OF[number] == trump]
        led = SUIT_OF[trick[0]]
        best = min(trumps or [number for number in trick if SUIT_OF[number] == led])
        return (self.leader + trick.index(best)) % 4


def _number(card: kit.Card) -> int:
    return HIDDEN if card == kit.UNSEEN else NUMBER[card]


def denied_to(public: GrandissimoState) -> list[int]:
    """Return per seat the cards of suits that it has not followed, as a set of bits."""
    denied = [0] * 4
    tricks = [(leader, cards) for leader, cards, _ in public.history]
    for seat, led in kit.not_followed([*tricks, (public.leader, public.trick)], SUIT_OF.__getitem__, 4):
        denied[seat] |= _SUIT_MASK[SUIT_OF[led]]
    return denied


_SUIT_MASK: Final = {
    suit: sum(1 << number for number, card in enumerate(PACK) if card.suit == suit) for suit in kit.SUITS
}
