"""The end of a contract and its payment, in bitar from or to each opponent (L41-L45)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber.bids import KUPPA, MISERES, SPIL, Contract

DEALS: Final = kit.Option("deals", 12, (12, 6, 24), "LD9")
KUPPA_CAP: Final = kit.Option("kuppa_cap", 6, (6, 5, 4, 0), "LD8")
"""The highest cost of a lost kúppa; 0: no limit."""


SEATS: Final = 3
TRICKS: Final = 9
MADE: Final = "made"
BIT: Final = "bit"
KRUKK: Final = "krukk"
GIVEN_UP: Final = "given_up"
TOTUS: Final = "totus"
_SIMPLE: Final = {MADE: 1, BIT: 1, KRUKK: 2, GIVEN_UP: 1}
TABLE: Final = {
    SPIL: _SIMPLE,
    "betra": _SIMPLE,
    "turnir": _SIMPLE,
    "grandturnir": {MADE: 2, BIT: 2, KRUKK: 3, GIVEN_UP: 2},
    "solo": {MADE: 2, BIT: 2, KRUKK: 3},
    "spadasolo": {MADE: 3, BIT: 3, KRUKK: 4},
    "nolo": {MADE: 3, BIT: 3, KRUKK: 4},
    "yfir": {MADE: 6, BIT: 6, KRUKK: 7},
    KUPPA: {MADE: 2},
}
"""L44, LD7: bitar by game and outcome."""
KUPPA_FIRST: Final = 2
TOTUS_TRICKS: Final = 5


class Outcome(NamedTuple):
    """The end of a contract; *each*: paid by each opponent to the declarer, negative if the declarer pays."""

    kind: str
    each: int


def outcome(contract: Contract, tricks: Sequence[int], kuppa_cap: int) -> Outcome:
    taken = tricks[contract.declarer]
    kind = _misere(contract, taken) if contract.game in MISERES else _trump(contract, tricks)
    if kind == MADE:
        return Outcome(kind, TABLE[contract.game][kind])
    if contract.game == KUPPA:
        loss = KUPPA_FIRST + taken - 1
        return Outcome(kind, -min(loss, kuppa_cap or loss))
    return Outcome(kind, -TABLE[contract.game][kind])


def given_up(contract: Contract) -> Outcome:
    """Return the cost of giving up before the play (L32)."""
    return Outcome(GIVEN_UP, -TABLE[contract.game][GIVEN_UP])


def settled(contract: Contract, tricks: Sequence[int], kuppa_cap: int) -> Outcome | None:
    """Return the outcome if it no longer depends on the remaining tricks, otherwise None (LD13)."""
    ends = {outcome(contract, end, kuppa_cap) for end in _divisions(*tricks)}
    return ends.pop() if len(ends) == 1 else None


def lines_of(contract: Contract, end: Outcome, tricks: Sequence[int]) -> tuple[kit.ScoreLine, ...]:
    """Return the lines of the sheet: the contract, then the tótus (L45)."""
    lines = _paid(end.kind, contract.declarer, end.each)
    if contract.totus:
        lines += _paid(TOTUS, contract.declarer, 1 if tricks[contract.declarer] == TRICKS else -1)
    return tuple(lines)


def _paid(kind: str, declarer: kit.Seat, each: int) -> list[kit.ScoreLine]:
    return [
        kit.ScoreLine(kind, seat, each * (SEATS - 1) if seat == declarer else -each) for seat in range(SEATS)
    ]


def _misere(contract: Contract, taken: int) -> str:
    """L42."""
    if not taken:
        return MADE
    return KRUKK if taken > 1 and contract.game != KUPPA else BIT


def _trump(contract: Contract, tricks: Sequence[int]) -> str:
    """L41."""
    taken = tricks[contract.declarer]
    most = max(number for seat, number in enumerate(tricks) if seat != contract.declarer)
    if taken == most:
        return BIT
    return MADE if taken > most else KRUKK


@cache
def _divisions(*tricks: int) -> list[tuple[int, int, int]]:
    """Return every possible division of the remaining tricks, added to those taken."""
    left = TRICKS - sum(tricks)
    return [
        (tricks[0] + first, tricks[1] + second, tricks[2] + left - first - second)
        for first in range(left + 1)
        for second in range(left - first + 1)
    ]
