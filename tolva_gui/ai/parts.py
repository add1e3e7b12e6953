"""What the opponents are made of beside Python: the compiled search and the tables. An installation may lack some."""

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from tolva_gui.ai.games.kasino import bridge as kasino_bridge
from tolva_gui.ai.games.mariage import kernel_bridge, policy, race
from tolva_gui.ai.games.vandtia import bridge as vandtia_bridge
from tolva_gui.ai.tricks import bridge as tricks_bridge
from tolva_gui.rules.game import GameInfo

KERNELS: Final[dict[str, ModuleType | None]] = {
    "games.kasino": kasino_bridge.KERNEL,
    "games.mariage": kernel_bridge.KERNEL,
    "tricks": tricks_bridge.KERNEL,
    "games.vandtia": vandtia_bridge.KERNEL,
}
"""By its folder in `ai`."""


def was_built(room: str) -> bool:
    """Return whether a kernel lies in this room, be it one that cannot be used."""
    return find_spec(f"{__package__}.{room}._kernel") is not None


def missing(forms: Iterable[GameInfo]) -> list[str]:
    """Return what is not there, a sentence each. A kernel is missed where one was built, and in bundles.

    Only the K+Q family has tables.
    """
    faults = [
        f"{room}: the compiled search was built and cannot be used"
        for room, kernel in KERNELS.items()
        if kernel is None and (was_built(room) or getattr(sys, "frozen", False))
    ]
    for form in forms:
        if form.family != "mariage":
            continue
        if not policy.has_table(form.id):
            faults.append(f"{form.id}: the table of how cards are chosen is missing")
        if not race.has_table(form.id):
            faults.append(f"{form.id}: the table of winning chances is missing")
    return faults
