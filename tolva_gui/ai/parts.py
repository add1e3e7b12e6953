"""What the opponents are made of beside Python: the compiled search and the tables. An installation may lack some."""

import sys
from collections.abc import Iterable

from tolva_gui.ai.mariage import policy, race
from tolva_gui.ai.mariage.kernel_bridge import KERNEL, was_built
from tolva_gui.rules.game import GameInfo


def missing(forms: Iterable[GameInfo]) -> list[str]:
    """Return what is not there, a sentence each. A kernel is missed where one was built, and in bundles.

    Only the K+Q family has tables.
    """
    faults = []
    if KERNEL is None and (was_built() or getattr(sys, "frozen", False)):
        faults.append("the compiled search was built and cannot be used")
    for form in forms:
        if form.family != "mariage":
            continue
        if not policy.has_table(form.id):
            faults.append(f"{form.id}: the table of how cards are chosen is missing")
        if not race.has_table(form.id):
            faults.append(f"{form.id}: the table of winning chances is missing")
    return faults
