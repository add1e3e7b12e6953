"""Every game of the catalogue keeps the protocol, which mypy checks here, and is what the catalogue says."""

from typing import Any

from tolva_gui.rules.catalog import BY_ID, GAMES, MARIAGE
from tolva_gui.rules.game import Game
from tolva_gui.rules.games.femtio.game import FEMTIO
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.hej_knekt.game import HEJ_KNEKT
from tolva_gui.rules.games.kasino.game import KASINO
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.games.mariage.bondtolva import BONDTOLVA_4, BONDTOLVA_6
from tolva_gui.rules.games.mariage.bondtolva_two import BONDTOLVA_2
from tolva_gui.rules.games.mariage.tolva import TOLVA_3, TOLVA_4
from tolva_gui.rules.games.mariage.tolva_two import BORDSTOLVA, PLOCKETOLVA
from tolva_gui.rules.games.nittionio.game import NITTIONIO
from tolva_gui.rules.games.plump.game import PLUMP
from tolva_gui.rules.games.svalta_rav.game import SVALTA_RAV, SVALTA_RAV_TWO
from tolva_gui.rules.games.svarte_petter.game import SVARTE_PETTER
from tolva_gui.rules.games.tjugoett.game import TJUGOETT
from tolva_gui.rules.games.vandtia.game import VANDTIA

FAMILY: tuple[Game[Any], ...] = (
    TOLVA_4,
    TOLVA_3,
    PLOCKETOLVA,
    BORDSTOLVA,
    BONDTOLVA_4,
    BONDTOLVA_6,
    BONDTOLVA_2,
)
OTHERS: tuple[Game[Any], ...] = (
    PLUMP,
    SVARTE_PETTER,
    KASINO,
    GRANDISSIMO,
    VANDTIA,
    TJUGOETT,
    HEJ_KNEKT,
    FEMTIO,
    SVALTA_RAV,
    SVALTA_RAV_TWO,
    NITTIONIO,
    LOMBER,
)


def test_the_catalogue_holds_each_game_under_its_own_id() -> None:
    assert list(GAMES) == [*FAMILY, *OTHERS]
    assert [game.info.id for game in GAMES] == list(BY_ID)


def test_the_family_is_what_says_so() -> None:
    assert [game.info.id for game in GAMES if game.info.family == "mariage"] == list(MARIAGE)
