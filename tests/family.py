"""The games of the K+Q family, for tests specific to them."""

from typing import Any

from tolva_gui.rules import catalog
from tolva_gui.rules.protocol import Game

MARIAGE: tuple[Game[Any], ...] = tuple(catalog.MARIAGE.values())
FORMS: tuple[str, ...] = tuple(catalog.MARIAGE)
