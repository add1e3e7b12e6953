"""How often games are made of which one thinks that they are: playouts are kinder than opponents.

`start.py contract-table` fits this to forced games between masters.
"""

from math import exp, log
from typing import Final, Literal

Kind = Literal["alone", "helped", "hidden", "shown", "talked over"]
FITTED: Final[dict[Kind, tuple[float, float]]] = {
    "alone": (0.0, 1.0),
    "helped": (0.0, 1.0),
    "hidden": (-0.3, 1.0),
    "shown": (-0.6, 1.0),
    "talked over": (-0.9, 1.0),
}
"""What is added to the logarithm of the odds, and what it is multiplied by before."""
SURE: Final = 0.01
"""No game is surer or more hopeless in thought."""


def chance(kind: Kind, thought: float) -> float:
    """Return how often a game is made that is made so often in thought."""
    constant, slope = FITTED[kind]
    within = min(max(thought, SURE), 1 - SURE)
    return 1 / (1 + exp(-constant - slope * log(within / (1 - within))))
