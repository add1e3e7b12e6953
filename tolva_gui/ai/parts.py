"""Non-Python parts of the opponents: compiled searches and tables. An installation may lack some."""

import sys
from collections.abc import Iterable

from tolva_gui.ai.by_game import compiled_search, missing_tables
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo


def bridges() -> list[KernelBridge]:
    """Return the compiled searches of all games, by their rooms."""
    found = {each.bridge.room: each.bridge for game in GAMES if (each := compiled_search(game.info))}
    return [found[room] for room in sorted(found)]


def searches_are_compiled() -> bool:
    """Return whether every compiled search is available, so that all levels play at full strength."""
    return all(bridge.kernel is not None for bridge in bridges())


def missing(forms: Iterable[GameInfo]) -> list[str]:
    """Return one sentence per missing part that the installation should have.

    An absent kernel counts as missing if one was built, and always in bundles.
    """
    faults = [
        f"{bridge.room}: the compiled search was built and cannot be used"
        for bridge in bridges()
        if bridge.kernel is None and (bridge.was_built or getattr(sys, "frozen", False))
    ]
    return faults + [
        f"{form.id}: the table of {table} is missing" for form in forms for table in missing_tables(form)
    ]
