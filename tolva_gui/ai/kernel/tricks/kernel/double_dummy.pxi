# The solver for Python.


def solve(hands, int turn, trick, worths, int left, *, seats, trump, attackers, counted, matadors=0, int bits=16, double ms=0,
          asked=None):
    """Solve a position with all cards known; return also whether that was cancelled.

    The value of each card, the highest of each group of equivalent ones, is the worth of the best end after it; None
    if *ms*, 0 for none, came first. The *attackers*, a set of seats, play for the greatest worth, all others together
    for the least. *counted*, by seat: 1 for those whose tricks decide; or 1 and 2 for two seats whose tricks are
    counted one by one, the others being of one side.

    *worths*: of the ends, by the tricks counted from this trick on; with two counts in the order (0, 0), (1, 0),
    (0, 1), (2, 0), (1, 1) … *left*: this trick and those after it, at most 13, with two counts 9. *bits*: the memory
    has 2 to the power of that many entries of 64 bytes.
    """
    cdef Solver z
    cdef Clock clock
    cdef Trick lying
    cdef Tries tries
    cdef double worth[MOST_ENDS]
    cdef int found[WIDTH]
    cdef int ours[3]
    cdef int seat, no, card, by_two = 2 in counted
    if not 2 <= seats <= SEATS:
        raise ValueError(f"two to eight seats, not {seats}")
    if not 1 <= left <= (MOST_BY_TWO if by_two else MOST_LEFT):
        raise ValueError(f"{left} tricks are not solved")
    if len(worths) != (place_of(0, left) + 1 if by_two else left + 1):
        raise ValueError(f"{len(worths)} worths for {left} tricks")
    memset(&z, 0, sizeof(Solver))
    z.seats, z.trump, z.matadors, z.attackers, z.clock = seats, trump, matadors, attackers, &clock
    for no in range(len(worths)):
        worth[no] = worths[no]
    for seat in range(seats):
        z.counted[seat], z.hands[seat] = counted[seat], hands[seat]
        z.in_play |= z.hands[seat]
    lying.number = 0
    for no, card in enumerate(trick, turn + z.seats - <int>len(trick)):
        lying = with_card(&z, &lying, no % z.seats, card)
    start_clock(&clock, ms, or_null(asked))
    cdef Goals* goals = <Goals*> calloc(1, sizeof(Goals))
    z.memory = new_memory(1 << bits)
    if goals != NULL and z.memory != NULL:
        with nogil:
            who_counts(&z, ours)
            set_goals(goals, worth, left, by_two, ours)
            start_solving(&z, goals, left)
            if not time_is_up(&clock):
                values_of(&z, &lying, turn, left, goals, &tries, found)
        if not clock.stopped:
            told = {tries.card[no]: goals.worth[found[no]] for no in range(tries.number)}
    free_memory(z.memory)
    free(goals)
    if goals == NULL or z.memory == NULL:
        raise MemoryError
    return None if clock.stopped else told, clock.stopped == 2


cdef void values_of(Solver* z, Trick* trick, int seat, int left, Goals* goals, Tries* tries, int* found) noexcept nogil:
    """The number of the worth of each card, by groups of equivalent cards."""
    cdef int no, guess = goals.number // 2
    group(z, trick, allowed(z, trick, seat), tries)
    for no in range(tries.number):
        found[no] = best_after(z, trick, seat, tries.card[no], left, goals, guess)
        if z.clock.stopped:
            return
        guess = found[no]
