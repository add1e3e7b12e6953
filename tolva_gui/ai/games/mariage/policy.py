"""The learnt card policy: weights of card features ("traits", `kernel/learnt.pxi`), by form.

The tables in `policy_tables/` are learnt from self-play. They drive playouts and the inference from the others' play.
"""

from pathlib import Path
from typing import Final

from tolva_gui.ai.learnt import read

TRAITS: Final = 720
RANDOM_CARD, LOWEST_CARD, LEARNT = range(3)
"""The playout policies, in the kernel's numbers."""


def weights_for(game_id: str) -> tuple[float, ...]:
    """Return the weight of each trait; raise ValueError if the table's length is not TRAITS."""
    path = Path(__file__).with_name("policy_tables") / f"{game_id}.json"
    weights = read(path, tuple[float, ...])
    if len(weights) != TRAITS:
        raise ValueError(f"{path} has {len(weights)} weights instead of {TRAITS}")
    return weights
