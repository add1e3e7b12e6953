# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Vändtia in ranks: worlds, playouts by weights, and a search over both.

It searches; it never judges a move on the table: the rules are in `tolva_gui/rules/vandtia`, and `tests/ai/vandtia`
holds the two together. `_kernel.pyi` says what can be called.
"""

from libc.math cimport sqrt
from libc.string cimport memcpy, memset

include "../../mariage/kernel/platform.pxi"
include "../../mariage/kernel/clock.pxi"
include "table.pxi"
include "policy.pxi"
include "search.pxi"

VERSION = 2
