"""The catalog of games: the folders in `tolva_gui/rules/games`, each declaring its games and their seat counts.

A game's module is imported on first use: the window opens on one game, or on a list of all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, ValuesView
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from tolva_gui.rules import games
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.protocol import Game


def _packages() -> list[ModuleType]:
    """Return the packages of games in lobby order."""
    found = [import_module(f"{games.__name__}.{folder.name}") for folder in iter_modules(games.__path__)]
    return sorted(found, key=lambda package: (package.ORDER, package.__name__))


class Games(Mapping[str, Game[Any]]):
    """Games by their ids, in the order of the lobby."""

    def __init__(self, packages: Iterable[ModuleType]) -> None:
        self._where: dict[str, str] = {}
        """Module and attribute path, by game id."""
        self._seats: dict[str, Sequence[int]] = {}
        for package in packages:
            for game_id, where in package.GAMES.items():
                self._where[game_id] = f"{package.__name__}.{where}"
                self._seats[game_id] = tuple(package.SEATS[game_id])
        self._guests: dict[str, Game[Any]] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id in self._guests:
            return self._guests[game_id]
        module, name = self._where[game_id].rsplit(".", 1)
        game: Game[Any] = getattr(import_module(module), name)
        return game

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._where or game_id in self._guests

    def __iter__(self) -> Iterator[str]:
        return iter((*self._where, *self._guests))

    def __len__(self) -> int:
        return len(self._where) + len(self._guests)

    def of(self, info: GameInfo) -> Game[Any]:
        """Return the game with these properties, for that number of players."""
        return self[info.id].seated(info.seats)

    def seat_counts(self, game_id: str) -> Sequence[int]:
        """Return the numbers of players that the game allows, without importing it."""
        if game_id in self._guests:
            return self._guests[game_id].info.seat_counts
        return self._seats[game_id]

    @contextmanager
    def joined_by(self, game: Game[Any]) -> Iterator[None]:
        """Add a game temporarily, to try it out before it has a folder."""
        self._guests[game.info.id] = game
        try:
            yield
        finally:
            del self._guests[game.info.id]


BY_ID: Final = Games(_packages())
GAMES: Final[ValuesView[Game[Any]]] = BY_ID.values()
