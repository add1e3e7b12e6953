"""Judging a move afterwards: with what its player knew, and with the cards as they lay.

Only the first is a fair judgement. The second tells bad luck from a bad choice.
"""

from collections.abc import Callable, Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.hints.advice import LEVEL, LOOKS, summed_up
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Reason
from tolva_gui.ai.hints.hints import explained
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

SLIP: Final = 0.15
"""Points of tolva that a choice must cost to be worth a word; other games say what weighs as much."""
BLUNDER: Final = 0.6
_CLEARLY: Final = 2.0
"""A loss is a loss when it is so many standard errors."""
_OPEN_LOOKS: Final = 2
"""With all cards open the answers hardly differ."""

Weight = Literal["only", "best", "fine", "slip", "blunder"]
Maker = Callable[[str, int], Player]


class Verdict(Struct, frozen=True):
    """What was played beside what would have been best; losses and values in points of the deal.

    `values` are those that the seat could reckon with. `open_best` and `open_loss`: had all cards lain open. *point*:
    how much weighs as much as a point of tolva. *reasons*: what speaks for the best move rather than for the one that
    was played, where that was a miss.
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
        """Whether another move would have been better as the cards lay, so that it is worth a word."""
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
    """Judge the move that the seat of `view` made; `everything` is what the referee saw then.

    Raise SearchCancelled when `cancelled` says so.
    """
    if len(view.legal) == 1:
        return Verdict(played, played, "only")
    budget = budget or speaker_for(view.info).LOOK
    choices = _looks(view, LOOKS, budget, cancelled, maker)
    advice = summed_up(view, choices)
    loss, error = _loss(choices, advice.move, played)
    # The same seat on turn, to whom nothing is hidden: sampling has nothing left to fill in.
    open_view = replace(everything, seat=view.seat, legal=view.legal)
    open_choices = _looks(open_view, _OPEN_LOOKS, budget, cancelled, maker)
    open_best = summed_up(open_view, open_choices).move
    open_loss, _ = _loss(open_choices, open_best, played)
    point = advice.point
    weight = "best" if played == advice.move else _weight(loss / point, error / point)
    reasons: tuple[Reason, ...] = ()
    if weight in ("slip", "blunder"):
        instead = replace(advice, over=played, gain=loss, error=error)
        reasons = explained(view, instead, cancelled=cancelled).reasons
    return Verdict(played, advice.move, weight, loss, advice.values, open_best, open_loss, point, reasons)


def _looks(view: View, count: int, budget: Budget, cancelled: Cancelled, maker: Maker) -> list[Choice]:
    return [maker(LEVEL, number).choose(view, budget, cancelled) for number in range(count)]


def _loss(choices: list[Choice], best: Move, played: Move) -> tuple[float, float]:
    """The points by which the move fell behind, never below zero, and the standard error of that."""
    rows = [choice.values for choice in choices if choice.values]
    gaps = [row[best] - row[played] for row in rows if best in row and played in row]
    if not gaps:
        return 0.0, 0.0
    return max(fmean(gaps), 0.0), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def _weight(loss: float, error: float) -> Weight:
    if loss < SLIP or loss < _CLEARLY * error:
        return "fine"
    return "blunder" if loss >= BLUNDER else "slip"
