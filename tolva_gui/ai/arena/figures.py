"""Strength of each level: games against the reference, measured by `start.py lab opponents` and shipped."""

import functools
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from msgspec import Struct, json

FILE: Final = "measured.json"


class Figure(Struct, frozen=True):
    """The result of one match: `share` of the games won ± `margin` (95 %), `points` per deal ± `points_margin`.

    *ms*: 95th percentile of the time per move, in processor time of the measuring machine. *seconds*:
    processor time per deal, of all players.
    """

    games: int
    won: int
    share: float
    margin: float
    points: float
    points_margin: float
    ms: int
    seconds: float


class Figures(Struct, frozen=True):
    """*levels*: by form and level, against the *reference*. *newcomer*: by form, a newcomer at a table of *default*.

    The newcomer is modelled by *newcomer_level*, alone among the others, with one of them as partner.
    """

    program: str
    iterations: int
    reference: str
    default: str
    newcomer_level: str
    levels: Mapping[str, Mapping[str, Figure]]
    newcomer: Mapping[str, Figure]

    def of(self, form: str, level: str) -> Figure | None:
        """Return the level's figure in that form, None for the reference itself and for anything not measured."""
        return self.levels.get(form, {}).get(level)


@functools.cache
def figures() -> Figures:
    """Return the figures that the program ships."""
    return json.decode((files("tolva_gui.ai.arena") / FILE).read_bytes(), type=Figures)
