"""The catalog of games: the folders in `tolva_gui/rules/games`, each declaring its games and their seat counts.

A game's module is imported on first use: the window opens on one game, or on a list of all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, ValuesView
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
        self.known: dict[str, tuple[str, Sequence[int]]] = {
            game_id: (f"{package.__name__}.{where}", tuple(seats))
            for package in packages
            for game_id, (where, seats) in package.GAMES.items()
        }
        """The path of the module and the attribute that has each game, and its numbers of players."""

    def __getitem__(self, game_id: str) -> Game[Any]:
        module, name = self.known[game_id][0].rsplit(".", 1)
        game: Game[Any] = getattr(import_module(module), name)
        return game

    def __contains__(self, game_id: object) -> bool:
        return game_id in self.known

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)

    def of(self, info: GameInfo) -> Game[Any]:
        """Return the game with these properties, for that number of players."""
        return self[info.id].seated(info.seats)

    def seat_counts(self, game_id: str) -> Sequence[int]:
        """Return the numbers of players that the game allows, without importing it."""
        return self.known[game_id][1]


BY_ID: Final = Games(_packages())
GAMES: Final[ValuesView[Game[Any]]] = BY_ID.values()
