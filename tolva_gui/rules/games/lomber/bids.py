"""The bids of lomber, and the auction as a sequence of duels (L13-L19)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber.cards import BLACK_ACES

SPIL: Final = "spil"
BETRA: Final = "betra"
TURNIR: Final = "turnir"
KUPPA: Final = "kuppa"
GRANDTURNIR: Final = "grandturnir"
SOLO: Final = "solo"
SPADASOLO: Final = "spadasolo"
NOLO: Final = "nolo"
YFIR: Final = "yfir"
RANK: Final = {
    SPIL: 1,
    BETRA: 2,
    TURNIR: 3,
    KUPPA: 4,
    GRANDTURNIR: 5,
    SOLO: 6,
    SPADASOLO: 7,
    NOLO: 7,
    YFIR: 8,
}
"""L13, L17: games in rising rank."""
SOLO_SUITS: Final[tuple[kit.Suit, ...]] = ("C", "D", "H")
BIDS: Final = tuple(
    bid for game in RANK for bid in ([f"solo {s}" for s in SOLO_SUITS] if game == SOLO else [game])
)
"""Every bid in the notation."""
TURNED_UP: Final = (TURNIR, GRANDTURNIR)
MISERES: Final = (KUPPA, NOLO, YFIR)
DECLARER_BUYS: Final = (SPIL, BETRA, TURNIR, KUPPA, GRANDTURNIR)
MAY_GIVE_UP: Final = (SPIL, BETRA, TURNIR, GRANDTURNIR)
"""L32: games that the declarer may give up."""


class Contract(Struct, frozen=True):
    """The declarer's game (a key of RANK), its trump, and whether all nine tricks have been undertaken."""

    declarer: kit.Seat
    game: str
    trump: kit.Suit | None = None
    totus: bool = False


class Auction(Struct, frozen=True):
    """A stage of the auction. *live*: the hands that have not passed, the earliest first."""

    live: tuple[kit.Seat, ...]
    said: tuple[tuple[kit.Seat, str], ...] = ()
    high: str | None = None
    holder: kit.Seat | None = None

    @property
    def speaker(self) -> kit.Seat | None:
        """L14-L16: the bidder's opponent in the duel; None when the auction is over."""
        if self.high is None:
            return self.live[0] if self.live else None
        others = [seat for seat in self.live[:2] if seat != self.holder]
        if not others or (self.high == YFIR and others[0] != self.live[0]):
            return None
        return others[0]

    def hear(self, seat: kit.Seat, text: str) -> "Auction":
        """Return the auction after this call: a bid, `same`, `same D` or `pass`."""
        said = (*self.said, (seat, text))
        if text == "pass":
            return replace(self, said=said, live=tuple(other for other in self.live if other != seat))
        high = text if self.high is None or not text.startswith("same") else _held(self.high, text)
        return replace(self, said=said, high=high, holder=seat)


def game_of(bid: str) -> str:
    """Return the game of a bid, without the suit of a sóló."""
    return bid.split(" ", maxsplit=1)[0]


def contract_of(bid: str, declarer: kit.Seat) -> Contract:
    """Return the contract of a won bid; the trump of spil and of the turned-up games follows later."""
    game, _, suit = bid.partition(" ")
    if game in (BETRA, SPADASOLO):
        suit = "S"
    return Contract(declarer, game, kit.parse_suit(suit) if suit else None)


def refuse_bid(auction: Auction, bid: str, hand: Sequence[kit.Card]) -> kit.Reason | None:
    """Return why the speaker may not make this bid, None if they may."""
    if bid == GRANDTURNIR and not all(ace in hand for ace in BLACK_ACES):
        return kit.Reason("L28", "aces_needed", {"bid": bid})
    if auction.high is None or RANK[game_of(bid)] > RANK[game_of(auction.high)]:
        return None
    values = {"bid": bid, "high": auction.high}
    if {bid, auction.high} == {SPADASOLO, NOLO}:
        return kit.Reason("L17", "equal_rank", values)
    if game_of(bid) == game_of(auction.high) != GRANDTURNIR and auction.speaker == auction.live[0]:
        return kit.Reason("L15", "say_same", values)
    return kit.Reason("L15", "bid_higher", values)


def refuse_same(auction: Auction, suit: str | None) -> kit.Reason | None:
    """Return why the speaker may not hold the bid by saying the same, None if they may (L15)."""
    if auction.high is None or auction.speaker != auction.live[0]:
        return kit.Reason("L15", "not_yours_to_hold")
    if auction.high == GRANDTURNIR:
        return kit.Reason("LD11", "aces_elsewhere")
    if (game_of(auction.high) == SOLO) != (suit is not None):
        return kit.Reason(
            "LD12", "same_with_suit" if suit is None else "same_without_suit", {"high": auction.high}
        )
    return None


def _held(high: str, text: str) -> str:
    """LD12: return the bid held; a player who holds a sóló names their own suit."""
    return high if text == "same" else f"{SOLO} {text.removeprefix('same ')}"
