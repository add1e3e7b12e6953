# Flat Monte Carlo: each legal action, over the same worlds, played out or solved.

cdef struct Table:
    # Chance of the game for each standing between two deals, for the side to be helped.
    float* chance
    int low
    int span
    int carried

cdef struct Aim:
    int side
    short before[SIDES]     # scores when the deal began: points count from there
    double per_chance
    double per_point
    Table race

cdef struct Arm:
    double value
    double square
    double points
    double chance
    long long tries

cdef struct Limits:
    double deadline         # 0: none
    long long playouts      # 0: none
    int policy
    int solve_tricks        # solve when so many tricks or fewer are left
    double good_enough      # stop when the best leads by so many standard errors; 0: never

cdef struct Clock:
    double deadline
    double next_look
    int stopped             # 1: time is up, 2: cancelled
    void* asked             # the callable that tells whether to give up


cdef double deal_points(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    """What the side has gained on the best of the others."""
    cdef int side, best = -1000, gain
    if s.void_deal:
        return 0.0
    for side in range(f.sides):
        gain = s.scores[side] - aim.before[side]
        if side != aim.side and gain > best:
            best = gain
    return s.scores[aim.side] - aim.before[aim.side] - best


cdef inline int clip(int value, int low, int span) noexcept nogil:
    value -= low
    return 0 if value < 0 else span - 1 if value >= span else value


cdef double game_chance(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    cdef long index
    cdef int side
    if s.winner >= 0:
        return 1.0 if s.winner == aim.side else 0.0
    if aim.race.chance == NULL:
        return 0.5
    index = clip(s.carried, 0, aim.race.carried)
    index = index * aim.race.span + clip(s.scores[aim.side], aim.race.low, aim.race.span)
    for side in range(1, f.sides):
        index = index * aim.race.span + clip(
            s.scores[(aim.side + side) % f.sides], aim.race.low, aim.race.span
        )
    return aim.race.chance[index]


cdef inline double utility(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    return aim.per_chance * game_chance(f, s, aim) + aim.per_point * deal_points(f, s, aim)


cdef int time_is_up(Clock* clock) noexcept nogil:
    """Look at the clock; every two milliseconds also ask whether to give up."""
    cdef double now
    if clock.stopped:
        return 1
    now = clock_ms()
    if clock.deadline > 0 and now >= clock.deadline:
        clock.stopped = 1
    elif now >= clock.next_look:
        clock.next_look = now + 2.0
        if clock.asked != NULL and ask_to_stop(clock):
            clock.stopped = 2
    return clock.stopped


cdef int ask_to_stop(Clock* clock) noexcept with gil:
    try:
        return 1 if (<object> clock.asked)() else 0
    except Exception:
        return 1


cdef void try_action(
    const Form* f, const State* world, int action, const Aim* aim, int policy, u64* rng, Arm* arm
) noexcept nogil:
    cdef State s = world[0]
    cdef double value
    act(f, &s, action)
    play_out(f, &s, policy, rng)
    value = utility(f, &s, aim)
    note(arm, value, deal_points(f, &s, aim), game_chance(f, &s, aim))


cdef inline void note(Arm* arm, double value, double points, double chance) noexcept nogil:
    arm.value += value
    arm.square += value * value
    arm.points += points
    arm.chance += chance
    arm.tries += 1


cdef long long search_worlds(
    const Form* f, const Known* k, u64 actions, const Aim* aim, const Limits* limits, Arm* arms, u64 seed, Clock* clock
) noexcept nogil:
    """Fill the arms; return how many worlds were looked at, -1 if none fits."""
    cdef State world
    cdef u64 rng = mix(seed + 1)
    cdef long long worlds = 0, playouts = 0
    cdef int n = count_bits(actions)
    cdef u64 left
    while True:
        if not sample(f, k, &world, &rng):
            return -1
        left = actions
        while left:
            try_action(f, &world, low_bit(left), aim, limits.policy, &rng, &arms[low_bit(left)])
            left &= left - 1
        worlds += 1
        playouts += n
        if limits.playouts and playouts >= limits.playouts:
            return worlds
        if worlds & 7 == 0:
            if time_is_up(clock):
                return worlds
            if limits.good_enough > 0 and worlds >= 256 and worlds & 63 == 0:
                if is_settled(actions, arms, limits.good_enough):
                    return worlds


cdef int is_settled(u64 actions, const Arm* arms, double errors) noexcept nogil:
    """The best leads every other by so many standard errors of their means, or all are equal."""
    cdef int best = -1, action
    cdef u64 left = actions
    cdef double gap, spread
    while left:
        action = low_bit(left)
        left &= left - 1
        if best < 0 or arms[action].value > arms[best].value:
            best = action
    left = actions & ~one(best)
    while left:
        action = low_bit(left)
        left &= left - 1
        gap = (arms[best].value - arms[action].value) / arms[best].tries
        spread = variance(&arms[best]) + variance(&arms[action])
        if gap * gap < errors * errors * spread / arms[best].tries:
            return 0
    return 1


cdef inline double variance(const Arm* arm) noexcept nogil:
    cdef double mean = arm.value / arm.tries
    return arm.square / arm.tries - mean * mean
