# Bondtolva for four and six, and for two. See rules/mariage/bondtolva.py and bondtolva_two.py.


cdef inline int is_mistake(const Form* f, const State* s) noexcept nogil:
    """B15: a side at eleven may not declare trump."""
    return s.trump == NO_SUIT and s.scores[f.side[s.turn]] >= 11


cdef u64 bond_calls(const Form* f, const State* s) noexcept nogil:
    if s.phase == REDEAL:
        return one(REDEAL_PLEASE) | one(PASS)
    if s.phase == MELD:
        return pairs(f, s, s.turn) | (0 if s.asked else one(PASS))
    if s.occasion != OPEN or (is_mistake(f, s) and not f.mistakes):
        return 0
    return pairs(f, s, s.turn) | (one(ASK) if s.trump == NO_SUIT else 0)


cdef void bond_call(const Form* f, State* s, int action) noexcept nogil:
    if action == REDEAL_PLEASE:
        s.void_deal = 1
        s.phase = OVER
        s.winner = -1
    elif action == PASS:
        if s.phase == REDEAL:
            offer_redeal(f, s, (s.turn - s.leader + f.seats) % f.seats + 1)
        else:
            s.turn = s.leader
            s.phase = LEAD
    elif is_mistake(f, s):
        s.scores[f.side[s.turn]] = 6
        s.occasion = SPENT
    elif action == ASK:
        ask_bond_partner(f, s)
    else:
        bond_meld(f, s, action - MELD_1)


cdef void offer_redeal(const Form* f, State* s, int first) noexcept nogil:
    """B6: ask the next seat, `first` or more places after forehand, that has no card above a nine."""
    cdef int place, seat
    for place in range(first, f.seats):
        seat = (s.leader + place) % f.seats
        if not s.hands[seat] & ~f.low_cards:
            s.turn = seat
            s.phase = REDEAL
            return
    s.turn = s.leader
    s.phase = LEAD


cdef inline void partner_next(const Form* f, State* s, int partner) noexcept nogil:
    """BD2: the partner melds while they have a pair; then the leader goes on."""
    if pairs(f, s, partner):
        s.turn = partner
        s.phase = MELD
    else:
        s.turn = s.leader
        s.phase = LEAD


cdef void bond_meld(const Form* f, State* s, int suit) noexcept nogil:
    cdef int sets_trump = s.melds == 0
    add_meld(f, s, suit)
    if s.phase == MELD:
        s.asked = 0
        partner_next(f, s, s.turn)
    elif sets_trump:
        partner_next(f, s, (s.leader + f.sides) % f.seats)


cdef void ask_bond_partner(const Form* f, State* s) noexcept nogil:
    """B12, BD1: the partner must declare if they can."""
    cdef int partner = (s.turn + f.sides) % f.seats
    s.occasion = ASKED
    if pairs(f, s, partner):
        s.turn = partner
        s.phase = MELD
        s.asked = 1


cdef inline void bond_after_trick(const Form* f, State* s) noexcept nogil:
    if s.done == f.tricks:
        score_bond(f, s)
        return
    s.occasion = OPEN
    if s.trump != NO_SUIT:
        partner_next(f, s, (s.leader + f.sides) % f.seats)


cdef void score_bond(const Form* f, State* s) noexcept nogil:
    """B17, B18, then B20, BD4."""
    cdef int most = most_cards(f, s), side, level = 0
    if most >= 0:
        s.scores[most] += 1
    s.scores[f.side[s.leader]] += 1
    s.phase = OVER
    s.winner = -1
    if most >= 0 and s.scores[most] >= 12:
        s.winner = most
        return
    for side in range(f.sides):
        if s.scores[side] >= 12:
            if s.winner < 0 or s.scores[side] > s.scores[s.winner]:
                s.winner = side
                level = 0
            elif s.scores[side] == s.scores[s.winner]:
                level = 1
    if level:
        s.winner = -1


cdef u64 two_calls(const Form* f, const State* s) noexcept nogil:
    return pairs(f, s, s.turn) | one(PASS) if s.phase == MELD else 0


cdef void two_call(const Form* f, State* s, int action) noexcept nogil:
    """K5, K6: declare or not; either way both draw."""
    if action != PASS:
        add_meld(f, s, action - MELD_1)
    s.phase = LEAD
    draw_both(s)


cdef void two_after_trick(const Form* f, State* s) noexcept nogil:
    """K5, K8: declaring is possible while there are cards to draw."""
    if s.done == f.tricks:
        score_two(f, s)
        return
    s.occasion = OPEN
    if s.stock_at < s.stock_end and s.melds < 2 and pairs(f, s, s.turn):
        s.phase = MELD
    else:
        draw_both(s)


cdef void score_two(const Form* f, State* s) noexcept nogil:
    """K10, KD3, then K11: exactly twelve wins, more falls to seven."""
    cdef int most = most_cards(f, s), side
    if most >= 0:
        s.scores[most] += 1
    s.scores[s.leader] += 1
    s.phase = OVER
    s.winner = -1
    if s.scores[0] == 12 and s.scores[1] == 12:
        s.winner = most if most >= 0 else s.leader
    elif s.scores[0] == 12 or s.scores[1] == 12:
        s.winner = 0 if s.scores[0] == 12 else 1
    for side in range(2):
        if s.scores[side] > 12:
            s.scores[side] = 7
