# How a playout chooses. A policy looks at the seat's own cards and at what everybody knows, never at other hands.

cdef enum:
    RANDOM_CARD = 0     # any card; melds whatever it can
    LOWEST_CARD = 1     # the lowest bit; melds whatever it can
    SENSIBLE = 2


cdef inline int choose(const Form* f, const State* s, int policy, u64* rng) noexcept nogil:
    cdef u64 cards
    if s.phase == FOLLOW:
        cards = playable(f, s)
        if not cards & (cards - 1):
            return low_bit(cards)
        if policy == RANDOM_CARD:
            return draw_bit(rng, cards)
        if policy == LOWEST_CARD:
            return low_bit(cards)
        return follow_sensibly(f, s, cards, rng)
    if s.phase != LEAD or s.occasion != NO_TRICK_YET:
        cards = calls_to_make(f, s, policy)
        if cards:
            return choose_call(f, s, cards)
    cards = s.hands[s.turn]
    if policy == RANDOM_CARD:
        return draw_bit(rng, cards)
    if policy == LOWEST_CARD:
        return low_bit(cards)
    return lead_sensibly(f, s, cards, rng)


cdef inline u64 calls_to_make(const Form* f, const State* s, int policy) noexcept nogil:
    """Melds at once; a sensible player who has none asks; passes and new deals where nothing else is left."""
    if s.phase == LEAD and policy != SENSIBLE and not queens_of_pairs(f, s, s.turn):
        return 0
    cdef u64 actions = legal(f, s) >> CARDS << CARDS
    cdef u64 melds = actions & (15ULL << MELD_1)
    if melds:
        return melds
    if s.phase != LEAD:
        return actions & ~one(PASS) or actions
    return actions & one(ASK) if policy == SENSIBLE else 0


cdef inline int choose_call(const Form* f, const State* s, u64 actions) noexcept nogil:
    """The first meld sets trump: the longest suit."""
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


cdef inline u64 lowest(const Form* f, u64 cards, u64 keep) noexcept nogil:
    """The cards of the lowest rank there is; those to keep come later, and aces and tens last."""
    cdef int rank
    cdef u64 some = cards & ~f.heavy
    if some:
        cards = some
    some = cards & ~keep
    if some:
        cards = some
    for rank in range(WIDTH):
        some = cards & RANK[rank]
        if some:
            return some
    return cards


cdef inline u64 unbroken(const Form* f, const State* s) noexcept nogil:
    """King and queen that can still be melded, and trumps: not to be thrown away."""
    cdef u64 hand = s.hands[s.turn] & ~s.melded
    cdef u64 keep = s.trump_mask
    cdef int suit
    for suit in range(4):
        if hand & f.pair[suit] == f.pair[suit]:
            keep |= f.pair[suit]
    return keep


cdef inline int is_top(const State* s, int bit) noexcept nogil:
    """No stronger card of the suit is out."""
    return not STRONGER[bit] & s.left & ~s.hands[s.turn]


cdef inline u64 richest(const Form* f, u64 cards) noexcept nogil:
    """The card worth most."""
    cdef int bit, best = 0, worth = -1
    while cards:
        bit = low_bit(cards)
        cards &= cards - 1
        if f.worth[bit] > worth:
            worth = f.worth[bit]
            best = bit
    return one(best)


cdef inline int follow_sensibly(const Form* f, const State* s, u64 cards, u64* rng) noexcept nogil:
    if draw_below(rng, 16) == 0:
        return draw_bit(rng, cards)
    return draw_bit(rng, good_to_follow(f, s, cards))


cdef inline u64 good_to_follow(const Form* f, const State* s, u64 cards) noexcept nogil:
    """The cards that a sensible player would choose from."""
    cdef u64 taking = cards & s.takes
    cdef int last = s.trick_n == f.seats - 1
    cdef int ours = f.side[s.best_seat] == f.side[s.turn]
    if taking and not (ours and last and cards & ~taking):
        return good_to_take(f, s, taking, last)
    if ours and (last or is_top(s, s.best)):
        return richest(f, cards & ~unbroken(f, s) or cards)
    return lowest(f, cards & ~taking or cards, unbroken(f, s))


cdef inline u64 good_to_take(const Form* f, const State* s, u64 taking, int last) noexcept nogil:
    """Last to play: bring a card home that could still be lost. Else the highest if it must win, or the cheapest."""
    cdef u64 plain = taking & ~s.trump_mask or taking
    cdef int top = high_bit(plain)
    cdef int wins = is_top(s, top)
    if wins and not last or not wins and last and f.worth[top] >> 16:
        return one(top)
    return lowest(f, plain, unbroken(f, s))


cdef inline int lead_sensibly(const Form* f, const State* s, u64 cards, u64* rng) noexcept nogil:
    """Mostly a card that nothing out can beat; else a low one."""
    cdef u64 tops
    cdef int dice = draw_below(rng, 16)
    if not cards & (cards - 1):
        return low_bit(cards)
    if dice == 0:
        return draw_bit(rng, cards)
    tops = tops_of(s, cards)
    if tops and dice < 11:
        return draw_bit(rng, tops)
    return draw_bit(rng, lowest(f, cards & ~tops or cards, unbroken(f, s)))


cdef inline u64 tops_of(const State* s, u64 cards) noexcept nogil:
    """Cards that nothing out can beat in their suits."""
    cdef u64 tops = 0, suit
    cdef int no
    for no in range(4):
        suit = cards & SUIT[no]
        if suit and is_top(s, high_bit(suit)):
            tops |= one(high_bit(suit))
    return tops


cdef void play_out(const Form* f, State* s, int policy, u64* rng) noexcept nogil:
    """To the end of the deal. The compiler makes a loop for each policy, without questions inside."""
    if policy == RANDOM_CARD:
        play_on(f, s, RANDOM_CARD, rng)
    elif policy == LOWEST_CARD:
        play_on(f, s, LOWEST_CARD, rng)
    else:
        play_on(f, s, SENSIBLE, rng)


cdef inline void play_on(const Form* f, State* s, int policy, u64* rng) noexcept nogil:
    while s.phase != OVER:
        act(f, s, choose(f, s, policy, rng))


cdef inline void play_until(const Form* f, State* s, int policy, int tricks, u64* rng) noexcept nogil:
    """Until so many tricks are left, the one that lies among them."""
    while s.phase != OVER and s.done < f.tricks - tricks:
        act(f, s, choose(f, s, policy, rng))
