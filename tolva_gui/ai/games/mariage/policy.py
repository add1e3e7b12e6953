"""The learnt card policy: weights of card features ("traits", `kernel/learnt.pxi`), by form.

The tables in `policy_tables/` are learnt from self-play (`packaging/train/policy_table.py`). They drive
playouts and the inference from the others' play. A form without a table has random playouts.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

TRAITS: Final = 720
INDIFFERENT: Final = (1.0,) * TRAITS
RANDOM_CARD, LOWEST_CARD, LEARNT = range(3)
"""The playout policies, in the kernel's numbers."""


def weights_for(game_id: str) -> tuple[float, ...]:
    """Return the weight of each trait; raise ValueError if the table's length is not TRAITS."""
    path = _table(game_id)
    if not path.is_file():
        return INDIFFERENT
    weights = tuple(map(float, path.read_text(encoding="utf-8").split()))
    if len(weights) != TRAITS:
        raise ValueError(f"policy_tables/{game_id}.txt has {len(weights)} weights instead of {TRAITS}")
    return weights


def has_table(game_id: str) -> bool:
    """Return whether the form's learnt table is installed."""
    return _table(game_id).is_file()


def _table(game_id: str) -> Traversable:
    return files("tolva_gui.ai.games.mariage") / "policy_tables" / f"{game_id}.txt"
