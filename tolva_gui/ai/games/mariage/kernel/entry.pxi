# What Python calls for whole searches; the interpreter lock is given back for their duration.


cdef class Race:
    """The chance of the game for each standing between two deals, for the first side named."""

    cdef Table t

    def __init__(self, chances, *, low, span, carried, fade):
        self.t.low, self.t.span, self.t.carried, self.t.fade = low, span, carried, fade
        self.t.chance = <float*> calloc(len(chances), sizeof(float))
        if self.t.chance == NULL:
            raise MemoryError
        for no, chance in enumerate(chances):
            self.t.chance[no] = chance

    def __dealloc__(self):
        free(self.t.chance)


cdef class Purpose:
    """What a side wants: so much for its chance of the game, so much for each point of the deal."""

    cdef Aim a
    cdef Race race

    def __init__(self, *, side, before, per_chance, per_point, Race race=None):
        memset(&self.a, 0, sizeof(Aim))
        self.a.side, self.a.per_chance, self.a.per_point = side, per_chance, per_point
        for no, score in enumerate(before):
            self.a.before[no] = score
        self.race = race  # keeps the table alive
        if race is not None:
            self.a.race = race.t


cdef _start(Clock* clock, double ms, asked):
    memset(clock, 0, sizeof(Clock))
    cdef double now = clock_ms()
    clock.deadline = now + ms if ms > 0 else 0
    clock.next_look = now + 2.0
    clock.asked = NULL if asked is None else <void*> asked


def search(Position position, Purpose purpose, Memory memory, u64 actions, u64 seed, *, double ms=0, long long playouts=0,
           long long nodes=0, int policy=RANDOM_CARD, int solve_tricks=0, double good_enough=0, double alike=0, asked=None):
    """Flat Monte Carlo; see `_kernel.pyi`."""
    cdef Arm arms[ACTIONS]
    cdef Limits limits
    cdef Clock clock
    cdef Solver z
    cdef long long worlds
    memset(&arms, 0, sizeof(arms))
    memset(&limits, 0, sizeof(limits))
    limits.playouts, limits.policy, limits.good_enough, limits.alike = playouts, policy, good_enough, alike
    limits.solve_tricks = solve_tricks
    memory.searches += 1
    _start(&clock, ms, asked)
    start_solver(&z, &position.rules.f, &purpose.a, &clock, memory.slots, memory.searches, 16)
    z.most_nodes = nodes
    with nogil:
        worlds = search_worlds(&z, &position.k, &position.past, actions, &limits, arms, seed)
    return worlds, clock.stopped == 2, _means(arms)


cdef _means(Arm* arms):
    cdef int action
    values = {}
    for action in range(ACTIONS):
        if arms[action].tries:
            n = <double> arms[action].tries
            values[action] = arms[action].value / n, arms[action].points / n, arms[action].chance / n, arms[action].tries
    return values


cdef class Memory:
    """The solver's table. One search at a time."""

    cdef Slot* slots
    cdef u64 searches

    def __cinit__(self):
        self.slots = <Slot*> calloc(1 << TABLE_BITS, sizeof(Slot))
        if self.slots == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.slots)


def search_exactly(Position position, Purpose purpose, Memory memory, u64 actions, u64 seed, *, double ms=0,
                   long long playouts=0, long long nodes=0, double good_enough=0, double alike=0, asked=None):
    """Exact values averaged over worlds; see `_kernel.pyi`."""
    cdef Arm arms[ACTIONS]
    cdef Limits limits
    cdef Clock clock
    cdef Solver z
    cdef long long worlds
    memset(&arms, 0, sizeof(arms))
    memset(&limits, 0, sizeof(limits))
    limits.playouts, limits.good_enough, limits.alike = playouts, good_enough, alike
    memory.searches += 1
    _start(&clock, ms, asked)
    start_solver(
        &z, &position.rules.f, &purpose.a, &clock, memory.slots, memory.searches, count_bits(position.s.left)
    )
    z.most_nodes = nodes
    with nogil:
        worlds = solve_worlds(&z, &position.k, &position.past, actions, &limits, arms, seed)
    return worlds, clock.stopped == 2, _means(arms)


def solve_all(Position position, Purpose purpose, Memory memory, u64 actions, *, u64 barred=0, long long nodes=0, double ms=0,
              asked=None):
    """Exact values; see `_kernel.pyi`."""
    cdef Solver z
    cdef Clock clock
    cdef State child
    cdef int action, value = 0
    cdef u64 left = actions
    values = {}
    memory.searches += 1
    _start(&clock, ms, asked)
    start_solver(&z, &position.rules.f, &purpose.a, &clock, memory.slots, memory.searches, count_bits(position.s.left))
    z.barred, z.most_nodes = barred, nodes
    while left:
        action = low_bit(left)
        left &= left - 1
        child = position.s
        with nogil:
            act(&position.rules.f, &child, action)
            value = exact(&z, &child, value)
        if clock.stopped:
            return None, clock.stopped == 2, z.nodes
        values[action] = utility_in(value), <double> points_in(value)
    return values, False, z.nodes


def play_deals(positions, long times, int policy, u64 seed):
    """Play each position out so many times; return a checksum of the first time."""
    cdef long n = len(positions), i
    cdef State* deals = <State*> calloc(n + 1, sizeof(State))
    cdef Position position
    cdef u64 total
    if deals == NULL:
        raise MemoryError
    for i in range(n):
        position = positions[i]
        deals[i] = position.s
    with nogil:
        total = _play_deals(&position.rules.f, deals, n, times, policy, seed)
    free(deals)
    return total


cdef u64 _play_deals(const Form* f, const State* deals, long n, long times, int policy, u64 seed) noexcept nogil:
    cdef State s
    cdef u64 dice, total = 0, first = 0
    cdef long time, i
    for time in range(times):
        for i in range(n):
            s = deals[i]
            dice = seed + <u64> i
            play_out(f, &s, policy, &dice)
            total = total * 31 + summary(f, &s)
        if time == 0:
            first = total
    return first


cdef inline u64 summary(const Form* f, const State* s) noexcept nogil:
    """Card points, scores and the last trick's side in one number."""
    return (
        <u64> (s.tally[0] >> 16) << 16
        | <u64> (s.scores[0] & 255) << 8
        | <u64> (s.scores[1] & 127) << 1
        | <u64> (f.side[s.leader] & 1)
    )


def outcomes(Rules rules, scores, int carried, long deals, int policy, u64 seed):
    """Deal and play from a standing; see `_kernel.pyi`."""
    cdef State s
    cdef u64 rng = mix(seed + 1)
    cdef long deal
    counts = {}
    for deal in range(deals):
        memset(&s, 0, sizeof(State))
        for side, score in enumerate(scores):
            s.scores[<int> side] = score
        s.carried = carried
        with nogil:
            deal_anew(&rules.f, &s, <int> (deal % rules.f.seats), &rng)
            play_out(&rules.f, &s, policy, &rng)
        key = (
            tuple([s.scores[side] for side in range(rules.f.sides)]),
            s.carried,
            None if s.winner < 0 else s.winner,
        )
        counts[key] = counts.get(key, 0) + 1
    return counts
