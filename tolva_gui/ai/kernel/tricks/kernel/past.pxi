# What has been played tells of the hands: a world in which the others would have liked to play so is likelier.

cdef enum:
    ROUNDS = 5                  # comparisons with what has been played for each world
    SWAPS = 4                   # attempts between two of them
    SETTLING = 20               # worlds until the first one counts


cdef struct Past:
    int number                  # cards played, those that lie among them
    int cards[CARDS]
    int seats[CARDS]
    int me                      # who looks back
    double firmly               # how much a card tells that one would not have liked
    double strange              # how much the world that was made last surprises


cdef double strangeness(Rules* rules, Deal* world, Past* past) noexcept nogil:
    """How much what the others have played surprises if these were their hands."""
    cdef Deal deal = world[0]
    cdef int no, seat
    cdef u64 legal
    cdef double found = 0.0
    for seat in range(rules.seats):
        deal.taken[seat] = 0
    for no in range(past.number):
        deal.hands[past.seats[no]] |= 1ULL << past.cards[no]
        deal.out |= 1ULL << past.cards[no]
    deal.lying = 0
    deal.turn = past.seats[0]
    for no in range(past.number):
        if deal.turn != past.me:
            legal = playable(rules, &deal)
            if legal & (legal - 1):
                found += surprise(rules, &deal, legal, past.cards[no])
        play(rules, &deal, past.cards[no])
    return found


cdef void stir_by_past(Rules* rules, Hidden* hidden, Readings* readings, Deal* world, Past* past, u64* rng) noexcept nogil:
    """Make another world, likelier where what has been played fits it."""
    cdef Hidden kept
    cdef Deal before
    cdef int no
    cdef double found
    for no in range(ROUNDS):
        kept, before = hidden[0], world[0]
        stir(hidden, readings, world, SWAPS, rng)
        found = strangeness(rules, world, past)
        if found > past.strange and draw(rng) > exp(past.firmly * (past.strange - found)) * 2147483648.0:
            hidden[0], world[0] = kept, before
        else:
            past.strange = found


cdef void settle_by_past(Rules* rules, Hidden* hidden, Readings* readings, Deal* world, Past* past, u64* rng) noexcept nogil:
    cdef int no
    settle_in(hidden, readings, world, rng)
    if past.number and hidden.number:
        past.strange = strangeness(rules, world, past)
        for no in range(SETTLING):
            stir_by_past(rules, hidden, readings, world, past, rng)
