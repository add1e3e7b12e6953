"""The games that there are."""

from typing import Any, Final

from tolva_gui.rules.femtio import FEMTIO
from tolva_gui.rules.game import Game
from tolva_gui.rules.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.kasino.game import KASINO
from tolva_gui.rules.mariage.bondtolva import BONDTOLVA_4, BONDTOLVA_6
from tolva_gui.rules.mariage.bondtolva_two import BONDTOLVA_2
from tolva_gui.rules.mariage.tolva import TOLVA_3, TOLVA_4
from tolva_gui.rules.mariage.tolva_two import BORDSTOLVA, PLOCKETOLVA
from tolva_gui.rules.plump.game import PLUMP
from tolva_gui.rules.svalta_rav import SVALTA_RAV, SVALTA_RAV_TWO
from tolva_gui.rules.svarte_petter.game import SVARTE_PETTER

GAMES: Final[tuple[Game[Any], ...]] = (
    TOLVA_4,
    TOLVA_3,
    PLOCKETOLVA,
    BORDSTOLVA,
    BONDTOLVA_4,
    BONDTOLVA_6,
    BONDTOLVA_2,
    PLUMP,
    SVARTE_PETTER,
    KASINO,
    FEMTIO,
    SVALTA_RAV,
    SVALTA_RAV_TWO,
    GRANDISSIMO,
)
BY_ID: Final[dict[str, Game[Any]]] = {game.info.id: game for game in GAMES}
MARIAGE: Final[dict[str, Game[Any]]] = {
    name: game for name, game in BY_ID.items() if game.info.family == "mariage"
}
"""Those of the K+Q family."""
