"""Judging a move afterwards: by its player's knowledge, and by the actual layout of the cards.

Only the first is a fair judgement. The second separates bad luck from a bad choice.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.hints.advice import LEVEL, LOOKS, Advice, summed_up
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Reason
from tolva_gui.ai.hints.hints import Hint, explained
from tolva_gui.ai.hints.trials import MOST_MS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.ai.solver.solve import solve
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

SLIP: Final = 0.15
"""Points of tolva that a choice must cost to be worth a word; other games scale it by their `POINT`."""
BLUNDER: Final = 0.6
_CLEARLY: Final = 2.0
"""Number of standard errors from which a loss counts."""

Weight = Literal["only", "best", "fine", "slip", "blunder"]
Maker = Callable[[str, int], Player]


class Verdict(Struct, frozen=True):
    """The played move and the best one; losses and values in points of the deal.

    `values` are those the seat could expect. `open_best` and `open_loss`: as the cards lay, exact; `open_best` is
    None where nothing is. *point*: how many of these points weigh as much as one point of tolva. *reasons*:
    reasons for the best move over the played one, if that was a miss.
    """

    played: Move
    best: Move
    weight: Weight
    loss: float = 0.0
    values: Mapping[Move, float] | None = None
    open_best: Move | None = None
    open_loss: float = 0.0
    point: float = 1.0
    reasons: tuple[Reason, ...] = ()

    @property
    def open_slip(self) -> bool:
        """Whether another move would have been better in the actual layout, by enough to be worth a word."""
        return self.open_best not in (None, self.played) and self.open_loss >= SLIP * self.point


def judge(
    view: View,
    everything: View,
    played: Move,
    *,
    budget: Budget | None = None,
    cancelled: Cancelled = never,
    maker: Maker = make_player,
) -> Verdict:
    """Judge the move that the seat of `view` made; `everything` is the referee's view at that time.

    Raise SearchCancelled when `cancelled` says so.
    """
    if len(view.legal) == 1:
        return Verdict(played, played, "only")
    budget = budget or speaker_for(view.info).LOOK
    choices = _looks(view, LOOKS, budget, cancelled, maker)
    advice = summed_up(view, choices)
    loss, error = _loss(choices, advice.move, played)
    exact = solve(replace(everything, seat=view.seat, legal=view.legal), cancelled=cancelled)
    open_best, open_loss = _as_the_cards_lay(exact or {}, played, advice.move)
    point = advice.point
    weight = "best" if played == advice.move else _weight(loss / point, error / point)
    reasons: tuple[Reason, ...] = ()
    if weight in ("slip", "blunder"):
        instead = replace(advice, over=played, gain=loss, error=error)
        reasons = explained(view, instead, cancelled=cancelled).reasons
    return Verdict(played, advice.move, weight, loss, advice.values, open_best, open_loss, point, reasons)


def verdict_of(info: GameInfo, move: Move, right: Sequence[Move], values: Mapping[Move, float]) -> Verdict:
    """Return the verdict if the values of the moves and the right moves (best first) are known."""
    point = speaker_for(info).POINT
    if move in right:
        return Verdict(move, move, "best", values=values, point=point)
    best = right[0]
    loss = max(0.0, values[best] - values[move])
    weight: Weight = "blunder" if loss / point >= BLUNDER else "slip"
    return Verdict(move, best, weight, loss, values, point=point)


def with_reasons(
    view: View, known: Verdict, *, most_ms: int | None = MOST_MS, cancelled: Cancelled = never
) -> Verdict:
    """Return a known verdict with reasons for the best move; raise SearchCancelled.

    The best move is compared with the move that was made; if that is the best, or gives no reason, with the
    next best.
    """
    values = known.values or {}
    worse = [move for move in values if values[known.best] - values[move] > SLIP * known.point]
    if known.best not in values or not worse:
        return known
    rival = max(worse, key=lambda move: values[move])
    for over in dict.fromkeys((known.played if known.played in worse else rival, rival)):
        gain = values[known.best] - values[over]
        advice = Advice(known.best, values, "clear", LOOKS, LOOKS, gain, 0.0, known.point, over)
        reasons = explained(view, advice, most_ms=most_ms, cancelled=cancelled).reasons
        if reasons:
            return replace(known, reasons=reasons)
    return known


def _looks(view: View, count: int, budget: Budget, cancelled: Cancelled, maker: Maker) -> list[Choice]:
    return [maker(LEVEL, number).choose(view, budget, cancelled) for number in range(count)]


def _loss(choices: list[Choice], best: Move, played: Move) -> tuple[float, float]:
    """The points by which the move fell behind, never below zero, and their standard error."""
    rows = [choice.values for choice in choices if choice.values]
    gaps = [row[best] - row[played] for row in rows if best in row and played in row]
    if not gaps:
        return 0.0, 0.0
    return max(fmean(gaps), 0.0), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def _as_the_cards_lay(exact: Mapping[Move, float], played: Move, advised: Move) -> tuple[Move | None, float]:
    """The best move by exact values, and what the played one loses; of several the played, then the advised."""
    if played not in exact:
        return None, 0.0
    most = max(exact.values())
    best = next(move for move in (played, advised, *exact) if exact.get(move) == most)
    return best, most - exact[played]


def _weight(loss: float, error: float) -> Weight:
    if loss < SLIP or loss < _CLEARLY * error:
        return "fine"
    return "blunder" if loss >= BLUNDER else "slip"


def set_beside(
    view: View,
    chosen: Move,
    played: Move,
    *,
    budget: Budget | None = None,
    cancelled: Cancelled = never,
    maker: Maker = make_player,
) -> Hint:
    """Return the reasons for the move that a master chose there over the one that was played.

    The master thought once. Asked more often it may find no difference, or prefer the other move: then the
    advice shows it as the gain and there is no reason. Raise SearchCancelled when `cancelled` says so.
    """
    choices = _looks(view, LOOKS, budget or speaker_for(view.info).LOOK, cancelled, maker)
    rows = [choice.values for choice in choices if choice.values]
    gaps = [row[chosen] - row[played] for row in rows if chosen in row and played in row]
    advice = replace(
        summed_up(view, choices),
        move=chosen,
        over=played if gaps else None,
        agree=sum(choice.move == chosen for choice in choices),
        gain=fmean(gaps) if gaps else 0.0,
        error=stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0,
    )
    if gaps and (advice.gain <= 0 or advice.close):
        return Hint(speaker_for(view.info).question(view, chosen), (), (), advice)
    if gaps:
        return explained(view, advice, cancelled=cancelled)
    # The players give no value to the played move, so only certain facts and trials can count.
    compared = explained(view, replace(advice, over=played, gain=SLIP), cancelled=cancelled)
    return replace(compared, advice=advice)
