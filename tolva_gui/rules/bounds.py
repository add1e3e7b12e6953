"""What a figure from outside may be: in a record, in a request, on the command line. Whoever reads one asks here.

No game that is played comes near a bound; what lies beyond is a mistake or an attack, and memory and time are spent
on every point of a score.
"""

from typing import Final

SCORES: Final = range(-999_999, 1_000_000)
RACE_SCORES: Final = range(-999, 1_000)
"""In a race to twelve."""
CARRIED: Final = range(1_000)
"""Points for most cards that wait for a winner (T21)."""
COUNTS: Final = range(1, 1_000_000)
"""Of deals, of games in a row."""
SEATS: Final = range(100)
"""A seat's number; which of them a game has it says itself."""
SEEDS: Final = range(1 - 10**60, 10**60)
THINKING_MS: Final = range(1, 3_600_001)
PLAYOUTS: Final = range(1, 1_000_000_001)
