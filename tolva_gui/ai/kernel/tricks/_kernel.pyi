"""The compiled kernel for plain tricks. Card = suit · 13 + strength (ace 12); sets of cards are integers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

VERSION: Final[int]

class Values:
    """The worth of the cards of a suit, indexed by the set of their strengths.

    Four tables: as trump, as a side suit, at no trump, and in a misère. Strains are the four suits as trump,
    4 no trump, 5 no trick (misère).
    """

    def __init__(self, *tables: Sequence[float]) -> None: ...
    def of(self, hand: int, strain: int) -> float: ...

class Position:
    """A deal as a seat knows it, with one world for the hidden cards.

    *hands*: of each seat, the stock last. *trick*: the current trick. *hidden*: each hidden card with its
    pile in this world: a seat's hand, then the stock, then the cards each seat has put aside. *denied*: cards
    that a seat is proved not to hold; *asides*: not to have put aside.

    Worth of tricks: *met* and *missed*, by number of tricks, for seats that made and missed their bid; or
    *shared*, the bonus of a made bid by the number of seats that made theirs, with the *premium* of a seat
    that promised to make it; or a *table* by the tricks of the first three seats. *aims*: the bids, −1 for
    seats that have not bid; those are the *bidders*, in order.

    Inference from bids: *worth*, per seat the average tricks of each card in its hand; *estimates*, their
    sums over the hands as dealt; *told*, per seat 0 nothing, 1 the bid, 2 at least the seat's *limits*;
    *trust*, how firmly. *codes*: the amount that a card put aside adds to the bid.

    *modes*: each seat's aim (`sense.Aim`); *sides*: each seat's side; the *attackers* are declarer and
    partner. *open_seat*: the seat with an open hand. *target*: the seat to be forced to take a trick;
    *until*: the deal ends with this seat's first trick. *matadors*: trumps that need not be played to a lower
    one.

    *weights*: the features' weights when playing to a number (`plump/weights.py`); *sharpness*: of the
    softmax over them. *played*: the cards so far, each with its seat; *firmly*: how strongly the seat *me*
    infers the others' hands from them.

    *readings*: other calls as (seat, strains, at least, limit): the hand is worth at least, or at most, the
    limit in the best of the strains (a set), by the tables of *values*. *shown*: each seat's played cards, as
    sets; *read*: the slope of the log odds that a hand fits a reading.

    *slip*: the share of the searching seat's bids that are made in playouts but missed in play.
    """

    def __init__(
        self,
        *,
        seats: int,
        trump: int,
        hands: Sequence[int],
        turn: int,
        trick: Sequence[int],
        taken: Sequence[int],
        hidden: Sequence[tuple[int, int]],
        denied: Sequence[int],
        aims: Sequence[int] = (),
        met: Sequence[float] = (),
        missed: Sequence[float] = (),
        worth: Sequence[Sequence[float]] = (),
        estimates: Sequence[float] = (),
        told: Sequence[int] = (),
        limits: Sequence[float] = (),
        trust: float = 0.0,
        bidders: Sequence[int] = (),
        cards: int = 0,
        so_far: float = 0.0,
        codes: Sequence[int] = (),
        asides: Sequence[int] = (),
        matadors: int = 0,
        until: int = -1,
        sides: Sequence[int] = (),
        modes: Sequence[int] = (),
        target: int = -1,
        attackers: int = 0,
        open_seat: int = -1,
        shared: Sequence[float] = (),
        premium: tuple[int, float] = (-1, 0.0),
        table: Sequence[float] = (),
        weights: Sequence[float] = (),
        sharpness: float = 1.0,
        me: int = -1,
        played: Sequence[tuple[int, int]] = (),
        firmly: float = 0.0,
        values: Values | None = None,
        readings: Sequence[tuple[int, int, bool, float]] = (),
        shown: Sequence[int] = (),
        read: float = 1.0,
        slip: float = 0.0,
    ) -> None: ...
    def play(self, card: int) -> None: ...
    def chosen(self, policy: int, seed: int) -> int: ...
    def legal(self) -> int: ...
    def told(self) -> tuple[int, list[int], bool]: ...
    def hands(self) -> list[int]: ...
    def likings(self) -> dict[int, float]: ...
    def looks(self) -> tuple[int, Mapping[int, Sequence[float]]]: ...
    def holdings(self) -> Sequence[tuple[int, int, float, float, int]]: ...
    def aims(self) -> list[int]: ...
    def prospects(self, me: int, away: Sequence[int], bids: Sequence[int]) -> list[float]: ...
    def stir(self, swaps: int, seed: int) -> None: ...
    def outcomes(
        self, worlds: int, seed: int, policy: int = 1, exact: int = 0
    ) -> Mapping[tuple[int, ...], int]: ...
    def asked(
        self, declarer: int, others: Sequence[int], needs: float, worlds: int, seed: int, policy: int = 1
    ) -> Mapping[tuple[int, int, int], int]:
        """Play worlds in which the declarer asks the others in order; a hand worth at least *needs* accepts.

        Return the counts of (partner, −1 for none; declarer's tricks; partner's tricks).
        """

    def auctioned(
        self,
        me: int,
        actions: Sequence[int],
        offers: Sequence[tuple[int, float, float, float, int]],
        standing: tuple[int, int, int, int, int],
        worlds: int,
        seed: int,
        *,
        lean: Sequence[float],
        noise: float,
        policy: int = 1,
    ) -> Sequence[Mapping[tuple[int, ...], int]]:
        """Play worlds on from each call of the seat: −1 to pass, otherwise the index of an offer.

        *offers*, lowest first: the strains in which it may be played, as a set; the worth a hand needs to bid
        it; the worth from which no partner is asked; the worth with which a partner accepts (0: no partner);
        whether a card is put aside. *standing*: the highest offer so far and its seat (−1), the seats that
        have passed and that have spoken, as sets, the first speaker. *lean*: preference per strain; *noise*:
        scale of the error in a seat's valuation of its hand.

        Return per action the counts of outcomes: declarer (−1 if all passed), offer, strain, partner or −1,
        whether all who were asked refused, and the tricks of the four seats.
        """

    def play_out(self, policy: int, times: int, seed: int) -> list[int]: ...

class DoubleDummy:
    """A solver for positions with all cards known, and its memory of 2 to the power of *bits* entries of 64 bytes.

    The *attackers*, a set of seats, play for the greatest worth, all others together for the least. *counted*, by
    seat: 1 for those whose tricks decide; or 1 and 2 for two seats whose tricks are counted one by one, the others
    being of one side.
    """

    def __init__(
        self,
        *,
        seats: int,
        trump: int,
        attackers: int,
        counted: Sequence[int],
        matadors: int = 0,
        bits: int = 16,
    ) -> None: ...
    def values(
        self,
        hands: Sequence[int],
        turn: int,
        trick: Sequence[int],
        worths: Sequence[float],
        left: int,
        *,
        ms: float = 0,
        nodes: int = 0,
        asked: Callable[[], bool] | None = None,
    ) -> tuple[Mapping[int, float] | None, int, int]:
        """Return the worth of the best end after each card, the highest of each group of equivalent cards.

        *worths*: of the ends, by the tricks counted from this trick on; with two counts in the order (0, 0), (1, 0),
        (0, 1), (2, 0), (1, 1) … *left*: this trick and those after it, at most 13, with two counts 9. Limits of 0
        are none. Values are None if a limit came first. Then come the reason (1 time, 2 cancelled, 3 nodes; 0 if
        none) and the nodes searched.
        """

def search(
    position: Position,
    me: int,
    actions: Sequence[int],
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    worlds: int = 0,
    policy: int = 1,
    exact: int = 0,
    ties: int = -1,
    away: Sequence[int] = (),
    asked: Callable[[], bool] | None = None,
) -> tuple[Sequence[tuple[float, int, float]], bool]:
    """Return each action's mean worth, number of tries and second mean, and whether the search was cancelled.

    An action is a card; if there are bidders, a bid; if cards are put *away* with it, the bid made with them.
    A limit of 0 is no limit. Policies: 0 random, 1 sensible, 2 to a number by likelihood, 3 by the weights.
    *exact*: number of last tricks solved exactly; *ties*: the same for the second mean, −1 for none.
    """
