# Flat Monte Carlo: each legal action, over the same worlds, played out or solved.

cdef struct Arm:
    double value
    double points
    double chance
    double latest               # value in the world that is being tried
    double products[ACTIONS]    # summed over worlds: this arm's value times the other's, itself included
    long long tries

cdef struct Limits:
    double deadline         # 0: none
    long long playouts      # 0: none
    int policy
    int solve_tricks        # solve when so many tricks or fewer are left
    double good_enough      # an action drops out when it is worse by so many standard errors; 0: never
    double alike            # the search ends when the best is surely not worse than another by so much

cdef inline void note(Arm* arm, double value, double points, double chance) noexcept nogil:
    arm.value += value
    arm.latest = value
    arm.points += points
    arm.chance += chance
    arm.tries += 1


cdef void try_action(
    Solver* z, const State* world, int action, const Limits* limits, u64* rng, Arm* arm, int* guess
) noexcept nogil:
    """Make the action, play on by the policy, and solve what is left when it is little."""
    cdef State s = world[0]
    cdef Shares shares
    cdef double value
    act(z.f, &s, action)
    if limits.solve_tricks:
        play_until(z.f, &s, limits.policy, limits.solve_tricks, rng)
        if z.f.sides > 2:
            share_out(z, &s, &shares)
            if not z.clock.stopped:
                note(arm, shares.value[z.aim.side], shares.points, 0.0)
            return
        guess[0] = exact(z, &s, guess[0])
        if not z.clock.stopped:
            note(arm, utility_in(guess[0]), points_in(guess[0]), 0.0)
        return
    play_out(z.f, &s, limits.policy, rng)
    value = utility(z.f, &s, z.aim)
    note(arm, value, deal_points(z.f, &s, z.aim), game_chance(z.f, &s, z.aim))


cdef long long search_worlds(
    Solver* z, const Known* k, const Past* past, u64 actions, const Limits* limits, Arm* arms, u64 seed
) noexcept nogil:
    """Fill the arms; return how many worlds were looked at, -1 if none fits."""
    cdef State world
    cdef Chain chain
    cdef u64 rng = mix(seed + 1)
    cdef long long worlds = 0, playouts = 0
    cdef u64 left
    cdef int guesses[ACTIONS]
    cdef int action
    memset(guesses, 0, sizeof(guesses))
    chain.left = 0
    while True:
        if not next_world(z.f, k, past, &chain, &world, &rng):
            return -1
        left = actions
        while left:
            action = low_bit(left)
            left &= left - 1
            try_action(z, &world, action, limits, &rng, &arms[action], &guesses[action])
            if z.clock.stopped:
                return worlds
        compare(actions, arms)
        worlds += 1
        playouts += count_bits(actions)
        if limits.playouts and playouts >= limits.playouts:
            return worlds
        if worlds & 7 == 0:
            if time_is_up(z.clock):
                return worlds
            if limits.good_enough > 0 and worlds & 63 == 0:
                actions = in_the_running(actions, arms, limits)
                if not actions & (actions - 1):
                    return worlds


cdef long long solve_worlds(
    Solver* z, const Known* k, const Past* past, u64 actions, const Limits* limits, Arm* arms, u64 seed
) noexcept nogil:
    """The same with exact values: what each action would bring if all cards lay open, averaged over worlds."""
    cdef State world, child
    cdef Chain chain
    cdef u64 rng = mix(seed + 1), left
    cdef long long worlds = 0, solved = 0
    cdef int values[ACTIONS]
    cdef int action
    memset(values, 0, sizeof(values))
    chain.left = 0
    while True:
        if not next_world(z.f, k, past, &chain, &world, &rng):
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
        compare(actions, arms)
        worlds += 1
        solved += count_bits(actions)
        if limits.playouts and solved >= limits.playouts:
            return worlds
        if worlds & 31 == 0 and limits.good_enough > 0:
            actions = in_the_running(actions, arms, limits)
            if not actions & (actions - 1):
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


cdef inline void compare(u64 actions, Arm* arms) noexcept nogil:
    """All actions have been tried in one world: what is common to them is the luck of the deal."""
    cdef u64 left
    cdef int action, other
    while actions:
        action = low_bit(actions)
        left = actions
        while left:
            other = low_bit(left)
            left &= left - 1
            arms[action].products[other] += arms[action].latest * arms[other].latest
        actions &= actions - 1


cdef u64 in_the_running(u64 actions, const Arm* arms, const Limits* limits) noexcept nogil:
    """The actions that are not worse than the best by so many standard errors; only that if it cannot matter."""
    cdef u64 left = actions, kept
    cdef int best = low_bit(actions), action
    cdef double gap, error, most = 0
    while left:
        action = low_bit(left)
        left &= left - 1
        if mean(&arms[action]) > mean(&arms[best]):
            best = action
    kept = one(best)
    left = actions & ~kept
    while left:
        action = low_bit(left)
        left &= left - 1
        gap = mean(&arms[best]) - mean(&arms[action])
        error = error_of_gap(arms, best, action, gap)
        if gap <= limits.good_enough * error:
            kept |= one(action)
            most = max(most, 2 * error - gap)
    return one(best) if most < limits.alike else kept


cdef inline double mean(const Arm* arm) noexcept nogil:
    return arm.value / arm.tries


cdef inline double error_of_gap(const Arm* arms, int one_action, int other, double gap) noexcept nogil:
    """The standard error of the difference, world by world."""
    cdef double both = arms[min(one_action, other)].products[max(one_action, other)]
    cdef double squares = arms[one_action].products[one_action] + arms[other].products[other] - 2 * both
    cdef double variance = squares / arms[other].tries - gap * gap
    return sqrt(max(variance, 0.0) / arms[other].tries)
