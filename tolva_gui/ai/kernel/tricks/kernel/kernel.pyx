# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Plain tricks: worlds, playouts, and a search over both.

Suit must be followed, matadors excepted; nothing else is compulsory. Card = suit · 13 + strength, the ace 12;
a game with another card order maps its cards onto these. The kernel only searches, it never validates moves:
the rules are in `tolva_gui/rules`, and `tests/ai/kernel/tricks` keeps the two consistent. Sets of cards
are integers.
"""

from libc.math cimport exp, fabsf, log, sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memcmp, memmove, memset

include "../../platform.pxi"
include "../../rng.pxi"
include "../../clock.pxi"
include "../../arms.pxi"
include "deal.pxi"
include "readings.pxi"
include "worlds.pxi"
include "likely.pxi"
include "policy.pxi"
include "number.pxi"
include "goal.pxi"
include "remembered.pxi"
include "misere.pxi"
include "solver.pxi"
include "ending.pxi"
include "past.pxi"
include "auction.pxi"
include "search.pxi"
include "double_dummy.pxi"

VERSION = 10
fill_lots()
