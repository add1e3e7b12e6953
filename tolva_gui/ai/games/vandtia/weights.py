"""Evaluation weights of vändtia players for cards and moves; ranks from the two (0) to the ace (12).

Pairs of numbers: with a stock, and without.
"""

from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from tolva_gui.ai.learnt import read
from tolva_gui.rules.kit import RANKS

ORDER: Final = RANKS[::-1]
"""Ranks by strength; twos and tens may nevertheless be laid on anything."""
STRENGTH: Final[dict[str, int]] = {rank: strength for strength, rank in enumerate(ORDER)}
TWO, TEN, ACE = STRENGTH["2"], STRENGTH["T"], STRENGTH["A"]
Pair = tuple[float, float]
PerRank = tuple[float, ...]


class Weights(Struct, frozen=True):
    """*hold*: a card of each rank in hand. *equal*: each further card of a rank, which can be laid with the first.

    *four*: four of a rank together. *again*: another turn. *away*: each card turned away. *press*: an ace
    left to the next player, lower cards in proportion; *press_pile*: added for a pile of a dozen cards.
    *three*: leaving three of a rank on top. *tempo*: losing the turn by taking the pile. *leave*: leaving an
    empty pile. *load*: each card beyond a full hand. *table*: a face-up table card of each rank,
    *table_equal*: each further one of the rank. *give*: cards with a lower *hold* are given away.
    """

    hold: tuple[PerRank, PerRank]
    equal: Pair
    four: float
    again: Pair
    away: float
    press: Pair
    press_pile: float
    three: float
    tempo: Pair
    leave: float
    load: float
    table: PerRank
    table_equal: float
    give: float

    def flat(self) -> list[float]:
        """Return the numbers in the kernel's order."""
        return list(_numbers(astuple(self)))


def _numbers(value: object) -> list[float]:
    if isinstance(value, tuple):
        return [number for part in value for number in _numbers(part)]
    return [float(value)]  # type: ignore[arg-type]


_LOWEST: Final = tuple(0.08 * rank - 1.5 for rank in range(len(ORDER)))
"""Every card is unwanted, the lowest most."""
_TENS_KEPT: Final = (*_LOWEST[:TEN], 0.3, *_LOWEST[TEN + 1 :])

SIMPLE: Final = Weights(
    hold=(_LOWEST, _LOWEST),
    equal=(0.0, 0.0),
    four=0.0,
    again=(0.0, 0.0),
    away=0.0,
    press=(0.0, 0.0),
    press_pile=0.0,
    three=0.0,
    tempo=(0.5, 0.5),
    leave=0.0,
    load=0.0,
    table=(0.0,) * len(ORDER),
    table_equal=0.0,
    give=-2.0,
)
"""A beginner: lays the lowest card that fits, keeps nothing back, ignores table and pile."""

SAVING: Final = replace(SIMPLE, hold=(_TENS_KEPT, _TENS_KEPT))
"""A player that only keeps tens until they are needed."""

CAREFUL: Final = Weights(
    hold=(
        (2.0, -1.5, -1.3, -1.1, -0.9, -0.6, -0.3, 0.0, 2.2, 0.3, 0.6, 0.9, 1.3),
        (0.3, -1.6, -1.5, -1.4, -1.3, -1.2, -1.1, -1.0, 0.5, -0.8, -0.6, -0.4, -0.1),
    ),
    equal=(0.2, 0.6),
    four=1.0,
    again=(0.5, 1.0),
    away=0.05,
    press=(0.5, 0.8),
    press_pile=1.0,
    three=-0.5,
    tempo=(0.5, 1.0),
    leave=0.5,
    load=0.8,
    table=(5.0, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.4, 6.0, 2.0, 2.7, 3.5, 4.5),
    table_equal=0.6,
    give=0.0,
)
"""A careful village player."""

FITTED: Final = read(Path(__file__).with_name("weights.json"), Weights)
HELD: Final = read(Path(__file__).with_name("held.json"), tuple[PerRank, PerRank])
"""Chance that an unseen card is in a hand, relative to the likeliest rank: with a stock, and without."""
