"""The games that there are."""

from typing import Any, Final

from tolva_gui.rules.game import Game
from tolva_gui.rules.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.hej_knekt import HEJ_KNEKT
from tolva_gui.rules.kasino.game import KASINO
from tolva_gui.rules.lomber.game import LOMBER
from tolva_gui.rules.mariage.bondtolva import BONDTOLVA_4, BONDTOLVA_6
from tolva_gui.rules.mariage.bondtolva_two import BONDTOLVA_2
from tolva_gui.rules.mariage.tolva import TOLVA_3, TOLVA_4
from tolva_gui.rules.mariage.tolva_two import BORDSTOLVA, PLOCKETOLVA
from tolva_gui.rules.nittionio.game import NITTIONIO
from tolva_gui.rules.plump.game import PLUMP
from tolva_gui.rules.svarte_petter.game import SVARTE_PETTER
from tolva_gui.rules.tjugoett.game import TJUGOETT
from tolva_gui.rules.vandtia.game import VANDTIA

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
    GRANDISSIMO,
    VANDTIA,
    TJUGOETT,
    HEJ_KNEKT,
    NITTIONIO,
    LOMBER,
)
BY_ID: Final[dict[str, Game[Any]]] = {game.info.id: game for game in GAMES}
MARIAGE: Final[dict[str, Game[Any]]] = {
    name: game for name, game in BY_ID.items() if game.info.family == "mariage"
}
"""Those of the K+Q family."""
