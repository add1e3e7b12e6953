"""Who plays which game: the players of a level, found by the game that a view shows.

A game's own players are in its folder below `ai/games`, which has `player(level, seed)`; the K+Q family shares one.
A game that has neither is played by the generic search alone: it is never taken for another one.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.rules.game import GameInfo, View

Maker = Callable[[str, int], Player]
"""Makes a player of a level from a seed."""


class PlayerByGame:
    """A player of one level that plays whatever game it is shown; what it needs for a game is made when it is."""

    def __init__(self, level: str, seed: int, mariage: Callable[[], Player]) -> None:
        self._level = level
        self._seed = seed
        self._mariage = mariage
        self._players: dict[str, Player] = {}

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the choice of the game's own player; see `Player.choose`."""
        if view.info.id not in self._players:
            self._players[view.info.id] = self._make(view.info)
        return self._players[view.info.id].choose(view, budget, cancelled)

    def _make(self, info: GameInfo) -> Player:
        if info.family == "mariage":
            return self._mariage()
        return maker_for(info.id)(self._level, self._seed)


@cache
def maker_for(game_id: str) -> Maker:
    """Return what makes the players of a game outside the K+Q family."""
    name = f"tolva_gui.ai.games.{game_id.replace('-', '_')}"
    if find_spec(name) is not None:
        maker: Maker = import_module(name).player
        return maker
    from tolva_gui.ai.generic import player

    return player
