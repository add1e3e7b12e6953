"""What a player of vändtia thinks of cards and deeds, in numbers; ranks from the two (0) to the ace (12).

Pairs of numbers: while there is a stock, and when it has gone.
"""

from dataclasses import astuple, dataclass
from typing import Final

ORDER: Final = "23456789TJQKA"
"""By strength; twos and tens may be laid on anything all the same."""
STRENGTH: Final = {rank: strength for strength, rank in enumerate(ORDER)}
TWO, TEN, ACE = STRENGTH["2"], STRENGTH["T"], STRENGTH["A"]
Pair = tuple[float, float]
PerRank = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """*hold*: a card of each rank in hand. *equal*: each further card of a rank, which can be laid with the first.

    *four*: four of a rank together. *again*: to lay once more. *away*: each card turned away. *press*: an ace left to
    the next player, lower cards in proportion; *press_pile*: as much more where a dozen cards lie. *three*: to leave
    three of a rank on top. *tempo*: to lose the turn by taking the pile. *leave*: to leave an empty place. *load*: each
    card beyond a full hand. *table*: a card of each rank face up on the table, *table_equal* each further one of the
    rank. *give*: a card that is held for less is given away.
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
        """Return the numbers one after the other, as the kernel takes them."""
        return list(_numbers(astuple(self)))


def _numbers(value: object) -> list[float]:
    if isinstance(value, tuple):
        return [number for part in value for number in _numbers(part)]
    return [float(value)]  # type: ignore[arg-type]


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

FITTED: Final = Weights(
    hold=(
        (1.92, -1.51, -1.23, -1.03, -0.58, -0.42, -0.18, -0.09, 2.52, 0.29, 0.65, 1.33, 1.43),
        (0.92, -2.03, -1.98, -1.88, -1.66, -1.38, -1.02, -0.88, 0.98, -0.48, -0.36, -0.18, 0.25),
    ),
    equal=(0.21, 0.36),
    four=0.59,
    again=(0.15, 0.54),
    away=0.06,
    press=(0.33, 0.38),
    press_pile=0.48,
    three=-0.22,
    tempo=(0.07, 1.38),
    leave=0.42,
    load=0.13,
    table=(5.48, -0.69, -0.12, -0.05, -0.26, 0.63, 1.05, 0.8, 6.17, 2.16, 2.59, 3.66, 3.43),
    table_equal=0.61,
    give=0.0,
)
"""Fitted in deals against others of its kind, for two to six players."""

HELD: Final[tuple[PerRank, PerRank]] = ((1.0,) * 13, (1.0,) * 13)
"""How likely a card that nobody has seen is to be in a hand, beside the likeliest rank: with a stock, and without.

Counted in deals between good players, who keep what is worth keeping.
"""
