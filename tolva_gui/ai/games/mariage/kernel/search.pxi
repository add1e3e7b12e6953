# The search over the actions of the seat to act, with playouts or exact values.

cdef struct Trial:
    Solver* z
    const State* public
    const Known* known
    const Past* past
    Chain chain                 # source of the worlds
    State world
    int* actions
    int guesses[ACTIONS]        # the exact value of each arm in the last world
    long long nodes             # node limit after the first world, 0: none
    int exact                   # whether all values are exact, not only those of a playout's end
    int policy
    int solve_tricks            # a playout is solved exactly once this many tricks are left


include "../../../kernel/flat.pxi"


cdef int new_world(Trial* trial, u64* rng) noexcept nogil:
    return next_world(trial.z.f, trial.public, trial.known, trial.past, &trial.chain, &trial.world, rng)


cdef double worth_in_world(Trial* trial, int arm, Arm* told, u64* rng) noexcept nogil:
    """The utility; the points of the deal go to `beside_now`."""
    cdef Solver* z = trial.z
    cdef State s = trial.world
    cdef Shares shares
    # The first world is finished whatever it costs.
    z.most_nodes = trial.nodes if told.tries or trial.exact else 0
    act(z.f, &s, trial.actions[arm])
    if not trial.exact and not trial.solve_tricks:
        play_out(z.f, &s, trial.policy, 0, rng)
        told.beside_now = deal_points(z.f, &s, z.aim)
        return utility(z.f, &s, z.aim)
    if not trial.exact:
        play_out(z.f, &s, trial.policy, trial.solve_tricks, rng)
        if z.f.sides > 2:
            share_out(z, &s, &shares)
            told.beside_now = shares.points
            return shares.value[z.aim.side]
    trial.guesses[arm] = exact(z, &s, trial.guesses[arm if told.tries else max(arm - 1, 0)])
    told.beside_now = points_in(trial.guesses[arm])
    return utility_in(trial.guesses[arm])
