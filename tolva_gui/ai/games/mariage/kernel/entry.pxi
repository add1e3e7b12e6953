# Python entry points of the searches; they release the GIL.


cdef class WinChances:
    """The game chance for each standing between two deals, for the first side named.

    `chances` is indexed by carried points (0 to `carried` - 1), then by each side's score in turn (`span`
    scores from `low`); values beyond count as the last. Each point that the side is below `low` multiplies
    its chance by `fade`.
    """

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
    """A side's utility: weights of its game chance and of each point of the deal."""

    cdef Aim a
    cdef WinChances race

    def __init__(self, *, side, before, per_chance, per_point, WinChances race=None):
        memset(&self.a, 0, sizeof(Aim))
        self.a.side, self.a.per_chance, self.a.per_point = side, per_chance, per_point
        for no, score in enumerate(before):
            self.a.before[no] = score
        self.race = race  # keeps the table alive
        if race is not None:
            self.a.race = race.t


cdef class Memory:
    """The solver's table, for one search at a time."""

    cdef Slot* slots
    cdef u64 searches

    def __cinit__(self):
        self.slots = <Slot*> calloc(1 << TABLE_BITS, sizeof(Slot))
        if self.slots == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.slots)


def search(Position position, Purpose purpose, Memory memory, u64 actions, u64 seed, *, double ms=0, long long playouts=0,
           long long nodes=0, int policy=RANDOM_CARD, int solve_tricks=0, double good_enough=0, double alike=0, asked=None):
    """Run flat Monte Carlo over fitting worlds; return their number (-1: none fits), whether cancelled, the values.

    Playouts follow the policy, and are exact once only `solve_tricks` are left (with three sides, each plays
    for itself). An action drops out when it is `good_enough` standard errors worse than the best. The search
    ends after `ms`, `playouts` or `nodes` of exact search, when one action is left, or when the best is
    surely at most `alike` worse than any other. The first world is tried whatever the limits. `asked` is
    called every two milliseconds; True cancels the search.
    """
    cdef Trial trial
    memset(&trial, 0, sizeof(Trial))
    trial.policy, trial.solve_tricks, trial.nodes = policy, solve_tricks, nodes
    return _searched(&trial, position, purpose, memory, actions, seed, ms, playouts, good_enough, alike, 64, 16, asked)


def search_exactly(Position position, Purpose purpose, Memory memory, u64 actions, u64 seed, *, double ms=0,
                   long long playouts=0, long long nodes=0, double good_enough=0, double alike=0, asked=None):
    """Average exact values over fitting worlds; otherwise like `search`, but the first world is not guaranteed."""
    cdef Trial trial
    memset(&trial, 0, sizeof(Trial))
    trial.exact, trial.nodes = 1, nodes
    return _searched(
        &trial, position, purpose, memory, actions, seed, ms, playouts, good_enough, alike, 32, count_bits(position.s.left), asked
    )


cdef _searched(Trial* trial, Position position, Purpose purpose, Memory memory, u64 actions, u64 seed, double ms,
               long long playouts, double doubt, double alike, int look_every, int cards, asked):
    """*cards*: the number of cards at the start of an exact search."""
    cdef int number = count_bits(actions), no
    cdef Arms arms = Arms(number, doubt=doubt, alike=alike, look_every=look_every)
    cdef int what[ACTIONS]
    cdef Clock clock
    cdef Solver z
    cdef long long worlds
    cdef u64 rng = seeded(seed)
    for no in range(number):
        what[no] = low_bit(actions)
        actions &= actions - 1
    memory.searches += 1
    start_clock(&clock, ms, or_null(asked))
    start_solver(&z, &position.rules.f, &purpose.a, &clock, memory.slots, memory.searches, cards)
    trial.z, trial.known, trial.past, trial.actions = &z, &position.k, &position.past, what
    with nogil:
        worlds = try_arms(trial, &arms.table, 0, playouts, not trial.exact, &clock, &rng)
    values = {
        what[no]: (mean_of(&arms.table, no), arms.table.arm[no].beside / arms.table.arm[no].tries, arms.table.arm[no].tries)
        for no in range(number)
        if arms.table.arm[no].tries
    }
    return worlds, clock.stopped == 2, values


def solve_all(Position position, Purpose purpose, Memory memory, u64 actions, *, u64 barred=0, long long nodes=0, double ms=0,
              asked=None):
    """Solve a position without hidden cards; return utility and points of each action, whether cancelled, nodes.

    The values are None if `ms` or `nodes` were too few. Calls in `barred` are not considered inside the tree.
    The purpose's side maximizes, all others minimize.
    """
    cdef Solver z
    cdef Clock clock
    cdef State child
    cdef int action, value = 0
    cdef u64 left = actions
    values = {}
    memory.searches += 1
    start_clock(&clock, ms, or_null(asked))
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
    """Play out each position (all of one form) *times* times; return a checksum of the first outcomes."""
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
