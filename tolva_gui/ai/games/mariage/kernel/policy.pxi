# The playout policies. A policy uses the seat's own cards and public knowledge, never other hands.

cdef enum:
    RANDOM_CARD = 0     # a random card; melds whenever possible
    LEARNT = 1          # learnt from strong play: learnt.pxi


cdef inline int choose(const Form* f, const State* s, int policy, u64* rng) noexcept nogil:
    cdef u64 cards
    if s.phase == FOLLOW:
        cards = playable(f, s)
        if not cards & (cards - 1):
            return low_bit(cards)
        return draw_bit(rng, cards) if policy == RANDOM_CARD else choose_as_learnt(f, s, cards, rng)
    if s.phase != LEAD or s.occasion != NO_TRICK_YET:
        cards = calls_to_make(f, s, policy)
        if cards:
            return choose_call(f, s, cards)
    cards = s.hands[s.turn]
    return draw_bit(rng, cards) if policy == RANDOM_CARD else choose_as_learnt(f, s, cards, rng)


cdef inline u64 calls_to_make(const Form* f, const State* s, int policy) noexcept nogil:
    """Melds at once; otherwise the learnt policy asks; passes only without an alternative."""
    if s.phase == LEAD and policy != LEARNT and not queens_of_pairs(f, s, s.turn):
        return 0
    cdef u64 actions = legal(f, s) >> CARDS << CARDS
    cdef u64 melds = actions & (15ULL << MELD_1)
    if melds:
        return melds
    if s.phase != LEAD:
        return actions & ~one(PASS) or actions
    return actions & one(ASK) if policy == LEARNT else 0


cdef inline int choose_call(const Form* f, const State* s, u64 actions) noexcept nogil:
    """For the first meld, which sets trump, the longest suit."""
    cdef int action, best = low_bit(actions), length, longest = -1
    if s.melds or not actions & (actions - 1) or best >= ASK:
        return best
    while actions:
        action = low_bit(actions)
        actions &= actions - 1
        length = count_bits(s.hands[s.turn] & SUIT[action - MELD_1])
        if length > longest:
            longest = length
            best = action
    return best


cdef void play_out(const Form* f, State* s, int policy, int tricks, u64* rng) noexcept nogil:
    """Play until this many tricks are left, the current one included."""
    while s.phase != OVER and s.done < f.tricks - tricks:
        act(f, s, choose(f, s, policy, rng))
