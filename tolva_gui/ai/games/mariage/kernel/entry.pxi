# The search for Python; it releases the GIL.


cdef class Memory:
    """The solver's table, for one search at a time."""

    cdef Slot* slots
    cdef u64 searches

    def __cinit__(self):
        self.slots = <Slot*> calloc(1 << TABLE_BITS, sizeof(Slot))
        if self.slots == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.slots)


def search(Position position, Aim aim, Memory memory, u64 actions, u64 seed=0, *, double ms=0, long long playouts=0,
           long long nodes=0, int policy=RANDOM_CARD, int solve_tricks=0, int exact=0, u64 barred=0, double good_enough=0,
           double alike=0, asked=None):
    """Run flat Monte Carlo over fitting worlds; return whether it was cancelled, after the number of worlds (-1: none
    fits) and the mean utility, mean points and number of tries of each action.

    *aim*: the utility of a side, the weights of its game chance and of each point of the deal; that side maximizes it.
    Playouts follow the policy, and are exact once only `solve_tricks` are left (with three sides, each plays
    for itself); with *exact* all values are, the others minimizing. Calls in `barred` are not considered there. An
    action drops out when it is `good_enough` standard errors worse than the best. The search ends after `ms`,
    `playouts` or `nodes` of exact search, when one action is left, or when the best is surely at most `alike` worse
    than any other. The first world is tried whatever the limits, but not with *exact*. `asked` is called every two
    milliseconds; True cancels the search.
    """
    cdef int number = count_bits(actions), no
    cdef Arms arms = Arms(number, doubt=good_enough, alike=alike, look_every=32 if exact else 64)
    cdef int what[ACTIONS]
    cdef Clock clock
    cdef Solver z
    cdef Trial trial
    cdef long long worlds
    cdef u64 rng = seeded(seed)
    for no in range(number):
        what[no] = low_bit(actions)
        actions &= actions - 1
    memory.searches += 1
    start_clock(&clock, ms, or_null(asked))
    # Only an exact search begins with that many cards.
    no = count_bits(position.s.left) if exact else 16
    start_solver(&z, &position.rules.f, &aim, &clock, memory.slots, memory.searches, no)
    z.barred = barred
    memset(&trial, 0, sizeof(Trial))
    trial.z, trial.public, trial.known, trial.past, trial.actions = &z, &position.s, &position.k, &position.past, what
    trial.policy, trial.solve_tricks, trial.exact, trial.nodes = policy, solve_tricks, exact, nodes
    with nogil:
        worlds = try_arms(&trial, &arms.table, 0, playouts, not exact, &clock, &rng)
    values = {
        what[no]: (mean_of(&arms.table, no), arms.table.arm[no].beside / arms.table.arm[no].tries, arms.table.arm[no].tries)
        for no in range(number)
        if arms.table.arm[no].tries
    }
    return (worlds, values), clock.stopped == 2
