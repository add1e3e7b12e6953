# The trick, for all forms; calls and the steps after a trick are in the families' files. Rules T7–T11, B7–B9,
# K3–K9.


cdef inline u64 duty(const State* s, u64 hand) noexcept nogil:
    """Follow, otherwise trump, and head the trick if possible (T7–T10)."""
    cdef u64 must = hand & s.lead_mask
    if not must:
        must = hand & s.trump_mask
        if not must:
            return hand
    return (must & s.takes) or must


cdef inline u64 playable(const Form* f, const State* s) noexcept nogil:
    """The cards that the seat to act may play to the current trick; K3: any card while the stock lasts."""
    if f.family == BOND_TWO and s.stock_at < s.stock_end:
        return s.hands[s.turn]
    return duty(s, s.hands[s.turn])


cdef inline void set_best(State* s, int seat, int bit) noexcept nogil:
    s.best = bit
    s.best_seat = seat
    s.takes = STRONGER[bit]
    if not s.trump_mask & one(bit):
        s.takes |= s.trump_mask


cdef void lift_from_row(State* s, int seat, int bit) noexcept nogil:
    """T37: a played open card leaves its place empty."""
    cdef int slot
    if s.rows[seat] & one(bit):
        s.rows[seat] ^= one(bit)
        for slot in range(6):
            if s.up[seat][slot] == bit:
                s.up[seat][slot] = EMPTY


cdef inline void play_card(const Form* f, State* s, int bit) noexcept nogil:
    cdef int seat = s.turn
    s.hands[seat] ^= one(bit)
    s.left ^= one(bit)
    if f.layout == ROWS:
        lift_from_row(s, seat, bit)
    s.trick_sum += f.worth[bit]
    if s.trick_n == 0:
        s.been_in |= 1 << seat
        s.lead_mask = SUIT_OF_CARD[bit]
        set_best(s, seat, bit)
        s.phase = FOLLOW
    elif s.takes & one(bit):
        set_best(s, seat, bit)
    s.trick_n += 1
    if s.trick_n == f.seats:
        take_trick(f, s)
    else:
        s.turn = seat + 1 if seat + 1 < f.seats else 0


cdef inline void take_trick(const Form* f, State* s) noexcept nogil:
    s.tally[f.side[s.best_seat]] += s.trick_sum
    s.last_points = s.trick_sum >> 16
    s.trick_sum = 0
    s.trick_n = 0
    s.leader = s.turn = s.best_seat
    s.phase = LEAD
    s.done += 1
    if f.family == TOLVA:
        tolva_after_trick(f, s)
    elif f.family == BOND:
        bond_after_trick(f, s)
    else:
        two_after_trick(f, s)


cdef inline u64 queens_of_pairs(const Form* f, const State* s, int seat) noexcept nogil:
    """King and queen are adjacent in every order of ranks, so one shift finds the pairs."""
    cdef u64 cards = s.hands[seat] & ~s.melded
    return cards & cards >> 1 & f.queens


cdef inline u64 pairs(const Form* f, const State* s, int seat) noexcept nogil:
    """The melds that the seat holds, as actions."""
    cdef u64 actions = 0
    cdef u64 queens = queens_of_pairs(f, s, seat)
    while queens:
        actions |= one(MELD_1 + suit_no(low_bit(queens)))
        queens &= queens - 1
    return actions


cdef void add_meld(const Form* f, State* s, int suit) noexcept nogil:
    """T16, B10, K5: the first meld sets trump and counts two, a later one counts one."""
    s.scores[f.side[s.turn]] += 1 if s.melds else 2
    if not s.melds:
        s.trump = suit
        s.trump_mask = SUIT[suit]
    s.melds += 1
    s.melded |= f.pair[suit]


cdef int most_cards(const Form* f, const State* s) noexcept nogil:
    """The side with the most, -1 for a tie at the top (T20, T21, B17, B22, K10)."""
    cdef int side, best = 0, level = 0
    for side in range(1, f.sides):
        if s.tally[side] > s.tally[best]:
            best = side
            level = 0
        elif s.tally[side] == s.tally[best]:
            level = 1
    return -1 if level else best


cdef u64 legal(const Form* f, const State* s) noexcept nogil:
    """The actions of the seat to act, as a set."""
    if s.phase == FOLLOW:
        return playable(f, s)
    if s.phase == OVER:
        return 0
    cdef u64 actions = s.hands[s.turn] if s.phase == LEAD else 0
    if f.family == TOLVA:
        return actions | tolva_calls(f, s)
    if f.family == BOND:
        return actions | bond_calls(f, s)
    return actions | two_calls(f, s)


cdef inline void act(const Form* f, State* s, int action) noexcept nogil:
    """Make the action; legality is not checked."""
    if action < CARDS:
        play_card(f, s, action)
    elif f.family == TOLVA:
        tolva_call(f, s, action)
    elif f.family == BOND:
        bond_call(f, s, action)
    else:
        two_call(f, s, action)

