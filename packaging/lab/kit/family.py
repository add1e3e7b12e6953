"""The K+Q family, whose players and tables have programs of their own."""

from collections.abc import Mapping
from typing import Any, Final

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games import mariage
from tolva_gui.rules.protocol import Game

FAMILY: Final[Mapping[str, Game[Any]]] = {form: BY_ID[form] for form in mariage.GAMES}
