# The solver for Python: the value of every card of a position with all cards known.


cdef class DoubleDummy:
    """A solver for positions with all cards known, and its memory of 2 to the power of *bits* entries of 64 bytes.

    The *attackers*, a set of seats, play for the greatest worth, all others together for the least. *counted*, by
    seat: 1 for those whose tricks decide; or 1 and 2 for two seats whose tricks are counted one by one, the others
    being of one side.
    """

    cdef Solver solver
    cdef Memory* memory
    cdef Goals* goals
    cdef Clock clock

    def __cinit__(self, *, seats, trump, attackers, counted, matadors=0, int bits=16):
        cdef int seat
        if not 2 <= seats <= SEATS:
            raise ValueError(f"two to eight seats, not {seats}")
        if not 8 <= bits <= 22:
            raise ValueError(f"a memory of 2 to the power of {bits} entries")
        memset(&self.solver, 0, sizeof(Solver))
        self.memory = <Memory*> calloc(1, sizeof(Memory))
        self.goals = <Goals*> calloc(1, sizeof(Goals))
        if self.memory == NULL or self.goals == NULL:
            raise MemoryError
        self.memory.size = 1 << bits
        self.memory.entry = <Entry*> calloc(self.memory.size, sizeof(Entry))
        self.memory.bucket = <int*> calloc(self.memory.size, sizeof(int))
        if self.memory.entry == NULL or self.memory.bucket == NULL:
            raise MemoryError
        self.solver.seats, self.solver.trump, self.solver.matadors = seats, trump, matadors
        self.solver.attackers = attackers
        for seat in range(seats):
            self.solver.counted[seat] = counted[seat]
        self.solver.clock, self.solver.memory = &self.clock, self.memory

    def __dealloc__(self):
        if self.memory != NULL:
            free(self.memory.entry)
            free(self.memory.bucket)
        free(self.memory)
        free(self.goals)

    cdef _lay(self, hands, int turn, trick, Trick* lying):
        """Set the hands and the current trick."""
        cdef int seat, card
        self.solver.in_play = 0
        for seat in range(self.solver.seats):
            self.solver.hands[seat] = hands[seat]
            self.solver.in_play |= self.solver.hands[seat]
        lying.number = 0
        seat = (turn + self.solver.seats - <int>len(trick)) % self.solver.seats
        for card in trick:
            lying[0] = with_card(&self.solver, lying, seat, card)
            seat = (seat + 1) % self.solver.seats

    def values(self, hands, int turn, trick, worths, int left, *, double ms=0, long long nodes=0, asked=None):
        """Return the worth of the best end after each card, the highest of each group of equivalent cards.

        *worths*: of the ends, by the tricks counted from this trick on; with two counts in the order (0, 0), (1, 0),
        (0, 1), (2, 0), (1, 1) … *left*: this trick and those after it, at most 13, with two counts 9. Limits of 0
        are none. Values are None if a limit came first. Then come the reason (1 time, 2 cancelled, 3 nodes; 0 if
        none) and the nodes searched.
        """
        cdef double worth[MOST_ENDS]
        cdef int ours[3]
        cdef int seat, no, by_two = 2 in [self.solver.counted[seat] for seat in range(self.solver.seats)]
        cdef Trick lying
        cdef Tries tries
        cdef int found[WIDTH]
        if not 1 <= left <= (MOST_BY_TWO if by_two else MOST_LEFT):
            raise ValueError(f"{left} tricks are not solved")
        if len(worths) != (place_of(0, left) + 1 if by_two else left + 1):
            raise ValueError(f"{len(worths)} worths for {left} tricks")
        for no in range(len(worths)):
            worth[no] = worths[no]
        who_counts(&self.solver, ours)
        set_goals(self.goals, worth, left, by_two, ours)
        self._lay(hands, turn, trick, &lying)
        start_clock(&self.clock, ms, or_null(asked))
        self.solver.nodes, self.solver.most_nodes = 0, nodes
        with nogil:
            start_solving(&self.solver, self.goals, left)
            if not time_is_up(&self.clock):
                values_of(&self.solver, &lying, turn, left, self.goals, &tries, found)
        if self.clock.stopped:
            return None, self.clock.stopped, self.solver.nodes
        told = {}
        for no in range(tries.number):
            told[tries.card[no]] = self.goals.worth[found[no]]
        return told, 0, self.solver.nodes


cdef void values_of(Solver* z, Trick* trick, int seat, int left, Goals* goals, Tries* tries, int* found) noexcept nogil:
    """The number of the worth of each card, by groups of equivalent cards."""
    cdef int no, guess = goals.number // 2
    cdef u64 bit, mattered
    group(z, trick, allowed(z, trick, seat), tries)
    for no in range(tries.number):
        found[no] = best_after(z, trick, seat, tries.card[no], left, goals, guess)
        if z.clock.stopped:
            return
        guess = found[no]
