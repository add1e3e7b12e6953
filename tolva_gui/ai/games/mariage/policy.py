"""The learnt card policy: weights of card features ("traits", `kernel/learnt.pxi`), by form.

The tables in `policy_tables/` are learnt from self-play. They drive playouts and the inference from the others' play. A
form without a table has random playouts.
"""

from pathlib import Path
from typing import Final

from tolva_gui.ai.learnt import read

TRAITS: Final = 720
INDIFFERENT: Final = (1.0,) * TRAITS
RANDOM_CARD, LOWEST_CARD, LEARNT = range(3)
"""The playout policies, in the kernel's numbers."""


def weights_for(game_id: str) -> tuple[float, ...]:
    """Return the weight of each trait; raise ValueError if the table's length is not TRAITS."""
    path = _table(game_id)
    if not path.is_file():
        return INDIFFERENT
    weights = read(path, tuple[float, ...])
    if len(weights) != TRAITS:
        raise ValueError(f"{path} has {len(weights)} weights instead of {TRAITS}")
    return weights


def has_table(game_id: str) -> bool:
    """Return whether the form's learnt table is installed."""
    return _table(game_id).is_file()


def _table(game_id: str) -> Path:
    return Path(__file__).with_name("policy_tables") / f"{game_id}.json"
