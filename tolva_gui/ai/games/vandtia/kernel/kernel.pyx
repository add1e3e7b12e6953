# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Vändtia in ranks: worlds, playouts by weights, and searches over both.

It searches; it never judges a move on the table: the rules are in `tolva_gui/rules/games/vandtia`, and `tests/ai/games/vandtia`
holds the two together. `_kernel.pyi` says what can be called.
"""

from libc.math cimport log, sqrt
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

include "../../../kernel/platform.pxi"
include "../../../kernel/rng.pxi"
include "../../../kernel/sampling.pxi"
include "../../../kernel/clock.pxi"
include "../../../kernel/arms.pxi"
include "table.pxi"
include "policy.pxi"
include "search.pxi"
include "tree.pxi"

VERSION = 4
