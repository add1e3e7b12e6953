# Tolva for four, three and two: calls, gubbar, scoring. See rules/mariage/tolva.py and tolva_two.py.


cdef inline int may_meld(const Form* f, const State* s, int seat) noexcept nogil:
    """T13 and T17: three cards at least, and no meld that could end the game."""
    cdef int score = s.scores[f.side[seat]]
    if score >= (10 if s.trump == NO_SUIT else 11):
        return 0
    cdef int cards = count_bits(s.hands[seat])
    if f.layout == ROWS:
        cards += count_bits(s.shut[seat]) + face_down(s, seat)
    return cards >= 3


cdef inline int face_down(const State* s, int seat) noexcept nogil:
    cdef int slot, cards = 0
    for slot in range(6):
        cards += s.down[seat][slot] != EMPTY
    return cards


cdef u64 tolva_calls(const Form* f, const State* s) noexcept nogil:
    cdef u64 actions = one(PASS) if s.phase != LEAD else 0
    cdef int open_now = s.phase != LEAD or s.occasion == OPEN
    if f.layout != ALL_DEALT and s.phase == LEAD:
        open_now = 0  # T34, T38: melds come before the cards are replenished
    if open_now and not s.gubbe and may_meld(f, s, s.turn):
        actions |= pairs(f, s, s.turn)
        if f.seats > f.sides and s.phase == LEAD:
            actions |= one(ASK)
    if s.phase == LEAD and s.trump == NO_SUIT and not s.gubbe and not s.been_in >> s.turn & 1:
        actions |= gubbar(f, s)
    return actions


cdef u64 gubbar(const Form* f, const State* s) noexcept nogil:
    """T23–T29 for a seat that has not led yet, TD4, TD5, TD8."""
    cdef u64 actions = 0
    cdef int first = s.done if s.done else 1
    if s.scores[f.side[s.turn]] <= 5 and first - 1 + 6 <= f.tricks:
        actions |= one(HALF)
    if s.done <= 1 and f.whole_allowed:
        actions |= one(WHOLE)
    return actions


cdef void tolva_call(const Form* f, State* s, int action) noexcept nogil:
    if action >= MELD_1 and action < ASK:
        add_meld(f, s, action - MELD_1)
        close_occasion(f, s, SPENT)
    elif action == ASK:
        ask_tolva_partner(f, s)
    elif action == PASS:
        close_occasion(f, s, s.occasion)
    else:
        s.gubbe = action
        s.gubbe_seat = s.turn
        s.gubbe_first = s.done if s.done else 1
        s.gubbe_points = s.last_points if s.done else 0


cdef void close_occasion(const Form* f, State* s, int occasion) noexcept nogil:
    s.occasion = occasion
    s.turn = s.leader
    s.phase = LEAD
    replenish(f, s)


cdef void ask_tolva_partner(const Form* f, State* s) noexcept nogil:
    """T15: a partner who cannot meld says no automatically."""
    cdef int partner = (s.turn + f.sides) % f.seats
    s.occasion = ASKED
    if pairs(f, s, partner) and may_meld(f, s, partner):
        s.turn = partner
        s.phase = ANSWER


cdef inline void replenish(const Form* f, State* s) noexcept nogil:
    if f.layout == STOCK:
        draw_both(s)
    elif f.layout == ROWS:
        turn_up(s, 0)
        turn_up(s, 1)


cdef inline void draw_both(State* s) noexcept nogil:
    """T32, K4: the winner draws first."""
    if s.stock_at < s.stock_end:
        s.hands[s.leader] |= one(s.stock[s.stock_at])
        s.hands[1 - s.leader] |= one(s.stock[s.stock_at + 1])
        s.stock_at += 2


cdef void turn_up(State* s, int seat) noexcept nogil:
    """T37, TD10."""
    cdef int slot, bit
    for slot in range(6):
        bit = s.down[seat][slot]
        if bit != EMPTY and s.up[seat][slot] == EMPTY:
            s.down[seat][slot] = EMPTY
            s.up[seat][slot] = bit
            s.rows[seat] |= one(bit)
            s.hands[seat] |= one(bit)


cdef void tolva_after_trick(const Form* f, State* s) noexcept nogil:
    if s.closed:
        s.closed = 0
        s.hands[0] |= s.shut[0]
        s.hands[1] |= s.shut[1]
        s.shut[0] = s.shut[1] = 0
    if s.gubbe:
        count_gubbe(f, s)
    elif s.done == f.tricks:
        score_tolva(f, s)
    else:
        s.occasion = OPEN
        if f.layout != ALL_DEALT:
            if pairs(f, s, s.turn) and may_meld(f, s, s.turn):
                s.phase = MELD
            else:
                replenish(f, s)


cdef inline int last_of_gubbe(const Form* f, const State* s) noexcept nogil:
    return s.gubbe_first + 5 if s.gubbe == HALF else f.tricks


cdef void count_gubbe(const Form* f, State* s) noexcept nogil:
    """T27, T29: the gubbe ends when a trick is lost, or all have been won."""
    s.gubbe_points += s.last_points
    if f.side[s.leader] != f.side[s.gubbe_seat]:
        end_gubbe(f, s, 0)
    elif s.done == last_of_gubbe(f, s):
        end_gubbe(f, s, s.gubbe == WHOLE or s.gubbe_points >= GUBBE_NEEDS)
    else:
        replenish(f, s)


cdef void end_gubbe(const Form* f, State* s, int won) noexcept nogil:
    cdef int side = f.side[s.gubbe_seat]
    cdef int points = 6 if s.gubbe == HALF else 12
    s.scores[side] += points if won else -points
    s.phase = OVER
    s.winner = side if s.scores[side] >= 12 else -1


cdef void score_tolva(const Form* f, State* s) noexcept nogil:
    """T20–T22: vinsten first, then sistan; the first side to reach twelve wins."""
    cdef int most = most_cards(f, s), last = f.side[s.leader]
    s.phase = OVER
    s.winner = -1
    if most < 0:
        s.carried += 1
    else:
        s.scores[most] += 1 + s.carried
        s.carried = 0
        if s.scores[most] >= 12:
            s.winner = most
    s.scores[last] += 1
    if s.winner < 0 and s.scores[last] >= 12:
        s.winner = last
