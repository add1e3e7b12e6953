"""The players of each game, found by id: module `players` in the folder of the game or family below `ai/games`.

Such a module has `player(level, seed)` for every level but `random`. It may have `COMPILED`, the levels that need a
compiled search, and `random_player(seed)` where `View.legal` lists only examples, so that a choice among them is not
random play, and `plain_player()` where the level `rules` does more than trials have time for. A game without one is
played by the generic search, never by another game's players.
"""

import sys
from collections.abc import Callable, Collection, Iterable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final

from tolva_gui.ai.player import AtOnce, Budget, Cancelled, Choice, Player, never, seated_among
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View

if TYPE_CHECKING:
    from tolva_gui.ai.kernel.bridge import Compiled, KernelBridge
RANDOM: Final = "random"
RULES: Final = "rules"
"""The rule-based level, also the fallback where a compiled search is missing."""


def has_module(info: GameInfo, name: str) -> bool:
    """Return whether the game has that module, without importing it."""
    return find_spec(_folder(info)) is not None and find_spec(f"{_folder(info)}.{name}") is not None


def own_module(info: GameInfo, name: str) -> ModuleType | None:
    return import_module(f"{_folder(info)}.{name}") if has_module(info, name) else None


def _folder(info: GameInfo) -> str:
    return f"tolva_gui.ai.games.{(info.family or info.id).replace('-', '_')}"


def random_player(seed: int) -> Player:
    """Return a player of any legal move, all equally likely. The same seed and view give the same move."""
    return AtOnce(lambda view: Choice(rng_for(view, seed).choice(view.legal)))


class PlayerByGame:
    """A player of one level for every game; creates each game's player on first use."""

    def __init__(self, level: str, seed: int, others: Collection[str] = ()) -> None:
        self._level = level
        self._seed = seed
        self._others = others
        self._players: dict[str, Player] = {}

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the choice of the game's own player; see `Player.choose`."""
        if view.info.id not in self._players:
            self._players[view.info.id] = seated_among(
                player_for(view.info, self._level, self._seed), self._others
            )
        return self._players[view.info.id].choose(view, budget, cancelled)

    def among(self, levels: Collection[str]) -> Player:
        """Return the same player with others of these levels at the table."""
        return PlayerByGame(self._level, self._seed, levels)


def player_for(info: GameInfo, level: str, seed: int) -> Player:
    """Return the game's player of a level; the rule player if the level needs a missing search."""
    players = _players(info)
    if level == RANDOM:
        random: Player = getattr(players, "random_player", random_player)(seed)
        return random
    made: Player = players.player(RULES if level in levels_by_rules(info) else level, seed)
    return made


def plain_player(info: GameInfo, seed: int) -> Player:
    """Return the game's rule player for trials, in which it chooses thousands of times."""
    players = _players(info)
    plain: Callable[[], Player] = getattr(players, "plain_player", partial(players.player, RULES, seed))
    return plain()


def levels_by_rules(info: GameInfo) -> tuple[str, ...]:
    """Return the levels that fall back to `rules` because their compiled search is missing."""
    compiled = compiled_search(info)
    return () if compiled is None or compiled.bridge.kernel is not None else compiled.levels


def searching_levels(infos: Iterable[GameInfo]) -> set[str]:
    """Return the levels with a compiled search that is there in each of these games that has one."""
    every = list(infos)
    made_to_search = {
        level for info in every if (compiled := compiled_search(info)) for level in compiled.levels
    }
    return made_to_search.difference(*map(levels_by_rules, every))


def bridges() -> list["KernelBridge"]:
    """Return the compiled searches of all games, by their rooms; an installation may lack some."""
    found = {each.bridge.room: each.bridge for game in GAMES if (each := compiled_search(game.info))}
    return [found[room] for room in sorted(found)]


def searches_are_compiled() -> bool:
    """Return whether every compiled search is available, so that all levels play at full strength."""
    return all(bridge.kernel is not None for bridge in bridges())


def missing_searches() -> list[str]:
    """Return one sentence per compiled search that the installation should have and lacks.

    An absent kernel counts as missing if one was built, and always in bundles.
    """
    return [
        f"{bridge.room}: the compiled search was built and cannot be used"
        for bridge in bridges()
        if bridge.kernel is None and (bridge.was_built or getattr(sys, "frozen", False))
    ]


def compiled_search(info: GameInfo) -> "Compiled | None":
    """Return the game's compiled search with the levels that need it, None if it has none."""
    compiled: Compiled | None = getattr(_players(info), "COMPILED", None)
    return compiled


def _players(info: GameInfo) -> ModuleType:
    return own_module(info, "players") or import_module("tolva_gui.ai.search.flat")
