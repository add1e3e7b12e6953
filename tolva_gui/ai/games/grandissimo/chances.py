"""How often games are made of which one thinks that they are: playouts are kinder than opponents.

`packaging/train/chance_table.py` fits this to forced games between masters.
"""

from math import exp, log
from typing import Final, Literal

Kind = Literal["alone", "helped", "hidden", "shown", "talked over", "another's"]
FITTED: Final[dict[Kind, tuple[float, float]]] = {
    "alone": (0.1, 1.4),
    "helped": (0.6, 0.8),
    "hidden": (0.05, 0.75),
    "shown": (-0.55, 0.65),
    "talked over": (-0.85, 1.05),
    "another's": (2.2, 0.8),
}
"""What is added to the logarithm of the odds, and what it is multiplied by before. Who bids knows the own hand."""
SURE: Final = 0.01
"""No game is surer or more hopeless in thought."""


def chance(kind: Kind, thought: float) -> float:
    """Return how often a game is made that is made so often in thought."""
    constant, slope = FITTED[kind]
    within = min(max(thought, SURE), 1 - SURE)
    return 1 / (1 + exp(-constant - slope * log(within / (1 - within))))
