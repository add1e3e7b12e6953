"""The compiled searches of all opponents; an installation may lack some."""

import sys

from tolva_gui.ai.by_game import compiled_search
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.rules.catalog import GAMES


def bridges() -> list[KernelBridge]:
    """Return the compiled searches of all games, by their rooms."""
    found = {each.bridge.room: each.bridge for game in GAMES if (each := compiled_search(game.info))}
    return [found[room] for room in sorted(found)]


def searches_are_compiled() -> bool:
    """Return whether every compiled search is available, so that all levels play at full strength."""
    return all(bridge.kernel is not None for bridge in bridges())


def missing() -> list[str]:
    """Return one sentence per compiled search that the installation should have and lacks.

    An absent kernel counts as missing if one was built, and always in bundles.
    """
    return [
        f"{bridge.room}: the compiled search was built and cannot be used"
        for bridge in bridges()
        if bridge.kernel is None and (bridge.was_built or getattr(sys, "frozen", False))
    ]
