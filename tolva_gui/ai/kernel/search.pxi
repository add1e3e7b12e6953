# Flat Monte Carlo: each legal action, over the same worlds, played out or solved.

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


cdef long long solve_worlds(
    Solver* z, const Known* k, u64 actions, const Limits* limits, Arm* arms, u64 seed
) noexcept nogil:
    """The same with exact values: what each action would bring if all cards lay open, averaged over worlds."""
    cdef State world, child
    cdef u64 rng = mix(seed + 1), left
    cdef long long worlds = 0
    cdef int values[ACTIONS]
    cdef int action
    memset(values, 0, sizeof(values))
    while True:
        if not sample(z.f, k, &world, &rng):
            return -1
        left = actions
        while left:
            action = low_bit(left)
            left &= left - 1
            child = world
            act(z.f, &child, action)
            values[action] = exact(z, &child, values[action])
            if z.clock.stopped:
                return worlds
        note_exact(z, actions, values, arms)
        worlds += 1
        if limits.playouts and worlds * count_bits(actions) >= limits.playouts:
            return worlds
        if worlds & 31 == 0 and limits.good_enough > 0 and is_settled(actions, arms, limits.good_enough):
            return worlds


cdef void note_exact(const Solver* z, u64 actions, const int* values, Arm* arms) noexcept nogil:
    """Whole worlds only, so that all actions are judged by the same ones."""
    cdef int action
    cdef double value, points
    while actions:
        action = low_bit(actions)
        actions &= actions - 1
        value, points = utility_in(values[action]), points_in(values[action])
        note(&arms[action], value, points, 0.0)


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
