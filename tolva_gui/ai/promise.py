"""What a gubbe is worth to who can count its tricks in the own hand.

Playouts know nothing of it: they would throw the sure tricks away. Whoever has counted them plays them from the top.
"""

from typing import Final

from tolva_gui.ai.appraisal import Appraisal
from tolva_gui.ai.calls import choose_call
from tolva_gui.ai.judge import Judge, Worth
from tolva_gui.ai.reading import Reading
from tolva_gui.rules.game import Gubbe, Move, Result, View

_POINTS: Final = {"half": 6, "whole": 12}
_KEPT: Final = {"half": 0.9, "whole": 1.0}
"""How often the promise is kept: the tricks are certain, that they hold sixty card points is not (41 of 45 were)."""


def promises(view: View) -> dict[Move, tuple[float, float]]:
    """Return use and points of the gubbe whose tricks can be counted, if there is one."""
    if not any(isinstance(move, Gubbe) for move in view.legal):
        return {}
    read = Reading(view)
    call = choose_call(read, Appraisal(read))
    if not isinstance(call, Gubbe):
        return {}
    won, lost = (_outcome(view, read.side, sign * _POINTS[call.kind]) for sign in (1, -1))
    kept = _KEPT[call.kind]
    use = kept * won.use + (1 - kept) * lost.use
    return {call: (use, kept * won.points + (1 - kept) * lost.points)}


def _outcome(view: View, side: int, points: int) -> Worth:
    """What the deal is worth if the gubbe brings so many points (T27, T29)."""
    scores = list(view.facts.scores)
    scores[side] += points
    winner = side if scores[side] >= view.info.target else None
    return Judge(view.info, side, view.facts.scores).worth(
        Result((), tuple(scores), view.facts.carried, winner)
    )
