# Flat Monte Carlo: every arm is tried in the same sampled worlds, with the same random numbers.
# The including file must declare a struct `Trial` first, and define
#   int new_world(Trial* trial, u64* rng)                                 sample the next world; 0: none fits
#   double worth_in_world(Trial* trial, int arm, Arm* told, u64* rng)     try an arm in it; may fill `told.beside_now`

cdef long long try_arms(
    Trial* trial, ArmTable* arms, long long worlds, long long playouts, int surely, Clock* clock, u64* rng
) noexcept nogil:
    """Fill the arms; return the number of worlds tried, -1 if none fits. *worlds*, *playouts*: limits, 0 for none.

    *surely*: the first world is finished whatever the limits, unless the search is cancelled.
    """
    cdef double deadline = clock.deadline
    cdef long long tried = 0, done = 0
    cdef u64 same
    cdef int a
    if surely:
        clock.deadline = 0
    while not time_is_up(clock):
        if tried and ((arms.running < 2 and arms.doubt > 0) or (worlds and tried >= worlds)):
            break
        if tried and playouts and done + arms.running > playouts:
            break
        if not new_world(trial, rng):
            return tried if tried else -1
        same = mix(rng[0])
        for a in range(arms.number):
            if arms.arm[a].out:
                continue
            rng[0] = same
            arms.arm[a].now = worth_in_world(trial, a, &arms.arm[a], rng)
            if clock.stopped:
                return tried
        done += arms.running
        note_world(arms)
        if arms.doubt > 0 and tried >= FIRST_LOOK and tried % arms.look_every == 0:
            drop_out(arms)
        tried += 1
        clock.deadline = deadline
    return tried
