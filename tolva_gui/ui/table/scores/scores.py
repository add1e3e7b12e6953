"""The sides' scores as the table shows them, and their stories."""

from typing import Any

from tolva_gui.rules.events import Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.lanka_model import LankaModel
from tolva_gui.ui.table.scores.lankor import lankor
from tolva_gui.ui.table.scores.score_story import Story, changes, stories
from tolva_gui.ui.texts import seat_names, side_names
from tolva_gui.words.game_data import game_data


def marking(host: Host, side: Side) -> list[dict[str, Any]]:
    """Return the cards that mark the side's score on the table; none if no cards do."""
    result = host.result()
    if result is None or not game_data(host.info.id).score_on_table:
        return []
    laid = lankor(result.scores)[side]
    return [{"face": str(lanka.card) if lanka.face_up else "", "across": lanka.crosswise} for lanka in laid]


class Scores:
    """Scores, marked with lankor. The host may be one move ahead: a change counts once it has been shown."""

    def __init__(self, lankor: LankaModel) -> None:
        self._lankor = lankor
        self._scores: tuple[int, ...] = ()
        self._changes = 0
        self._stories: list[Story] = []

    @property
    def scores(self) -> tuple[int, ...]:
        return self._scores

    def catch_up(self, host: Host) -> None:
        """Count all changes known to the host as shown."""
        self._changes = changes(host)

    def show(self, host: Host, scores: tuple[int, ...], own: Side) -> None:
        """Show these scores as seen from the user's side."""
        self._scores = scores
        if game_data(host.info.id).score_on_table:
            self._stories = stories(host, self._changes)
            self._lankor.show(scores, own, self._stories)
        else:
            self._stories = [Story()] * len(scores)
            self._lankor.clear()

    def change(self, host: Host, side: Side, total: int, own: Side) -> int:
        """Set a side's score; return its change."""
        self._changes += 1
        by = total - self._scores[side]
        self.show(host, tuple(total if no == side else old for no, old in enumerate(self._scores)), own)
        return by

    def rows(self, host: Host, info: GameInfo, own: Side) -> list[dict[str, Any]]:
        """Return a row per side with its corner: 0 is the user's, then clockwise."""
        names = side_names(seat_names(host.seats), info)
        return [
            {
                "corner": (side - own) % info.sides,
                "score": score,
                "name": names[side],
                "story": list(self._stories[side].lines),
            }
            for side, score in enumerate(self._scores)
        ]
