# Flat Monte Carlo over worlds: every step is tried in the same ones.

cdef enum:
    FIRST_LOOK = 32


cdef struct Arm:
    Step step
    int out
    long long tries
    double total
    double now


cdef double behind(Arm* arms, double* squares, int number, int a, int best, double doubt) noexcept nogil:
    """How many standard errors the arm lies behind the best one."""
    cdef double tries = <double>arms[a].tries
    cdef double mean, variance
    if doubt <= 0 or arms[a].tries != arms[best].tries or not arms[a].tries:
        return 99.0
    mean = (arms[best].total - arms[a].total) / tries
    variance = squares[a * number + best] / tries - mean * mean
    return mean / sqrt(max(variance, 1e-9) / tries)


cdef int best_of(Arm* arms, int number) noexcept nogil:
    cdef int a, best = -1
    for a in range(number):
        if not arms[a].out and arms[a].tries and (best < 0 or arms[a].total > arms[best].total):
            best = a
    return best


cdef void search_worlds(
    Rules* rules, Table* start, Hidden* hidden, Arm* arms, int number, double* squares, Way* way, Memory* memory,
    Reading* reading, long long worlds, long long playouts, int least, double doubt, Clock* clock, u64 seed,
) noexcept nogil:
    """*squares*: of the gaps between each two arms. *doubt*: so many standard errors behind an arm drops out."""
    cdef Table world, copy
    cdef double points[SEATS]
    cdef u64 rng = mix(seed + 1), same
    cdef long long done = 0, tried
    cdef int a, b, best, running = number, me = start.turn % rules.sides
    for tried in range(worlds):
        if (running < 2 and tried) or time_is_up(clock) or done + running > playouts:
            break
        world = start[0]
        make_likely_world(hidden, rules, &world, way.w, memory, reading, &rng)
        same = mix(rng)
        for a in range(number):
            if arms[a].out:
                continue
            copy, rng = world, same
            act(rules, &copy, &arms[a].step)
            play_out(rules, &copy, way, memory, &rng, least)
            if copy.over:
                count_points(rules, &copy, points)
            else:
                expect_points(rules, &copy, way.w, memory, points)
            arms[a].now = lead_of(rules, points, me)
            arms[a].total += arms[a].now
            arms[a].tries += 1
            done += 1
        if doubt <= 0:
            continue
        for a in range(number):
            for b in range(number):
                if not arms[a].out and not arms[b].out:
                    squares[a * number + b] += (arms[a].now - arms[b].now) * (arms[a].now - arms[b].now)
        if tried >= FIRST_LOOK and tried & 15 == 0:
            best = best_of(arms, number)
            for a in range(number):
                if not arms[a].out and a != best and behind(arms, squares, number, a, best, doubt) > doubt:
                    arms[a].out = 1
                    running -= 1


cdef void start_clock(Clock* clock, double ms, void* asked) noexcept:
    memset(clock, 0, sizeof(Clock))
    clock.next_look = clock_ms() + 2.0
    clock.deadline = clock_ms() + ms if ms > 0 else 0
    clock.asked = asked
