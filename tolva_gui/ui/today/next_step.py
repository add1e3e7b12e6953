"""The one thing that the player should do next, with a reason in half a line."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from tolva_gui.records.index import Index
from tolva_gui.records.ladder import climb
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name, tile_picture
from tolva_gui.ui.learn.exercises import Exercises
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.people.faces import face_of
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import CHILDREN, game_data

TEACHER: Final = "best/best"
"""The portrait of who teaches: Mormor Hulda."""
_LAST_PLAYED: Final = "SELECT form FROM deals ORDER BY began DESC LIMIT 100"


class NextStep(Struct, eq=False):
    """Finds it: what was missed, then the path and the opponents, game by game; for a child, a game for children.

    A step has `kind` (`misses`, `path`, `opponent` or `game`), what that needs to begin, and what the first
    page shows of it. Finding raises IndexTrouble.
    """

    at_hand: AtHand
    index: Index
    path: LearningPath
    exercises: Exercises
    household: Household

    def find(self, own_game: str) -> dict[str, Any]:
        """Return the step; empty if there is none. *own_game* is the player's game of the day."""
        played = [*dict.fromkeys(form for (form,) in self.index.select(_LAST_PLAYED))]
        if self.household.child:
            return self._for_child(played)
        games = self.at_hand.games
        wanted = [game for game in dict.fromkeys([*played, own_game, *games]) if game in games]
        steps = (self._on_path(game, played=game in played) or self._opponent(game) for game in wanted)
        return self._missed(wanted) or next(filter(None, steps), {})

    def _missed(self, wanted: Sequence[str]) -> dict[str, Any]:
        due = self.exercises.count_due()
        if not due:
            return {}
        one = translate("NextStep", "One choice is waiting for another try")
        many = fill(translate("NextStep", "%1 choices are waiting for another try"), due)
        name = translate("NextStep", "What you missed")
        return _step("misses", wanted[0], name, one if due == 1 else many, face=TEACHER)

    def _on_path(self, game: str, *, played: bool) -> dict[str, Any]:
        step = self.path.next_of(game, played=played)
        if not step:
            return {}
        more = {"step": step["id"], "number": step["number"], "face": TEACHER}
        return _step("path", game, step["name"], step["why"], **more)

    def _opponent(self, game: str) -> dict[str, Any]:
        """Return the weakest opponent not yet beaten; nothing in a game of luck."""
        if game_data(game).luck:
            return {}
        rungs = climb(self.index, game, self.at_hand.new_game.levels, judged=False).rungs
        level = next((rung.level for rung in rungs if not rung.won), "")
        if not level:
            return {}
        name = fill(translate("NextStep", "Play against %1"), words.opponent_name(level, language()))
        why = fill(translate("NextStep", "The next one to beat in %1"), form_name(game))
        return _step("opponent", game, name, why, level=level, face=face_of(level, ""))

    def _for_child(self, played: Sequence[str]) -> dict[str, Any]:
        """Return a game for children not played yet, its lesson first, else the one not played for longest."""
        games = [game for game in self.at_hand.games if game_data(game).kind == CHILDREN]
        new = next((game for game in games if game not in played), "")
        if new:
            return self._on_path(new, played=False) or self._game(
                new, translate("NextStep", "You have not played it yet")
            )
        why = translate("NextStep", "It has been a while since you played it")
        return self._game(max(games, key=played.index), why) if games else {}

    def _game(self, game: str, why: str) -> dict[str, Any]:
        return _step("game", game, form_name(game), why)


def _step(kind: str, game: str, name: str, why: str, **more: Any) -> dict[str, Any]:
    picture = tile_picture(game)
    blank = {"step": "", "level": "", "face": "", "number": 0}
    return blank | {"kind": kind, "game": game, "name": name, "why": why, "picture": picture} | more
