# Tricks that are certain before a trick, for the solver: the leader's, and the highest trumps of the others.


cdef inline u64 above_all(u64 own, u64 others) noexcept nogil:
    """The player's cards of a suit that are higher than all others of it."""
    return own & ~((2ULL << high_bit(others)) - 1) if others else own


cdef int sure_in_suit(Solver* z, int leader, int suit, u64* mattered) noexcept nogil:
    """The number of tricks that the leader can take with the highest cards of a suit, one after the other."""
    cdef u64 bits = SUIT << (suit * WIDTH), own = z.hands[leader] & bits, others = z.in_play & bits & ~own, tops
    cdef u64 theirs = 0 if z.trump < 0 else SUIT << (z.trump * WIDTH)
    cdef int number, length, seat, longest = 0, soonest = WIDTH
    tops = above_all(own, others)
    number = count_bits(tops)
    if number == 0:
        return 0
    for seat in range(z.seats):
        if seat == leader:
            continue
        length = count_bits(z.hands[seat] & bits)
        longest = max(longest, length)
        if suit != z.trump and z.hands[seat] & theirs and (z.attackers >> seat ^ z.attackers >> leader) & 1:
            soonest = min(soonest, length)
    if number >= longest:
        number = count_bits(own)
    if others:
        mattered[0] |= 1ULL << low_bit(tops)
    return min(number, soonest)


cdef int sure_trumps(Solver* z, int side, u64* mattered) noexcept nogil:
    """The most trumps that one seat of the side holds above all other trumps."""
    cdef u64 bits = SUIT << (z.trump * WIDTH), own, tops, kept = 0
    cdef int seat, most = 0
    for seat in range(z.seats):
        own = z.hands[seat] & bits
        if own and <int>(z.attackers >> seat & 1) == side:
            tops = above_all(own, z.in_play & bits & ~own)
            if count_bits(tops) > most:
                most, kept = count_bits(tops), 1ULL << low_bit(tops)
    mattered[0] |= kept
    return most


cdef int by_sure_tricks(Solver* z, int leader, int left, u64 good, u64* mattered) noexcept nogil:
    """Whether the attackers reach the goal, as far as sure tricks of one side decide it; else UNPROVED."""
    cdef int ours = z.attackers >> leader & 1, suit, number = 0
    cdef u64 led = 0, trumps = 0, every = ends_below(z.goal, left + 1)
    for suit in range(4):
        number += sure_in_suit(z, leader, suit, &led)
    number = min(number, left)
    if number and enough(z, ours, left, number, good, every):
        mattered[0] = led
        return ours
    if z.trump >= 0:
        number = sure_trumps(z, 1 - ours, &trumps)
        if number and enough(z, 1 - ours, left, number, good, every):
            mattered[0] = trumps
            return 1 - ours
    return UNPROVED


cdef inline int enough(Solver* z, int ours, int left, int number, u64 good, u64 every) noexcept nogil:
    """Whether that many tricks of a side decide the deal for it, whatever becomes of the others."""
    if ours:
        return (every & ~z.with_fewer[left][number] & ~good) == 0
    return (z.with_fewer[left][left - number + 1] & good) == 0


cdef int by_staying_under(Solver* z, int leader, u64 good, u64 every, u64* mattered) noexcept nogil:
    """The same if one seat must take no trick, without trump."""
    cdef u64 suits, cards
    cdef int suit, ours = z.attackers >> z.alone & 1
    if leader == z.alone or good != (1 if ours else every & ~1ULL):
        return UNPROVED
    suits = unsafe(z.hands, z.seats, z.alone)
    if suits == 0:
        for suit in range(4):
            cards = z.hands[z.alone] & (SUIT << (suit * WIDTH))
            if cards:
                mattered[0] |= cards & (~cards + 1)
        return ours
    suits = goes_over(z.hands, z.seats, leader, z.alone, suits) & z.in_play
    if suits:
        mattered[0] = suits & (~suits + 1)
        return 1 - ours
    return UNPROVED
