# The search over steps, in worlds played out to the end of a packet.

cdef struct Trial:
    Rules* rules
    Table* start
    Table world
    Hidden* hidden
    Step* steps
    double* w
    Memory* memory
    int tries
    int least                   # a playout ends with fewer cards in the stock


include "../../../kernel/flat.pxi"


cdef int new_world(Trial* trial, u64* rng) noexcept nogil:
    trial.world = trial.start[0]
    make_likely_world(trial.hidden, trial.rules, &trial.world, trial.w, trial.memory, trial.tries, rng)
    return 1


cdef double worth_in_world(Trial* trial, int arm, Arm* told, u64* rng) noexcept nogil:
    cdef Table table = trial.world
    cdef double points[SEATS]
    act(trial.rules, &table, &trial.steps[arm])
    play_out(trial.rules, &table, trial.w, trial.memory, rng, trial.least)
    if table.over:
        count_points(trial.rules, &table, points)
    else:
        expect_points(trial.rules, &table, trial.w, trial.memory, points)
    return lead_of(trial.rules, points, trial.start.turn % trial.rules.sides)
