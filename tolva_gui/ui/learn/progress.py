"""A person's progress on the learning paths, kept as a setting."""

from collections.abc import Mapping
from typing import Any, Final

from tolva_gui.table.path import PathStep
from tolva_gui.ui.settings.view_model import Settings

KEPT: Final = "path"
"""The setting with the progress: per game and step the seeds of the deals that were right; a lesson's is `done`."""


class Progress:
    """A person's progress on each path."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def right(self, game: str, step: str) -> set[str]:
        """Return the seeds of the step's deals that were right."""
        return set(str(self._row(game).get(step, "")).split())

    def add(self, game: str, step: str, seed: str) -> None:
        """Note that a deal was right."""
        known = self.right(game, step)
        if seed not in known:
            row = {**self._row(game), step: " ".join(sorted({*known, seed}))}
            self._settings.remember(KEPT, {**self._settings.get(KEPT), game: row})

    def is_done(self, game: str, step: PathStep) -> bool:
        """Whether enough deals of the step were right, or the lesson has been done."""
        return len(self.right(game, step.id)) >= step.enough

    def _row(self, game: str) -> Mapping[str, object]:
        row: Mapping[str, object] = self._settings.get(KEPT).get(game, {})
        return row


def united(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Merge the progress of two records of the same person: deals right in either."""
    return {
        game: {
            step: " ".join(sorted({*str(mine.get(step, "")).split(), *str(theirs.get(step, "")).split()}))
            for step in {**mine, **theirs}
        }
        for game in {**one, **other}
        for mine, theirs in [(one.get(game, {}), other.get(game, {}))]
    }
