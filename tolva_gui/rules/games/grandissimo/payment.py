"""The payment of a deal between the players (G63–G81), and the missed targets."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import BEGAR, TRICKS, Contract, grade

DEALS: Final = kit.Option("deals", 16, (16, 8, 24, 0), "GD8")
"""0: one åltur."""
MOST_DEALS: Final = 40
"""GD8: the most deals of a game of one åltur, which has no bound in itself."""
SLAM_DOUBLES_13_SPEL: Final = kit.Option("slam_doubles_13_spel", True, (True, False), "GD3")
SEATS: Final = range(4)
GRADES: Final = ("off_suit", "second_suit", "first_suit", "no_trump")
FACTORS: Final = (1, 2, 4, 6)
"""The factor of the payment by the grade of trump (G68)."""
INCREASES: Final = (10, 20, 40, 60)
"""The addition to a new forfeit by the grade of trump (Table II)."""
RUNDMISAR_INCREASE: Final = 10  # GD6
KODILJ: Final = 2
SANK: Final = 2
VIST: Final = 6
Balance = tuple[int, ...]
"""Gain or loss of each seat."""


def last_deal(options: kit.Options) -> int:
    """Return the number of the last possible deal of a game (GD8)."""
    return int(options[DEALS.name]) or MOST_DEALS


class PaymentStep(NamedTuple):
    """A step in reckoning a payment (G72): a key for its words, and the value added, or *multiplied*."""

    what: str
    value: int
    multiplied: bool = False


class Outcome(Struct, frozen=True):
    """The end of a deal. *failed*: the seats that incur a forfeit. *increase*: the addition to that forfeit (G58).

    *steps*: the reckoning of each payer's payment.
    """

    made: bool
    failed: tuple[kit.Seat, ...]
    increase: int
    pay: Balance
    steps: tuple[PaymentStep, ...] = ()

    @property
    def amount(self) -> int:
        return rounded(reckoned(self.steps))


def settle(
    contract: Contract | None, first_suit: kit.Suit, winners: Sequence[kit.Seat], slam_doubles_13: bool
) -> Outcome:
    """Return the outcome of the deal. *winners*: the winner of each trick, in order; *contract* None: rundmisär."""
    if contract is None:
        return _rundmisar(winners)
    won = sum(winner in contract.side for winner in winners)
    sank = _sank(contract, winners)
    if contract.conceded:
        won, sank = contract.target + 1, False  # G39, GD7
    made = won >= contract.target if contract.spel.high else won == 0
    failed = () if made else _failed(contract, winners)
    steps = tuple(_steps(contract, first_suit, won, made, sank, slam_doubles_13))
    net = _net(contract, made, failed, rounded(reckoned(steps)))
    return Outcome(made, failed, increase(contract, first_suit), net, steps)


def reckoned(steps: Sequence[PaymentStep]) -> int:
    """Return the total of the steps, not yet rounded.

    >>> reckoned([PaymentStep("basic", 12), PaymentStep("kodilj", 2), PaymentStep("first_suit", 4, True)])
    56
    """
    points = 0
    for step in steps:
        points = points * step.value if step.multiplied else points + step.value
    return points


def increase(contract: Contract, first_suit: kit.Suit) -> int:
    """Return the addition to the current forfeit for this game (Table II)."""
    if contract.trump is None:
        return contract.spel.increase
    return INCREASES[grade(contract.trump, first_suit)]


def rounded(amount: int) -> int:
    """Return the amount rounded to tens, a five upwards (G71).

    >>> [rounded(amount) for amount in (14, 35, 126)]
    [10, 40, 130]
    """
    return (amount + 5) // 10 * 10


def _failed(contract: Contract, winners: Sequence[kit.Seat]) -> tuple[kit.Seat, ...]:
    """Return the seats of a losing side that missed their own targets (G55–G57)."""
    if contract.partner is None:
        return (contract.declarer,)
    return tuple(seat for seat in contract.side if winners.count(seat) < contract.own_target(seat))


def _sank(contract: Contract, winners: Sequence[kit.Seat]) -> bool:
    """Whether the side reached its target before the defenders won a trick (G66)."""
    first = winners[: contract.target]
    return contract.spel.high and len(first) == contract.target and all(s in contract.side for s in first)


def _steps(
    contract: Contract, first_suit: kit.Suit, won: int, made: bool, sank: bool, slam_doubles_13: bool
) -> Iterator[PaymentStep]:
    """Yield the reckoning of each payer's payment (G72)."""
    spel = contract.spel
    yield PaymentStep("conceded" if contract.conceded else "basic", spel.points)
    if contract.partner is not None and spel != BEGAR:
        yield PaymentStep("vist", VIST)
    if made:
        yield PaymentStep("kodilj", KODILJ)
    if not spel.high:
        return
    if made and won > contract.target:
        yield PaymentStep("overtricks", won - contract.target)
    if made and sank:
        yield PaymentStep("sank", SANK)
    if contract.trump is not None:
        trump = grade(contract.trump, first_suit)
        yield PaymentStep(GRADES[trump], FACTORS[trump], multiplied=True)
    if won == TRICKS and _slam_doubles(contract, slam_doubles_13):
        yield PaymentStep("slam", 2, multiplied=True)


def _slam_doubles(contract: Contract, slam_doubles_13: bool) -> bool:
    """Whether a slam doubles: not if it is the target with a partner (G70), alone by the option (GD3)."""
    if contract.target < TRICKS:
        return True
    return contract.partner is None and slam_doubles_13


def _net(contract: Contract, made: bool, failed: tuple[kit.Seat, ...], amount: int) -> Balance:
    net = [0] * len(SEATS)
    paid = contract.side if made else failed
    sign = 1 if made else -1
    for seat in paid:
        # One of two pays or gets from one defender; a lone player from all of them (G73–G77).
        net[seat] = sign * amount * (len(contract.defenders) // len(paid))
    for seat in contract.defenders:
        net[seat] = -sign * amount
    return tuple(net)


class Due(NamedTuple):
    """A payment in rundmisär, for so many tricks: `more_tricks` than the taker (G78, G79), or `no_trick` (G80)."""

    what: str
    payer: kit.Seat
    taker: kit.Seat
    tricks: int

    @property
    def points(self) -> int:
        return 10 * self.tricks


def rundmisar_dues(winners: Sequence[kit.Seat]) -> Iterator[Due]:
    tricks = [winners.count(seat) for seat in SEATS]
    for payer, taker in product(SEATS, SEATS):
        more = tricks[payer] - tricks[taker]
        if more and tricks[payer] == max(tricks):
            yield Due("more_tricks", payer, taker, more)
        if more and not tricks[taker]:
            yield Due("no_trick", payer, taker, tricks[payer])


def _rundmisar(winners: Sequence[kit.Seat]) -> Outcome:
    net = [0] * len(SEATS)
    for due in rundmisar_dues(winners):
        net[due.payer] -= due.points
        net[due.taker] += due.points
    most = max(map(winners.count, SEATS))
    top = tuple(seat for seat in SEATS if winners.count(seat) == most)
    return Outcome(False, top, RUNDMISAR_INCREASE, tuple(net))
