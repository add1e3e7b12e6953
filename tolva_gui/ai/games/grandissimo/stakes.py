"""The value of a deal's end to each seat: payment, and forfeits as they are shared out (G83).

Unpaid forfeits in one's own column count three quarters against their owner, a quarter for each of the
others.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tolva_gui.rules.games.grandissimo.bids import TRICKS, Contract
from tolva_gui.rules.games.grandissimo.payment import SEATS, SLAM_DOUBLES_13_SPEL, Outcome, settle
from tolva_gui.rules.games.grandissimo.sheet import Sheet, share
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Seat, Suit

Worth = tuple[float, ...]
"""By seat."""
HELPED: Final = 0.8
"""The share of games with a partner made in playouts that are made at the table: playouts are kinder than opponents,
who know better which of the two to stop."""
SPARED: Final = {False: 0.9, True: 0.6}
"""The same for misères; keyed by whether the hand is laid open."""
OUTWITTED: Final = {True: 0.35, False: 0.25}
"""The weight of a game just made in a defender's expectation, if the declarer plays alone; keyed by whether it is a
high game: in playouts and in the last tricks defenders play as if they saw each other's hands. All ends change alike,
so that the same card is chosen (docs/measurements.md)."""
SAVED: Final = 0.3
LOST: Final = {False: 0.15, True: 0.3}
"""For high games before they are chosen: the share of those one trick short in playouts that players make, and of
those just made that they lose, alone and with a partner; each trick further away halves it. The most probable values
by 700 deals (docs/measurements.md) differ from these by no more than chance."""
MOST: Final = TRICKS + 1
"""Numbers of tricks that a seat can have; the kernel's tables have as many rows."""


class Terms(NamedTuple):
    """What the value of a game depends on besides its tricks."""

    contract: Contract
    first_suit: Suit
    sheet: Sheet
    slam_doubles: bool


def terms(state: GrandissimoState, contract: Contract) -> Terms:
    slam_doubles = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    return Terms(contract, state.first_suit, state.sheet, slam_doubles)


@lru_cache(maxsize=50000)
def worth(of: Terms, own: int, partners: int) -> Worth:
    """Return the value to each seat of these tricks of the declarer and of the partner."""
    contract = of.contract
    others = max(0, TRICKS - own - partners)
    helped = [] if contract.partner is None else [contract.partner] * partners
    winners = [*[contract.defenders[0]] * others, *[contract.declarer] * own, *helped]
    return with_debts(settle(contract, of.first_suit, winners, of.slam_doubles), of.sheet, contract)


@lru_cache(maxsize=4000)
def worth_of_rundmisar(sheet: Sheet, tricks: tuple[int, ...]) -> Worth:
    """Return the value of the tricks to each seat in rundmisär, when all have passed (G21)."""
    outcome = settle(None, "S", [seat for seat in SEATS for _ in range(tricks[seat])], slam_doubles_13=True)
    return with_debts(outcome, sheet, None)


def with_debts(outcome: Outcome, sheet: Sheet, contract: Contract | None) -> Worth:
    """Return the value to each seat of this end of a deal: what is paid, and the changed debts."""
    if contract is not None and outcome.made:
        owner = struck(sheet, contract)
        moved = share(sheet.current, owner, contract)
        after = sheet.paid_off(owner, (contract.declarer, contract.partner))
    else:
        moved, after = (0,) * len(SEATS), sheet.with_forfeits(outcome.failed, outcome.increase)
    return tuple(map(sum, zip(outcome.pay, moved, _shared(after), _shared(sheet, -1), strict=True)))


def struck(sheet: Sheet, contract: Contract) -> Seat:
    """Return the owner of the eel or forfeit paid off: a defender before the partner, the first clockwise (GD4)."""
    choices = sheet.choices(contract.declarer)
    return min(choices, key=lambda owner: (owner == contract.partner, (owner - contract.declarer) % 4))


def _shared(sheet: Sheet, times: int = 1) -> list[float]:
    """Return what each seat would get if the debts were shared equally, multiplied by *times*."""
    owed = [sheet.owed(seat) for seat in SEATS]
    return [times * (sum(owed) / len(owed) - own) for own in owed]


@lru_cache(maxsize=50000)
def doubted(of: Terms, own: int, partners: int, left: int = TRICKS, *, chosen: bool = True) -> Worth:
    """Return the same if the last tricks are only expected: the game may yet be lost by one.

    Before a game is *chosen*, it may also be made: attentive players find ways that playouts miss.
    """
    contract = of.contract
    over, ends = own + partners - contract.target, _one_short(contract, own, partners)
    if not contract.spel.high:
        share, ends = 0.0 if own else 1 - SPARED[contract.spel.opens], [(1, 0)]
    elif over < 0:
        share, ends = 0.0 if chosen else SAVED / 2 ** (-over - 1), [(own - over, partners)]
    elif chosen:
        share = 0.0 if contract.partner is None else 1 - HELPED
    else:
        share = LOST[contract.partner is not None] / 2**over
    share = share * left / TRICKS
    others = [worth(of, *tricks) for tricks in ends]
    return tuple(
        (1 - share) * one + share * sum(rest) / len(rest)
        for one, *rest in zip(worth(of, own, partners), *others, strict=True)
    )


def _one_short(contract: Contract, own: int, partners: int) -> list[tuple[int, int]]:
    """Tricks of declarer and partner if a made game is instead lost by one: either of them has fewer."""
    fewer = own + partners - contract.target + 1
    by_declarer = (max(0, own - fewer), partners)
    return [by_declarer] if contract.partner is None else [by_declarer, (own, max(0, partners - fewer))]


@lru_cache(maxsize=256)
def table(of: Terms | Sheet, seat: Seat, left: int = TRICKS) -> tuple[float, ...]:
    """Return the kernel's table: the deal's value to the seat, by the tricks of seats 0, 1 and 2.

    *of*: the sheet in rundmisär, which has no contract.
    """
    return tuple(
        _entry(of, seat, (first, second, third), left)
        for first in range(MOST)
        for second in range(MOST)
        for third in range(MOST)
    )


def _entry(of: Terms | Sheet, seat: Seat, three: tuple[int, int, int], left: int) -> float:
    total = TRICKS - 1 if isinstance(of, Terms) and of.contract.spel.aside else TRICKS
    tricks = (*three, total - sum(three))
    if tricks[3] < 0:
        return 0.0
    if isinstance(of, Sheet):
        return worth_of_rundmisar(of, tricks)[seat]
    contract = of.contract
    own = tricks[contract.declarer]
    partners = 0 if contract.partner is None else tricks[contract.partner]
    thought = doubted(of, own, partners, left)[seat]
    if contract.partner is not None or seat == contract.declarer:
        return thought
    share = OUTWITTED[contract.spel.high]
    return (1 - share) * thought + share * worth(of, contract.target, 0)[seat]
