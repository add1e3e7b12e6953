"""The games that there are, a line each. A module is read when its game is asked for: the window opens on one."""

from collections.abc import Collection, Iterator, Mapping, ValuesView
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from tolva_gui.rules.game import Game, GameInfo

_WHERE: Final = {
    "tolva-4": ("mariage.tolva", "TOLVA_4"),
    "tolva-3": ("mariage.tolva", "TOLVA_3"),
    "plocketolva": ("mariage.tolva_two", "PLOCKETOLVA"),
    "bordstolva": ("mariage.tolva_two", "BORDSTOLVA"),
    "bondtolva-4": ("mariage.bondtolva", "BONDTOLVA_4"),
    "bondtolva-6": ("mariage.bondtolva", "BONDTOLVA_6"),
    "bondtolva-2": ("mariage.bondtolva_two", "BONDTOLVA_2"),
    "plump": ("plump.game", "PLUMP"),
    "svarte-petter": ("svarte_petter.game", "SVARTE_PETTER"),
    "kasino": ("kasino.game", "KASINO"),
    "grandissimo": ("grandissimo.game", "GRANDISSIMO"),
    "vandtia": ("vandtia.game", "VANDTIA"),
    "tjugoett": ("tjugoett.game", "TJUGOETT"),
    "hej-knekt": ("hej_knekt.game", "HEJ_KNEKT"),
    "femtio": ("femtio.game", "FEMTIO"),
    "svalta-rav": ("svalta_rav.game", "SVALTA_RAV"),
    "svalta-rav-2": ("svalta_rav.game", "SVALTA_RAV_TWO"),
    "nittionio": ("nittionio.game", "NITTIONIO"),
    "lomber": ("lomber.game", "LOMBER"),
}
"""By id: the module below `tolva_gui.rules.games`, and the game for the usual number of players in it."""


class Games(Mapping[str, Game[Any]]):
    """Games by their ids, in the order in which they are offered."""

    def __init__(self, where: Mapping[str, tuple[str, str]]) -> None:
        self._where = dict(where)
        self._guests: dict[str, Game[Any]] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id in self._guests:
            return self._guests[game_id]
        module, name = self._where[game_id]
        game: Game[Any] = getattr(import_module(f"tolva_gui.rules.games.{module}"), name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter((*self._where, *self._guests))

    def __len__(self) -> int:
        return len(self._where) + len(self._guests)

    @contextmanager
    def joined_by(self, game: Game[Any]) -> Iterator[None]:
        """Offer one game more for a while: one that is tried out before it has its line here."""
        self._guests[game.info.id] = game
        try:
            yield
        finally:
            del self._guests[game.info.id]


class Infos(Mapping[str, GameInfo]):
    """What some of the games are, by their ids; which they are is known without reading any."""

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


BY_ID: Final = Games(_WHERE)
GAMES: Final[ValuesView[Game[Any]]] = BY_ID.values()
MARIAGE: Final = Games({name: place for name, place in _WHERE.items() if place[0].startswith("mariage.")})
"""Those of the K+Q family."""
