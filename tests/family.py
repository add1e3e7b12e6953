"""The games of the K+Q family, for tests specific to them."""

from typing import Any, Final

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games import mariage
from tolva_gui.rules.protocol import Game

FORMS: Final[tuple[str, ...]] = tuple(mariage.GAMES)
MARIAGE: Final[tuple[Game[Any], ...]] = tuple(BY_ID[form] for form in FORMS)
