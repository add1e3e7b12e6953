# The search itself, and the order in which it tries actions.


cdef int solve(Solver* z, const State* position, int alpha, int beta) noexcept nogil:
    """The value of the position; exact between alpha and beta, else a bound."""
    cdef State s = position[0]
    cdef u64 actions
    while True:
        if s.phase == OVER:
            return worth_of_end(z, &s)
        actions = legal(z.f, &s) & ~z.barred
        if s.trick_n == 0 and s.done < z.f.tricks - 1 and actions & (actions - 1):
            return solve_boundary(z, &s, actions, alpha, beta)
        actions = distinct(z, &s, actions)
        if actions & (actions - 1):
            return solve_moves(z, &s, actions, alpha, beta, NULL)
        act(z.f, &s, low_bit(actions))


cdef int solve_boundary(Solver* z, const State* s, u64 actions, int alpha, int beta) noexcept nogil:
    """Between two tricks: what is known of the position bounds it, or answers."""
    cdef int low = LOWEST, high = HIGHEST, value
    cdef signed char action = -1
    cdef u64 key
    cdef Slot* slot
    if not s.gubbe and not gubbe_open(z, s) and not pair_left(z.f, s):
        narrow(z, s, &low, &high)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
    key = key_of(z, s)
    slot = &z.slots[key >> (64 - TABLE_BITS)]
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
    value = solve_moves(z, s, distinct(z, s, actions), alpha, beta, &action)
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


cdef int solve_moves(Solver* z, const State* s, u64 actions, int alpha, int beta, signed char* first) noexcept nogil:
    """Try the actions, the likeliest first; the best one is left in `first`."""
    cdef State child
    cdef signed char order[ACTIONS]
    cdef int maximise = z.f.side[s.turn] == z.aim.side
    cdef int n = sort_actions(z, s, actions, -1 if first == NULL else first[0], order)
    cdef int best = LOWEST if maximise else HIGHEST, i, value
    z.nodes += 1
    if z.nodes & 1023 == 0 and time_is_up(z.clock):
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
            z.history[s.turn][order[i]] += 1 + (z.f.tricks - s.done) * (z.f.tricks - s.done)
            break
    return best


cdef int sort_actions(Solver* z, const State* s, u64 actions, int first, signed char* order) noexcept nogil:
    cdef int n = 0, action, i
    cdef long long marks[ACTIONS]
    cdef long long mark
    while actions:
        action = low_bit(actions)
        actions &= actions - 1
        mark = mark_of(z, s, action) + (1LL << 40 if action == first else 0)
        i = n
        while i and marks[i - 1] < mark:
            marks[i] = marks[i - 1]
            order[i] = order[i - 1]
            i -= 1
        marks[i] = mark
        order[i] = action
        n += 1
    return n


cdef inline long long mark_of(const Solver* z, const State* s, int action) noexcept nogil:
    """How likely an action is to be the best: calls, then by what it does to the trick, then what has been good."""
    cdef int mark, worth, ours
    if action >= CARDS:
        return 1LL << 36 if action < PASS else 0
    worth = z.f.worth[action] >> 16
    if s.trick_n == 0:
        mark = 400 - action % WIDTH if is_top(s, action) else 200 - worth * 4 - action % WIDTH
    else:
        ours = z.f.side[s.best_seat] == z.f.side[s.turn]
        if s.takes & one(action):
            mark = 300 - action % WIDTH
            if s.trick_n == z.f.seats - 1 or is_top(s, action):
                mark = 400 + worth * 4
        elif ours and (s.trick_n == z.f.seats - 1 or is_top(s, s.best)):
            mark = 200 + worth * 4 + action % WIDTH
        else:
            mark = 200 - worth * 4 - action % WIDTH
    return (<long long> z.history[s.turn][action] << 1) + mark * 64
