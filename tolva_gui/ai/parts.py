"""Non-Python parts of the opponents: compiled searches and tables. An installation may lack some."""

import sys
from collections.abc import Iterable
from typing import Final

from tolva_gui.ai.games.kasino.bridge import BRIDGE as KASINO
from tolva_gui.ai.games.mariage import policy, win_chance
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE as MARIAGE
from tolva_gui.ai.games.vandtia.bridge import BRIDGE as VANDTIA
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE as TRICKS
from tolva_gui.rules.info import GameInfo

BRIDGES: Final[tuple[KernelBridge, ...]] = (KASINO, MARIAGE, TRICKS, VANDTIA)


def searches_are_compiled() -> bool:
    """Return whether every compiled search is available, so that all levels play at full strength."""
    return all(bridge.kernel is not None for bridge in BRIDGES)


def missing(forms: Iterable[GameInfo]) -> list[str]:
    """Return one sentence per missing part that the installation should have.

    An absent kernel counts as missing if one was built, and always in bundles. Only the K+Q family has
    tables.
    """
    faults = [
        f"{bridge.room}: the compiled search was built and cannot be used"
        for bridge in BRIDGES
        if bridge.kernel is None and (bridge.was_built or getattr(sys, "frozen", False))
    ]
    for form in forms:
        if form.family != "mariage":
            continue
        if not policy.has_table(form.id):
            faults.append(f"{form.id}: the table of how cards are chosen is missing")
        if not win_chance.has_table(form.id):
            faults.append(f"{form.id}: the table of winning chances is missing")
    return faults
