"""Limits for numbers in untrusted input: records, requests, the command line.

No real game comes near a limit; a number beyond it is a mistake or an attack, and every point of a score costs memory
and time.
"""

from typing import Final

SCORES: Final = range(-999_999, 1_000_000)
RACE_SCORES: Final = range(-999, 1_000)
"""In a race to twelve."""
CARRIED: Final = range(1_000)
"""Carried points for most cards, awaiting a winner (T21)."""
COUNTS: Final = range(1, 1_000_000)
"""Counts of deals and of games in a row."""
SEATS: Final = range(100)
"""Seat numbers; each game defines its own seats."""
SEEDS: Final = range(1 - 10**60, 10**60)
THINKING_MS: Final = range(1, 3_600_001)
PLAYOUTS: Final = range(1, 1_000_000_001)
