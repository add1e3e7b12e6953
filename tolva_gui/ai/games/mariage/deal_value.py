"""The value of a deal's result to a side: points, and the chance of winning the game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.mariage.win_chance import CARRIED, FADE, LOW, SPAN, chance_table
from tolva_gui.rules.kit import GameInfo, Result, Side

PER_POINT: Final = 0.01
"""Weight of a point relative to the game chance, so that a point decides between equal chances."""


class Worth(Struct, frozen=True):
    """The value of a finished deal: `points` gained on the best other side, `chance` of winning the game."""

    points: float
    chance: float

    @property
    def use(self) -> float:
        """The utility that a player maximizes."""
        return self.chance + PER_POINT * self.points


class DealEvaluator:
    """Values the results of one deal for one side. `before`: the scores before the deal."""

    def __init__(self, info: GameInfo, side: Side, before: Sequence[int]) -> None:
        self._info = info
        self._side = side
        self._before = tuple(before)
        self._table = chance_table(info)
        self._known: dict[tuple[tuple[int, ...], int, Side | None], Worth] = {}

    def worth(self, result: Result) -> Worth:
        """Return the worth of the result; a void deal leaves everything unchanged."""
        key = (result.scores, _carried(result), result.winner)
        if key not in self._known:
            self._known[key] = self._judge(result)
        return self._known[key]

    def _judge(self, result: Result) -> Worth:
        changes = [now - then for now, then in zip(result.scores, self._before, strict=True)]
        own = changes.pop(self._side)
        chance = self._chance(result) if result.winner is None else float(result.winner == self._side)
        return Worth(float(own - max(changes)), chance)

    def _chance(self, result: Result) -> float:
        """Look the standing up, own side first."""
        index = min(_carried(result), CARRIED - 1)
        for place in range(self._info.sides):
            score = result.scores[(self._side + place) % self._info.sides]
            index = index * SPAN + min(max(score - LOW, 0), SPAN - 1)
        below = max(LOW - result.scores[self._side], 0)
        return self._table[index] * FADE**below


def _carried(result: Result) -> int:
    return int(result.carried.get("carried", 0))
