# The card policy learnt from the strongest player's own play.
# Each card has one trait per group; its weight is the product of the traits' weights.

cdef enum:
    GROUPS = 5
    # First index of each group: groups for leads, then groups for cards added to a trick.
    LEAD_RANK = 0           # trump (3) × rank (9) × stronger cards out (4)
    LEAD_LENGTH = 108       # trump (3) × own cards of the suit (4) × others' (4)
    LEAD_HOLDING = 156      # trump (3) × of a pair to be melded (2) × when (3) × under an own card (2)
    LEAD_TRUMPS = 192       # trump (3) × unbeaten (2) × trumps out (3) × when (3)
    LEAD_PLAN = 246         # trump (3) × rank (9) × stock left (2) × some pair to be melded (2)
    ADD_RANK = 354          # kind (3) × takes the trick (2) × rank (9) × stock left (2)
    ADD_TAKING = 462        # takes (2) × unbeaten (2) × last (2) × heavy cards in the trick (3) × some pair (2)
    ADD_GIVING = 510        # kind (3) × ours (2) × trick is safe (2) × last (2) × weight of the card (3)
    ADD_HOLDING = 582       # kind (3) × of a pair to be melded (2) × when (3) × under an own card (2)
    ADD_LENGTH = 618        # kind (3) × takes (2) × own cards of the suit (4) × others' (4)

cdef struct Moment:
    # Features shared by all cards of a decision.
    u64 hand
    u64 out             # all cards not played and not in the player's hand
    u64 to_meld
    int lead
    int when            # 0 the last tricks, 1 in the middle, 2 early
    int trumps_out
    int stock           # whether cards can still be drawn
    int last
    int ours
    int safe
    int heavy


cdef inline int at_most(int value, int most) noexcept nogil:
    return value if value < most else most


cdef inline u64 pairs_to_meld(const Form* f, const State* s) noexcept nogil:
    cdef u64 queens = queens_of_pairs(f, s, s.turn)
    return queens | queens << 1


cdef void look_around(const Form* f, const State* s, Moment* m) noexcept nogil:
    cdef int tricks = f.tricks - s.done
    memset(m, 0, sizeof(Moment))
    m.hand = s.hands[s.turn]
    m.out = s.left & ~m.hand
    m.to_meld = pairs_to_meld(f, s)
    m.lead = s.trick_n == 0
    m.stock = s.stock_at < s.stock_end
    m.when = 0 if tricks <= 2 else 1 if tricks <= 5 else 2
    m.trumps_out = (at_most(count_bits(s.trump_mask & m.out), 3) + 1) >> 1
    if not m.lead:
        m.last = s.trick_n == f.seats - 1
        m.ours = f.side[s.best_seat] == f.side[s.turn]
        m.safe = m.last or not STRONGER[s.best] & m.out
        m.heavy = at_most((s.trick_sum >> 16) // (10 if f.family == TOLVA else 1), 2)


cdef inline int heaviness(const Form* f, int bit) noexcept nogil:
    """2 for aces and tens, 1 for court cards, 0 for small cards."""
    return 2 if f.heavy >> bit & 1 else 1 if bit % WIDTH > 3 else 0


cdef inline void traits_of(const Form* f, const State* s, const Moment* m, int bit, int* traits) noexcept nogil:
    if m.lead:
        traits_of_lead(s, m, bit, traits)
    else:
        traits_of_added(f, s, m, bit, traits)


cdef inline int length_of(const Moment* m, int bit) noexcept nogil:
    """Index: own cards of the suit (4) × others' (4)."""
    cdef int own = at_most(count_bits(SUIT_OF_CARD[bit] & m.hand), 4) - 1
    return own * 4 + ((at_most(count_bits(SUIT_OF_CARD[bit] & m.out), 6) + 1) >> 1)


cdef inline int holding_of(const Moment* m, int bit) noexcept nogil:
    """Index: of a pair to be melded (2) × when (3) × under an own card (2)."""
    return ((m.to_meld >> bit & 1) * 3 + m.when) * 2 + ((STRONGER[bit] & m.hand) != 0)


cdef inline void traits_of_lead(const State* s, const Moment* m, int bit, int* traits) noexcept nogil:
    cdef int trump = 0 if s.trump == NO_SUIT else 2 if s.trump_mask >> bit & 1 else 1
    cdef int rank = trump * 9 + bit % WIDTH
    cdef int ahead = count_bits(STRONGER[bit] & m.out)
    traits[0] = LEAD_RANK + rank * 4 + at_most(ahead, 3)
    traits[1] = LEAD_LENGTH + trump * 16 + length_of(m, bit)
    traits[2] = LEAD_HOLDING + trump * 12 + holding_of(m, bit)
    traits[3] = LEAD_TRUMPS + ((trump * 2 + (ahead == 0)) * 3 + m.trumps_out) * 3 + m.when
    traits[4] = LEAD_PLAN + (rank * 2 + m.stock) * 2 + (m.to_meld != 0)


cdef inline void traits_of_added(const Form* f, const State* s, const Moment* m, int bit, int* traits) noexcept nogil:
    cdef int kind = 0 if s.lead_mask >> bit & 1 else 1 if s.trump_mask >> bit & 1 else 2
    cdef int takes = s.takes >> bit & 1
    cdef int unbeaten = not STRONGER[bit] & m.out
    traits[0] = ADD_RANK + ((kind * 2 + takes) * 9 + bit % WIDTH) * 2 + m.stock
    traits[1] = ADD_TAKING + (((takes * 2 + unbeaten) * 2 + m.last) * 3 + m.heavy) * 2 + (m.to_meld != 0)
    traits[2] = ADD_GIVING + (((kind * 2 + m.ours) * 2 + m.safe) * 2 + m.last) * 3 + heaviness(f, bit)
    traits[3] = ADD_HOLDING + kind * 12 + holding_of(m, bit)
    traits[4] = ADD_LENGTH + (kind * 2 + takes) * 16 + length_of(m, bit)


cdef double weigh(const Form* f, const State* s, u64 cards, float* weights) noexcept nogil:
    """Fill in the weight of each card, from the lowest bit on; return the sum."""
    cdef Moment m
    cdef int traits[GROUPS]
    cdef int n = 0, no
    cdef double total = 0
    look_around(f, s, &m)
    while cards:
        traits_of(f, s, &m, low_bit(cards), traits)
        weights[n] = f.weight[traits[0]]
        for no in range(1, GROUPS):
            weights[n] *= f.weight[traits[no]]
        total += weights[n]
        n += 1
        cards &= cards - 1
    return total


cdef int choose_as_learnt(const Form* f, const State* s, u64 cards, u64* rng) noexcept nogil:
    cdef float weights[CARDS]
    cdef double left = weigh(f, s, cards, weights) * draw(rng) / 2147483648.0
    cdef int n = 0
    while cards & (cards - 1):
        left -= weights[n]
        if left < 0:
            break
        n += 1
        cards &= cards - 1
    return low_bit(cards)


cdef double chance_as_learnt(const Form* f, const State* s, u64 cards, int bit) noexcept nogil:
    """The probability that the policy chooses this card."""
    cdef float weights[CARDS]
    cdef double total = weigh(f, s, cards, weights)
    return weights[count_bits(cards & (one(bit) - 1))] / total
