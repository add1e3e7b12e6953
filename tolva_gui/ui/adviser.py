"""The player that gives hints and judges choices, in the thread of the computers.

Its modules are imported there: the start needs no hints.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tolva_gui.ui.jobs import HintJob, PriceJob
from tolva_gui.ui.workers import MakePlayer

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Advice, Hint, Price
    from tolva_gui.ai.hints.judge import Judge
    from tolva_gui.rules.moves import Move


class Adviser:
    """*make* returns the best player; *store* is the file of verdicts, if they are stored."""

    def __init__(self, make: MakePlayer, store: Path | None) -> None:
        self.make = make
        self._store = store

    @cached_property
    def judge(self) -> "Judge":
        from tolva_gui.ai.hints.judge import Judge
        from tolva_gui.records.verdicts import Verdicts

        return Judge(self.make, Verdicts(self._store) if self._store is not None else None)

    def advise(self, job: HintJob | PriceJob) -> "Iterator[Advice | Hint | Mapping[Move, Price]]":
        """Yield the answers to a request for advice."""
        from tolva_gui.ai.hints.hints import prices

        if isinstance(job, PriceJob):
            return iter((prices(job.view),))
        return self.judge.answers(job.view, cancelled=lambda: job.cancelled)
