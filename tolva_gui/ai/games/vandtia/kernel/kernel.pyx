# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Vändtia in ranks: worlds, weighted playouts, and searches over both.

The kernel only searches, it never validates moves: the rules are in `tolva_gui/rules/games/vandtia`, and
`tests/ai/games/vandtia` keeps the two consistent.

Ranks go from the two (0) to the ace (12); counts are lists of 13 numbers. An action is rank · 16 + count for laying, 256
the chance, 257 the pile, 258 a face-down card.
"""

from libc.math cimport log, sqrt
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

include "../../../kernel/shared.pxi"
include "table.pxi"
include "policy.pxi"
include "search.pxi"
include "tree.pxi"

VERSION = 5
