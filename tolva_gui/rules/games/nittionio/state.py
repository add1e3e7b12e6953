"""A position of nittionio, its public facts and its display."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit

SEATS: Final = 3
STRENGTH: Final = "AKQJT9876"
WITHOUT_JOKER: Final = kit.make_pack(STRENGTH)
PACK: Final = (*WITHOUT_JOKER, kit.JOKER)
CODE: Final[tuple[kit.Suit, ...]] = ("D", "S", "H", "C")
"""N7: a bid card stands for as many tricks as its suit's index here; in NV3 the number of bids made gives trump."""
DECK: Final = kit.Place("deck")
TURNED: Final = kit.Place("turned")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("aside", "owner", "spread"),
    kit.PlaceInfo("deck", "nobody", "pile"),
    kit.PlaceInfo("turned", "all", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)
Premium = Literal["declaration", "revelation"]


class NittionioFacts(kit.TrickFacts, frozen=True):
    """*bids*: per seat, None while hidden from the table. *premium*: the highest so far, seat and kind."""

    turned: kit.Card | None
    bids: tuple[int | None, ...]
    premium: tuple[kit.Seat, Premium] | None


@dataclass(slots=True)
class NittionioState(kit.TrickDeal):
    """A position of one deal. *up*: the seats with face-up bid cards.

    *outcome*: kept here, as a bid that failed stays hidden, and would be another in a sampled layout.
    """

    phase: Literal["aside", "premium", "play", "over"]
    trump: kit.Suit | None = field()
    up: tuple[kit.Seat, ...] = ()
    premium: tuple[kit.Seat, Premium] | None = None
    outcome: kit.Result | None = None

    @property
    def turned(self) -> kit.Card | None:
        """The card that fixes trump and that the joker stands for (N4, N5); None if none is turned up (NV3)."""
        return next(iter(self.piles[TURNED]), None)

    aside = kit.AtEach("aside")
    """The bid cards of each seat."""

    @property
    def open_hand(self) -> kit.Seat | None:
        """N12: the seat that plays with its hand open, from its revelation on, which no other premium follows."""
        seat, kind = self.premium or (None, None)
        return seat if kind == "revelation" else None

    def card_of(self, card: kit.Card) -> kit.Card:
        """N5: return the card in its effective identity; the joker is the turned card."""
        return self.turned if card == kit.JOKER and self.turned is not None else card

    def suit_of(self, card: kit.Card) -> kit.Suit:
        """N15: return the suit; the joker is of the turned card's."""
        return self.card_of(card).suit

    def bid(self, seat: kit.Seat) -> int | None:
        """N7: return the bid of the seat's bid cards, None while hidden or not laid."""
        cards = kit.known(self.aside[seat])
        return self.said_by(cards) if cards else None

    def said_by(self, cards: Iterable[kit.Card]) -> int:
        """N7: return the number of tricks that bid cards stand for."""
        return sum(CODE.index(self.suit_of(card)) for card in cards)

    def winning(self) -> int:
        """N16."""
        return kit.trick_winner([self.card_of(card) for card in self.trick], self.trump, STRENGTH)
