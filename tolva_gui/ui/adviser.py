"""What the window asks the opponents' room: who judges and advises, and which games and levels can be.

Hints and verdicts are imported in the thread of the computers: the start needs none.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tolva_gui.ai.by_game import levels_by_rules, searches_are_compiled
from tolva_gui.ai.hints.by_game import is_advised, is_judged
from tolva_gui.ai.levels import DEFAULT_LEVEL
from tolva_gui.ai.player import Cancelled, Player

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Judge, Verdict
    from tolva_gui.table.review_positions import Decision


class Adviser:
    """*make* returns the best player; *store* is the file of verdicts, if they are stored."""

    is_advised = staticmethod(is_advised)
    """Whether a game has hints."""
    is_judged = staticmethod(is_judged)
    """Whether choices in a game can be judged."""
    by_rules = staticmethod(levels_by_rules)
    is_compiled = staticmethod(searches_are_compiled)
    usual_level = DEFAULT_LEVEL
    """That of opponents who have not been chosen."""

    def __init__(self, make: Callable[[str, int], Player], store: Path | None) -> None:
        self.make = make
        self._store = store

    @cached_property
    def judge(self) -> "Judge":
        from tolva_gui.ai.hints.judge import Judge
        from tolva_gui.records.verdicts import Verdicts

        return Judge(self.make, Verdicts(self._store) if self._store is not None else None)

    def judged(self, choice: "Decision", cancelled: Cancelled) -> "Verdict":
        return self.judge.judge(choice.view, choice.everything, choice.move, cancelled=cancelled)
