"""The player that gives hints and judges choices, in the thread of the computers.

Its modules are imported there: the start needs no hints.
"""

from collections.abc import Callable, Collection
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tolva_gui.ai.player import Cancelled, Player
from tolva_gui.rules.info import GameInfo

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Judge, Verdict
    from tolva_gui.table.review_positions import Decision


class Adviser:
    """*make* returns the best player; *store* is the file of verdicts, if they are stored.

    *is_judged*: whether choices in a game can be judged. *by_rules*: the levels that play like the reference in a game,
    because the compiled search is missing.
    """

    def __init__(
        self,
        make: Callable[[str, int], Player],
        store: Path | None,
        is_judged: Callable[[GameInfo], bool],
        by_rules: Callable[[GameInfo], Collection[str]],
    ) -> None:
        self.make = make
        self._store = store
        self.is_judged = is_judged
        self.by_rules = by_rules

    @cached_property
    def judge(self) -> "Judge":
        from tolva_gui.ai.hints.judge import Judge
        from tolva_gui.records.verdicts import Verdicts

        return Judge(self.make, Verdicts(self._store) if self._store is not None else None)

    def judged(self, choice: "Decision", cancelled: Cancelled) -> "Verdict":
        return self.judge.judge(choice.view, choice.everything, choice.move, cancelled=cancelled)
