# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search kernel: trick play, melds, worlds, playouts and exact endings of all seven forms.

The kernel only searches, it never validates moves. The rules are in `tolva_gui/rules`;
`tests/ai/games/mariage/test_kernel.py` keeps the two consistent. Cards and calls are numbers, sets of
them integers.
"""

from libc.math cimport sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

include "../../../kernel/shared.pxi"
include "types.pxi"
include "play.pxi"
include "tolva.pxi"
include "bondtolva.pxi"
include "learnt.pxi"
include "policy.pxi"
include "sample.pxi"
include "aim.pxi"
include "solve.pxi"
include "alphabeta.pxi"
include "three.pxi"
include "likely.pxi"
include "search.pxi"
include "position.pxi"
include "entry.pxi"

VERSION = 8
"""Interface version: a kernel with another version is not used."""
