"""The games: the folders in `tolva_gui/rules/games` are listed, and each says which games it holds.

A game's module is imported when the game is asked for: the window opens on one.
"""

from collections.abc import Collection, Iterator, Mapping, ValuesView
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from tolva_gui.rules import games
from tolva_gui.rules.game import Game, GameInfo


def _found() -> dict[str, dict[str, str]]:
    """Return what each folder of games says it holds: by id the module and the name there."""
    packages = [import_module(f"{games.__name__}.{found.name}") for found in iter_modules(games.__path__)]
    return {
        package.__name__: {game_id: f"{package.__name__}.{where}" for game_id, where in package.GAMES.items()}
        for package in sorted(packages, key=lambda package: (package.ORDER, package.__name__))
    }


class Games(Mapping[str, Game[Any]]):
    """Games by their ids, in the order of the lobby."""

    def __init__(self, where: Mapping[str, str]) -> None:
        self._where = dict(where)
        self._guests: dict[str, Game[Any]] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id in self._guests:
            return self._guests[game_id]
        module, name = self._where[game_id].rsplit(".", 1)
        game: Game[Any] = getattr(import_module(module), name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter((*self._where, *self._guests))

    def __len__(self) -> int:
        return len(self._where) + len(self._guests)

    @contextmanager
    def joined_by(self, game: Game[Any]) -> Iterator[None]:
        """Offer one game more for a while: one that is tried out before it has a folder."""
        self._guests[game.info.id] = game
        try:
            yield
        finally:
            del self._guests[game.info.id]


class Infos(Mapping[str, GameInfo]):
    """Some of the games by their ids; the ids are known without importing a game."""

    def __init__(self, games: Games, names: Collection[str]) -> None:
        self._games = games
        self._names = tuple(names)

    def __getitem__(self, game_id: str) -> GameInfo:
        if game_id not in self._names:
            raise KeyError(game_id)
        return self._games[game_id].info

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


_FOUND: Final = _found()
BY_ID: Final = Games({game_id: where for held in _FOUND.values() for game_id, where in held.items()})
GAMES: Final[ValuesView[Game[Any]]] = BY_ID.values()
MARIAGE: Final = Games(_FOUND[f"{games.__name__}.mariage"])
"""Those of the K+Q family."""
