"""The games that there are."""

from typing import Any, Final

from tolva_gui.rules.game import Game
from tolva_gui.rules.games.tolva import TOLVA_3, TOLVA_4

GAMES: Final[tuple[Game[Any], ...]] = (TOLVA_4, TOLVA_3)
BY_ID: Final[dict[str, Game[Any]]] = {game.info.id: game for game in GAMES}
