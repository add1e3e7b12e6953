"""The compiled kernel for plain tricks. Card = suit · 13 + strength (ace 12); sets of cards are integers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

VERSION: Final[int]

class Values:
    """What the cards of a suit are worth, by the set of their strengths.

    Four tables: as trump, beside a trump, without trump, where no trick is wanted. Strains are the four suits as trump,
    4 without trump, 5 without a trick.
    """

    def __init__(self, *tables: Sequence[float]) -> None: ...
    def of(self, hand: int, strain: int) -> float: ...

class Position:
    """A deal as a seat knows it, with one world for what it does not know.

    *hands*: of each seat, and last the stock. *trick*: the cards that lie. *hidden*: each hidden card with its pile in
    this world: a seat's hand, then the stock, then what each seat has put aside. *denied*: cards that a seat is proved
    not to hold; *asides*: that it has not put aside.

    What the tricks are worth: *met* and *missed* to who aimed at just so many and to others; or *shared*, what a made
    bid adds where so many have made theirs, with the *premium* of a seat that has promised to; or a *table* by the
    tricks of the first three seats. *aims*: −1 for who has not bid; those are the *bidders*, in order.

    What the bids tell: *worth*, for each seat the tricks that a card takes in its hand on average; *estimates*, the sum
    over the hands as they were dealt; *told*, 0 nothing, 1 the bid, 2 at least the seat's *limits*; *trust*,
    how firmly. *codes*: what a card put aside adds to the bid.

    *modes*: what each seat plays for (`sense.Aim`), on which *sides*; the *attackers* are declarer and partner.
    *open_seat*: whose hand all see. *target*: who is to be made to take a trick; *until*: with whose first trick the
    deal ends. *matadors*: trumps that need not be played to a lower one.

    *weights*: what is liked in a card where one plays to a number (`plump/weights.py`), and with what *sharpness* the
    card that is liked best is played. *played*: the cards so far, each with its seat; how *firmly* the seat *me* takes
    what the others have played for what they like.

    *readings*: what else has been said: (seat, strains, at least, limit), where the hand is worth at least, or at most,
    the limit in the best of the strains, a set; by the tables of *values*. *shown*: what each seat has played, as sets;
    *read*: the slope of the odds by which a hand that has so much is told from one that has not.

    *slip*: how often a bid of the seat that searches is missed in the end, of those that are made in thought.
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
        """Play worlds in which the declarer asks the others in their order; whose hand is worth *needs* helps.

        Return how often a partner, −1 nobody, the declarer's tricks and the partner's came together.
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
        """Play worlds on from each thing that the seat can say, −1 to pass, else the number of an offer.

        *offers*, lowest first: the strains in which it may be played, as a set; what a hand must be worth for it; with
        what nobody is asked; with what a partner helps (0: there is none); whether a card is put aside. *standing*: the
        highest offer so far and whose it is (−1), who has passed and who has spoken, as sets, who spoke first. *lean*:
        how much more each strain is liked; *noise*: how far what a hand is worth to its owner strays.

        Return for each action how often it ended so: declarer (−1 where all passed), offer, strain, partner or −1,
        whether all who were asked refused, and the tricks of the four seats.
        """

    def play_out(self, policy: int, times: int, seed: int) -> list[int]: ...

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
    away: Sequence[int] = (),
    asked: Callable[[], bool] | None = None,
) -> tuple[Sequence[tuple[float, int]], bool]:
    """Return for each action its mean worth and how often it was tried; and whether to give up.

    An action is a card; where nobody has bid a bid; where cards are put *away* with it, what is bid with them.
    No limit of a kind: 0. Policies: 0 by lot, 1 sensibly, 2 to a number by likelihood, 3 by the weights. *exact*: so
    many tricks at the end are played at their best.
    """
