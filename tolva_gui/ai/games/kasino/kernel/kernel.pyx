# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Kasino in bit sets of cards: worlds, random or weighted playouts, and a search over both.

The kernel only searches, it never validates moves: the rules are in `tolva_gui/rules/games/kasino`, and
`tests/ai/games/kasino` keeps the two consistent.

A card is 4 · (value on the table - 1) + suit, a set an integer with such bits. A step is a card and its capture, empty if
the card is laid out.
"""

from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memset

include "../../../kernel/shared.pxi"
include "table.pxi"
include "captures.pxi"
include "policy.pxi"
include "ending.pxi"
include "worlds.pxi"
include "search.pxi"

VERSION = 4


cdef class Position:
    """A deal as known to the seat to act; `bridge` fills in the fields of `Rules`, `Table` and `Hidden`."""

    cdef Rules rules
    cdef Table table
    cdef Hidden hidden

    def __init__(self, Rules rules, Table table, Hidden hidden):
        self.rules, self.table, self.hidden = rules, table, hidden

    def is_open(self):
        """Return whether card counting reveals everything: all hidden cards are in one hand."""
        cdef int seat, most = 0
        for seat in range(self.rules.seats):
            most = max(most, self.hidden.in_hand[seat])
        return self.hidden.number == most

    def deal(self, u64 seed, weights=None, *, int tries=1):
        """Deal the hidden cards permanently; of several tries, prefer those that explain the play."""
        cdef u64 rng = seeded(seed)
        cdef double w[WEIGHTS]
        read_weights(weights, w)
        cdef Memory* memory = new_memory()
        make_likely_world(&self.hidden, &self.rules, &self.table, w, memory, tries, &rng)
        free(memory)
        memset(&self.hidden, 0, sizeof(Hidden))

    def legal(self):
        """Return the steps of the seat to act."""
        cdef Step steps[MOST_STEPS]
        cdef Memory* memory = new_memory()
        cdef int number = legal(&self.rules, &self.table, memory, steps)
        free(memory)
        return [(steps[no].card, steps[no].taken) for no in range(number)]

    def weighed(self, weights):
        """Return the steps of the seat to act with their weights, which do not depend on the hidden cards."""
        cdef Step steps[MOST_STEPS]
        cdef double w[WEIGHTS]
        cdef Table table = self.table
        cdef u64 rng = 1, unseen
        cdef double worth
        cdef int no, number
        read_weights(weights, w)
        make_world(&self.hidden, &self.rules, &table, &rng)
        cdef Memory* memory = new_memory()
        number = legal(&self.rules, &table, memory, steps)
        unseen = unseen_by(&self.rules, &table, table.turn)
        found = []
        for no in range(number):
            worth = brings(&table, w, &steps[no])
            worth = weigh(&self.rules, &table, w, memory, &steps[no], unseen, worth)
            found.append(((steps[no].card, steps[no].taken), worth))
        free(memory)
        return found

    def act(self, int card, u64 taken):
        """Make the step as the seat to act."""
        cdef Step step
        step.card, step.taken = card, taken
        act(&self.rules, &self.table, &step)

    def play_out(self, u64 seed, weights=None):
        """Play to the end of the deal: at random, or by weights."""
        cdef u64 rng = seeded(seed)
        cdef double w[WEIGHTS]
        cdef double* policy = read_weights(weights, w)
        cdef Memory* memory = new_memory()
        with nogil:
            play_out(&self.rules, &self.table, policy, memory, &rng, 0)
        free(memory)

    @property
    def state(self):
        """The fields of `Table`, by name."""
        return self.table

    def points(self):
        """Return each side's points if the deal ends here."""
        cdef double points[SEATS]
        count_points(&self.rules, &self.table, points)
        return [points[side] for side in range(self.rules.sides)]


cdef Memory* new_memory() except NULL:
    cdef Memory* memory = <Memory*> calloc(1, sizeof(Memory))
    if memory == NULL:
        raise MemoryError
    return memory


cdef double* read_weights(weights, double* w) except? NULL:
    """The numbers; NULL for none."""
    cdef int no
    if weights is None:
        return NULL
    if len(weights) != WEIGHTS:
        raise ValueError(f"{WEIGHTS} weights, not {len(weights)}")
    for no in range(WEIGHTS):
        w[no] = weights[no]
    return w


def search(Position position, steps, weights, u64 seed, *, double ms=0, long long playouts=0, long long worlds=0,
           int least=0, double doubt=3.5, int tries=1, asked=None):
    """Return the mean lead in points after each step and its number of tries, and whether the search was cancelled.

    Playouts follow *weights*, with some random steps; they end when fewer than *least* cards are left in the stock.
    Without weights they are random, to the end. A limit of 0 is no limit; *doubt* 0: no step drops out. A world is
    drawn from *tries* sampled ones by how well it explains the others' play by the weights.
    """
    cdef int number = len(steps), no
    cdef Arms arms = Arms(number, doubt=doubt)
    cdef Clock clock
    cdef Trial trial
    cdef Table table = position.table
    cdef double w[WEIGHTS]
    cdef u64 rng = seeded(seed)
    trial.w = read_weights(weights, w)
    trial.tries = 1 if weights is None else tries
    trial.least = 0 if weights is None else least
    cdef Memory* memory = new_memory()
    cdef Step* tried = <Step*> calloc(max(number, 1), sizeof(Step))
    try:
        if tried == NULL:
            raise MemoryError
        for no, (card, taken) in enumerate(steps):
            tried[no].card, tried[no].taken = card, taken
        trial.rules, trial.start, trial.hidden, trial.steps = &position.rules, &table, &position.hidden, tried
        trial.memory = memory
        start_clock(&clock, ms, or_null(asked))
        with nogil:
            try_arms(&trial, &arms.table, worlds, playouts, 1, &clock, &rng)
    finally:
        free(tried)
        free(memory)
    return [(mean_of(&arms.table, no), arms.table.arm[no].tries) for no in range(number)], clock.stopped == 2


def solve(Position position, steps, weights, *, long long nodes, asked=None):
    """Return the side's final lead after each step under perfect play, and whether the search was cancelled.

    A step worse than the best by MARGIN may be worse still. The values are None if *nodes* do not suffice.
    *weights*: for move ordering.
    """
    cdef Clock clock
    cdef Solver solver
    cdef Table table
    cdef Step step
    cdef double best = -1e9, value
    cdef double w[WEIGHTS]
    cdef u64 rng = 1
    if position.rules.sides != 2 or not position.is_open():
        raise ValueError("only two sides that hide nothing can be seen through")
    read_weights(weights, w)
    start_clock(&clock, 0, or_null(asked))
    cdef Memory* memory = new_memory()
    start_solver(&solver, &position.rules, memory, w, position.table.turn % 2, nodes, &clock)
    values = []
    try:
        for card, taken in steps:
            step.card, step.taken, table = card, taken, position.table
            with nogil:
                make_world(&position.hidden, &position.rules, &table, &rng)
                act(&position.rules, &table, &step)
                value = value_of(&solver, &table, best - MARGIN, 1e9)
            if solver.gave_up:
                break
            best = max(best, value)
            values.append(value)
    finally:
        free(memory)
    return None if solver.gave_up else values, clock.stopped == 2
