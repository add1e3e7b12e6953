# Inference from the play: worlds in which the others would have liked the cards they played are likelier.

cdef enum:
    ROUNDS = 5                  # Metropolis steps per world
    SWAPS = 4                   # swap attempts per step
    SETTLING = 20               # burn-in worlds


cdef struct Past:
    int number                  # cards played, the current trick included
    int cards[CARDS]
    int seats[CARDS]
    int me                      # the seat that infers
    double firmly               # weight of a disliked card as evidence
    double strange              # strangeness of the current world


cdef double strangeness(Rules* rules, Deal* world, Past* past) noexcept nogil:
    """The total surprise of the others' plays, given these hands."""
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
    """Move to another world; worlds that fit the play are likelier."""
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
