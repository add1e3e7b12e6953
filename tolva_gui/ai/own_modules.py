"""The modules that a game's players have: in the folder of the game, or of its family, below `ai/games`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tolva_gui.rules.info import GameInfo


def has_module(info: GameInfo, name: str) -> bool:
    """Return whether the game has that module, without importing it."""
    return find_spec(_folder(info)) is not None and find_spec(f"{_folder(info)}.{name}") is not None


def own_module(info: GameInfo, name: str) -> ModuleType | None:
    return import_module(f"{_folder(info)}.{name}") if has_module(info, name) else None


def _folder(info: GameInfo) -> str:
    return f"tolva_gui.ai.games.{(info.family or info.id).replace('-', '_')}"
