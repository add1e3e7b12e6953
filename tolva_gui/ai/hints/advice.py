"""Values of the legal moves: the best player is asked repeatedly, each time about other worlds that fit.

The spread of the answers gives the confidence.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from msgspec import Struct

from tolva_gui.ai.hints.by_game import compared_with, is_advised, point_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

LEVEL: Final = "best"
LOOKS: Final = 8
"""Number of looks (answers) that suffice for a hint."""
LOOK: Final = Budget(iterations=3000)
"""One look, at most a twentieth of a second. Without a clock, so that a busy machine gives the same verdicts."""
_LIKELY: Final = 0.75
"""Share of the looks that must name the move for it to be "likely"."""
_TRUSTED: Final = 0.5
"""If no move is named by this share of the looks, the mean value decides."""
MARGIN: Final = 2.0
"""Number of standard errors by which the move must be better; less is within the margin of error."""
EVEN: Final = 0.1
"""A difference below this many points does not matter."""
_MUCH: Final = 0.3
"""A difference of more than this many points is clear."""
MORE_POINTS: Final = 0.1
"""A gain of this many points by another move is mentioned."""
SHOWN: Final = 0.05
"""A smaller difference is written as 0.0."""

Sure = Literal["only", "exact", "clear", "steady", "likely", "even", "close", "thumb"]
"""How sure advice is; `thumb`: no values were counted."""


class Advice(Struct, frozen=True):
    """The result of several looks. `values`: expected points of the deal for the player's side, per legal move.

    *agree*: number of looks in which the move was best. *over*: the second best, skipping moves that every look rated
    the same; None if nothing was compared. *gain*: the move's points minus those of *over*; negative if the move serves
    the game rather than the deal. *error*: standard error of *gain*. *point*: how many of these points weigh as much as
    one point of tolva. *confirmed*: False if a second sample of the two moves did not name the move clearly.
    """

    move: Move
    values: Mapping[Move, float]
    sure: Sure
    looks: int
    agree: int
    gain: float = 0.0
    error: float = 0.0
    point: float = 1.0
    over: Move | None = None
    confirmed: bool = True

    @property
    def close(self) -> bool:
        """Whether the second best may be as good, so that no reason would be the true one."""
        if self.over is None:
            return False
        if not self.confirmed:
            return True
        even = self.sure == "even" and abs(self.gain) < MORE_POINTS * self.point
        return even or abs(self.gain) < SHOWN or abs(self.gain) <= MARGIN * self.error


def advise(
    view: View,
    *,
    looks: int = LOOKS,
    budget: Budget = LOOK,
    cancelled: Cancelled = never,
    maker: Callable[[str, int], Player] = make_player,
    level: str = LEVEL,
) -> Iterator[Advice]:
    """Yield ever better advice, one for each look; raise as `Player.choose` does.

    *budget*: for one look. *level*: the player level that is asked.
    """
    choices: list[Choice] = []
    for number in range(looks):
        choices.append(maker(level, number).choose(view, budget, cancelled))
        advice = summed_up(view, choices)
        yield advice
        if advice.sure == "only":
            return


def summed_up(view: View, choices: Sequence[Choice]) -> Advice:
    """Return the combined result of several looks."""
    if len(view.legal) == 1 and not _is_open(view):
        return Advice(view.legal[0], {}, "only", 1, 1)
    rows = [choice.values for choice in choices if choice.values]
    # Only moves valued in every look.
    tried = [move for move in view.legal if all(move in row for row in rows)] if rows else []
    values = {move: fmean(row[move] for row in rows) for move in tried}
    named = Counter(choice.move for choice in choices)
    move = max(named, key=lambda one: (named[one], values.get(one, 0.0)))
    if values and (named[move] < len(choices) * _TRUSTED or _outweighed(move, choices, values)):
        # The looks disagree: their mean says more than any single one.
        move = max((one for one in named if one in values), key=lambda one: values[one], default=move)
    if len(values) < 2 or not is_advised(view.info):
        return Advice(move, values, "thumb", len(choices), named[move], point=point_of(view.info))
    others = compared_with(view, move, [other for other in values if other != move])
    over, gain, error = _margin(move, values, rows, others)
    same = len(rows) > 1 and all(row == rows[0] for row in rows)
    share, point = named[move] / len(choices), point_of(view.info)
    sure: Sure = _sureness(share, gain / point, error / point)
    if same and not view.public.piles.unseen(view.info.pack):
        sure = "exact"  # nothing is hidden from the seat, so that the search has counted to the end
    return Advice(move, values, sure, len(choices), named[move], gain, error, point, over)


def _outweighed(move: Move, choices: Sequence[Choice], values: Mapping[Move, float]) -> bool:
    """Whether the move was named for its points alone, while the mean over all looks favours another named move."""
    rows = [choice.values for choice in choices if choice.move == move and choice.values]
    for_points = all(row.get(move) == max(row.values()) for row in rows)
    named = {choice.move for choice in choices} & values.keys()
    return for_points and move in values and any(values[one] > values[move] for one in named)


def _is_open(view: View) -> bool:
    """Whether the one legal move stands for many; among reactions it is the right one."""
    return bool(view.form.open) and not view.info.reactions


def _margin(
    move: Move, values: Mapping[Move, float], rows: Sequence[Mapping[Move, float]], others: Sequence[Move]
) -> tuple[Move | None, float, float]:
    """The second best move, the lead over it, and the standard error of that lead."""
    if not others or move not in values:
        return None, 0.0, 0.0
    told_apart = [other for other in others if any(row[other] != row[move] for row in rows)]
    rival = max(told_apart or others, key=lambda other: values[other])
    return rival, *with_error([row[move] - row[rival] for row in rows])


def with_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error: 0 for a single value."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _sureness(share: float, gain: float, error: float) -> Sure:
    if abs(gain) + error < EVEN:
        return "even"
    if share == 1.0:
        return "clear" if gain > max(_MUCH, MARGIN * error) else "steady"
    return "likely" if share >= _LIKELY else "close"
