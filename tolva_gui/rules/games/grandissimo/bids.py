"""The fifteen games, the order of bids, and the contract of the auction's winner (G11–G35)."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from tolva_gui.rules import kit

Suffix = Literal["farg", "hogsta", "grand"]
Trump = kit.Suit | Literal["grand"]

GRAND: Final = "grand"
TRUMPS: Final[tuple[Trump, ...]] = (*kit.SUITS, GRAND)
SAME_COLOUR: Final[dict[kit.Suit, kit.Suit]] = {"S": "C", "C": "S", "H": "D", "D": "H"}
TRICKS: Final = 13


class Spel(NamedTuple):
    """One of the fifteen games, a line of Table I.

    *tricks*: the declarer's target, 0 in a low game. *partner_tricks*: the partner's own target, 0 without a partner.
    *increase*: the addition of a low game to a forfeit (Table II). *aside*: one card is put away first (G16). *opens*:
    the hand is laid open (G18). *talks*: then the defenders confer (G20).
    """

    id: str
    tricks: int
    points: int
    partner_tricks: int = 0
    increase: int = 0
    aside: bool = False
    opens: bool = False
    talks: bool = False

    @property
    def high(self) -> bool:
        """Whether tricks must be won, not avoided."""
        return self.tricks > 0


TABLE_I: Final = (
    Spel("begar", 5, 8, 3),
    Spel("liten-misar", 0, 50, increase=10, aside=True),
    Spel("6", 6, 12, 4),
    Spel("7", 7, 18, 4),
    Spel("stor-misar", 0, 100, increase=20),
    Spel("8", 8, 24, 4),
    Spel("liten-upplaggare", 0, 150, increase=30, aside=True, opens=True),
    Spel("9", 9, 30, 4),
    Spel("stor-upplaggare", 0, 200, increase=40, opens=True),
    Spel("10", 10, 36),
    Spel("liten-pratmakare", 0, 250, increase=50, aside=True, opens=True, talks=True),
    Spel("11", 11, 42),
    Spel("12", 12, 48),
    Spel("stor-pratmakare", 0, 300, increase=60, opens=True, talks=True),
    Spel("13", 13, 54),
)
"""In the order of bidding, lowest first (G11)."""
BEGAR: Final = TABLE_I[0]

SUFFIXES: Final[tuple[Suffix | None, ...]] = (None, "farg", "hogsta", "grand")
"""From the weakest to the strongest (G24): each allows trumps of its own grade or a higher one (G32)."""


class Bid(NamedTuple):
    """A game, with or without a suffix."""

    spel: Spel
    suffix: Suffix | None = None

    def __str__(self) -> str:
        return self.spel.id if self.suffix is None else f"{self.spel.id} {self.suffix}"


BIDS: Final = tuple(Bid(spel, suffix) for spel in TABLE_I for suffix in (SUFFIXES if spel.high else (None,)))
"""All bids, lowest first (G25)."""
RANK: Final = {str(bid): rank for rank, bid in enumerate(BIDS)}


def read_trump(text: str) -> Trump:
    """Return the trump that the text names, one of `TRUMPS`."""
    return TRUMPS[TRUMPS.index(text)]


def grade(trump: Trump, first_suit: kit.Suit) -> int:
    """Return the grade of a trump in this deal: 0 off-suit, 1 second suit, 2 first suit, 3 grandissimo (G8, G9).

    >>> [grade(trump, "H") for trump in ("S", "D", "H", "grand")]
    [0, 1, 2, 3]
    """
    if trump == GRAND:
        return 3
    if trump == first_suit:
        return 2
    return 1 if trump == SAME_COLOUR[first_suit] else 0


def may_name(bid: Bid, trump: Trump, first_suit: kit.Suit) -> bool:
    """Return whether the bid's suffix allows this trump (G32)."""
    return grade(trump, first_suit) >= SUFFIXES.index(bid.suffix)


class Contract(Struct, frozen=True):
    """The final bid and its later details. *trump*: None in a low game, and until it is named."""

    declarer: kit.Seat
    bid: Bid
    trump: Trump | None = None
    partner: kit.Seat | None = None
    conceded: bool = False

    @property
    def spel(self) -> Spel:
        return self.bid.spel

    @property
    def side(self) -> tuple[kit.Seat, ...]:
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    @property
    def defenders(self) -> tuple[kit.Seat, ...]:
        """The others, clockwise from the declarer."""
        return tuple(kit.all_from(self.declarer, 4, out=self.side))

    @property
    def target(self) -> int:
        """The target of the side together (G12, G13)."""
        return self.spel.tricks + (0 if self.partner is None else self.spel.partner_tricks)

    def own_target(self, seat: kit.Seat) -> int:
        """Return the individual target of a seat of the side (G14)."""
        return self.spel.tricks if seat == self.declarer else self.spel.partner_tricks
