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

VERSION = 7
"""Interface version: a kernel with another version is not used."""


cdef class Rules:
    """A form under its options."""

    cdef Form f

    def __init__(self, *, family, layout, seats, sides, tricks, hand, whole_allowed, mistakes, worth, pairs, pack, low,
                 weights):
        if len(weights) != TRAITS:
            raise ValueError(f"there are {TRAITS} traits, not {len(weights)}")
        memset(&self.f, 0, sizeof(Form))
        self.f.family, self.f.layout, self.f.seats, self.f.sides = family, layout, seats, sides
        self.f.tricks, self.f.hand = tricks, hand
        self.f.whole_allowed, self.f.mistakes = whole_allowed, mistakes
        self.f.pack, self.f.low_cards = pack, low
        for seat in range(seats):
            self.f.side[seat] = seat % sides
        for bit in range(CARDS):
            self.f.worth[bit] = worth[bit]
            if worth[bit] >> 16 >= (10 if family == TOLVA else 1):
                self.f.heavy |= one(bit)
        for suit in range(4):
            self.f.pair[suit] = pairs[suit]
            self.f.queens |= self.f.pair[suit] & -self.f.pair[suit]
        for trait, weight in enumerate(weights):
            self.f.weight[trait] = weight


include "position.pxi"
include "entry.pxi"
