# The alpha-beta search and its move ordering.


cdef int exact(Solver* z, const State* position, int guess) noexcept nogil:
    """The value of the position, by repeated null-window searches (MTD(f)); a good guess saves some."""
    cdef int low = LOWEST, high = HIGHEST, beta
    cdef State s
    while low < high:
        beta = guess + 1 if guess == low else guess
        s = position[0]
        guess = solve(z, &s, beta - 1, beta)
        if z.clock.stopped:
            return guess
        if guess < beta:
            high = guess
        else:
            low = guess
    return guess


cdef int solve(Solver* z, State* s, int alpha, int beta) noexcept nogil:
    """The value of the position, which is changed; exact between alpha and beta, otherwise a bound."""
    cdef u64 actions
    while True:
        if s.phase == OVER:
            return worth_of_end(z, s)
        actions = worth_trying(z, s)
        if s.trick_n == 0 and s.done < z.f.tricks - 1 and actions & (actions - 1):
            return solve_boundary(z, s, actions, alpha, beta)
        if actions & (actions - 1):
            return solve_moves(z, s, actions, alpha, beta, NULL)
        act(z.f, s, low_bit(actions))


cdef u64 worth_trying(const Solver* z, const State* s) noexcept nogil:
    """The actions, without those that cannot be better than another."""
    cdef u64 actions = legal(z.f, s) & ~z.barred
    cdef u64 melds = actions & (15ULL << MELD_1)
    if actions >> ASK & 1 and not pairs(z.f, s, (s.turn + z.f.sides) % z.f.seats):
        actions ^= one(ASK)  # the partner would say no, and the occasion would be lost
    if melds and s.melds and z.f.family != BOND_TWO:
        # Trump is set, so each meld is a plain gain, except where twelve must be met exactly.
        if z.f.family == BOND:
            return melds & -melds  # all of them can be melded on one occasion
        return melds | (actions & one(ASK))
    return distinct(z, s, actions)


cdef int solve_boundary(Solver* z, State* s, u64 actions, int alpha, int beta) noexcept nogil:
    """A trick boundary: bounds and the transposition table may decide or narrow the window."""
    cdef int low = LOWEST, high = HIGHEST, value
    cdef i8 action = -1
    cdef u64 key
    cdef Slot* slot
    if s.gubbe or not (gubbe_open(z, s) or hides_cards(z.f, s)):
        if s.gubbe:
            narrow_gubbe(z, s, &low, &high)
        else:
            narrow(z, s, &low, &high)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
    key = key_of(z, s)
    slot = &z.slots[key >> z.shift]  # the same slot in every search, so that node counts are reproducible
    key ^= z.salt
    if slot.key == key:
        low = max(low, slot.low)
        high = min(high, slot.high)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        action = slot.action
    alpha = max(alpha, low)
    beta = min(beta, high)
    value = solve_moves(z, s, actions, alpha, beta, &action)
    if z.clock.stopped:
        return value
    if slot.key != key:
        slot.low, slot.high, slot.key = LOWEST, HIGHEST, key
    slot.action = action
    if value > alpha:
        slot.low = max(slot.low, value)
    if value < beta:
        slot.high = min(slot.high, value)
    return value


cdef inline int gubbe_open(const Solver* z, const State* s) noexcept nogil:
    """Whether a gubbe might still be announced in the tree."""
    return (
        z.f.family == TOLVA
        and s.trump == NO_SUIT
        and s.done <= z.f.tricks - 5
        and not z.barred >> HALF & 1
    )


cdef int solve_moves(Solver* z, const State* s, u64 actions, int alpha, int beta, i8* first) noexcept nogil:
    """Try the actions, the most promising first; store the best one in `first`."""
    cdef State child
    cdef i8 order[ACTIONS]
    cdef int maximise = z.f.side[s.turn] == z.aim.side
    cdef int n = sort_actions(z, s, actions, -1 if first == NULL else first[0], order)
    cdef int best = LOWEST if maximise else HIGHEST, i, value
    z.nodes += 1
    if z.nodes & 1023 == 0 and (time_is_up(z.clock) or too_much(z)):
        return 0
    for i in range(n):
        child = s[0]
        act(z.f, &child, order[i])
        value = solve(z, &child, alpha, beta)
        if z.clock.stopped:
            return value
        if value > best if maximise else value < best:
            best = value
            if first != NULL:
                first[0] = order[i]
        if maximise:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


cdef inline int too_much(Solver* z) noexcept nogil:
    """Check the node limit, which does not depend on the clock."""
    if z.most_nodes and z.nodes > z.most_nodes:
        z.clock.stopped = 3
        return 1
    return 0


cdef int sort_actions(Solver* z, const State* s, u64 actions, int first, i8* order) noexcept nogil:
    cdef int n = 0, action, i
    cdef int marks[ACTIONS]
    cdef int mark
    cdef int safe = s.trick_n > 0 and z.f.side[s.best_seat] == z.f.side[s.turn] and holds(z, s, s.best)
    while actions:
        action = low_bit(actions)
        actions &= actions - 1
        mark = 2000 if action == first else mark_of(z, s, action, safe)
        i = n
        while i and marks[i - 1] < mark:
            marks[i] = marks[i - 1]
            order[i] = order[i - 1]
            i -= 1
        marks[i] = mark
        order[i] = action
        n += 1
    return n


cdef inline int holds(const Solver* z, const State* s, int bit) noexcept nogil:
    """Whether no opponent still to play in this trick can beat the card."""
    cdef int seat = s.turn, place, side = z.f.side[s.turn]
    cdef u64 lead = s.lead_mask if s.trick_n else SUIT_OF_CARD[bit]
    for place in range(s.trick_n + 1, z.f.seats):
        seat = seat + 1 if seat + 1 < z.f.seats else 0
        if z.f.side[seat] == side:
            continue
        if s.hands[seat] & STRONGER[bit]:
            return 0
        if not s.trump_mask & one(bit) and s.hands[seat] & s.trump_mask and not s.hands[seat] & lead:
            return 0
    return 1


cdef inline int partner_tops(const Solver* z, const State* s, int bit) noexcept nogil:
    """Whether the partner has the strongest remaining card of the suit."""
    cdef int partner = (s.turn + z.f.sides) % z.f.seats
    return s.hands[partner] >> high_bit(s.left & SUIT_OF_CARD[bit]) & 1


cdef inline int mark_of(const Solver* z, const State* s, int action, int safe) noexcept nogil:
    """The action's mark for move ordering. `safe`: the trick is ours without our help."""
    cdef int worth, rank = action % WIDTH
    if action >= CARDS:
        return 1000 if action < PASS else 0
    worth = z.f.worth[action] >> 16
    if s.trick_n == 0 or s.takes & one(action):
        if holds(z, s, action):
            return 400 + worth * 4 - rank
        if s.trick_n == 0 and partner_tops(z, s, action):
            return 300 + worth - rank
        return 200 - worth * 4 - rank
    return 200 + worth * 4 - rank if safe else 200 - worth * 4 - rank
