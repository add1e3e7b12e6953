"""How often a gubbe is kept, and its worth.

Playouts cannot estimate it: they would throw the sure tricks away.
"""

from math import exp
from typing import Final

from tolva_gui.ai.games.mariage.calls import choose_call
from tolva_gui.ai.games.mariage.deal_value import Worth, worth_of_deal
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, HALF
from tolva_gui.rules.games.mariage.state import TARGET
from tolva_gui.rules.games.mariage.tolva import HALF_TRICKS
from tolva_gui.rules.kit import Call, Result, View

_COUNTED: Final = {"half": 0.9, "whole": 1.0}
"""The tricks are certain; that they hold sixty card points is not (they did in 41 of 45 cases)."""
_SUREST: Final = 0.97
_LEVEL, _BY_SHARE, _BY_TRICK = 1.29, 12.94, 0.49
"""Log odds at a share of 0.9 and two missing tricks, and their slopes: fitted to gubbar of the strongest player."""
_TOO_FEW: Final = 2


def counted(view: View) -> dict[Call, float]:
    """Return the chance of keeping the gubbe whose tricks can be counted in the player's hand, if there is one."""
    if not any(move in GUBBAR for move in view.legal):
        return {}
    call = choose_call(Reading(view))
    return {call: _COUNTED[call.word]} if call in GUBBAR else {}


def kept_at_table(view: View, gubbe: Call, share: float) -> float:
    """Return the chance of keeping a gubbe at the table, given the share of worlds in which it is kept with open cards.

    A lone player finds the line as often. Partners must guess; less so the more tricks are sure in the player's
    hand.
    """
    read = Reading(view)
    if read.partner is None:
        return min(share, _SUREST)
    too_few = max(tricks_of(view, gubbe) - len(read.sure_run()), 0)
    odds = _LEVEL + _BY_SHARE * (share - 0.9) + _BY_TRICK * (_TOO_FEW - too_few)
    return 1 / (1 + exp(-odds))


def tricks_of(view: View, gubbe: Call) -> int:
    """Return the number of tricks that the gubbe requires (T23, T28)."""
    return HALF_TRICKS if gubbe == HALF else len(view.info.pack) // view.info.seats


def worth_of(view: View, gubbe: Call, kept: float) -> tuple[float, float]:
    """Return utility and points of a gubbe kept with this probability."""
    read = Reading(view)
    won, lost = (_outcome(read, sign * GUBBE_POINTS[gubbe.word]) for sign in (1, -1))
    return kept * won.use + (1 - kept) * lost.use, kept * won.points + (1 - kept) * lost.points


def _outcome(read: Reading, points: int) -> Worth:
    """Return the value of the deal if the gubbe brings these points (T27, T29)."""
    side, facts = read.side, read.facts
    scores = [*facts.scores]
    scores[side] += points
    ranking = ((side,),) if scores[side] >= TARGET else ()
    return worth_of_deal(
        Result((), tuple(scores), {"carried": facts.carried}, ranking), read.info, side, facts.scores
    )
