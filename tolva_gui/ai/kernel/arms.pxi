# The candidate moves ("arms"). All are tried in the same worlds; clearly worse ones drop out.

cdef enum:
    FIRST_LOOK = 32             # worlds before the first arm may drop out
    LOOK_EVERY = 16


cdef struct Arm:
    int out
    long long tries
    double total
    double now                  # worth in the current world
    double beside               # a second sum over the same playouts, not used for the choice
    double beside_now


cdef struct ArmTable:
    Arm* arm
    double* squares             # summed squares of the gaps, per pair of arms
    int number
    int running
    double doubt                # an arm this many standard errors behind drops out; 0: none does
    double alike                # end once the best is surely within this of every other arm; 0: never
    int look_every


cdef class Arms:
    """The memory of an arm table."""

    cdef ArmTable table

    def __cinit__(self, int number, *, double doubt=3.5, double alike=0.0, int look_every=LOOK_EVERY):
        self.table.number = self.table.running = number
        self.table.doubt, self.table.alike, self.table.look_every = doubt, alike, look_every
        self.table.arm = <Arm*> calloc(max(number, 1), sizeof(Arm))
        self.table.squares = <double*> calloc(max(number * number, 1), sizeof(double))
        if self.table.arm == NULL or self.table.squares == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.table.arm)
        free(self.table.squares)


cdef inline double mean_of(ArmTable* arms, int a) noexcept nogil:
    return arms.arm[a].total / max(arms.arm[a].tries, 1)


cdef int best_of(ArmTable* arms) noexcept nogil:
    """The running arm with the best mean, the first of several; -1 before the first world."""
    cdef int a, best = -1
    for a in range(arms.number):
        if not arms.arm[a].out and arms.arm[a].tries and (best < 0 or arms.arm[a].total > arms.arm[best].total):
            best = a
    return best


cdef double error_of_gap(ArmTable* arms, int a, int best) noexcept nogil:
    """The standard error of the difference, paired by world to cancel the luck of the deal."""
    cdef double tries = <double> arms.arm[a].tries
    cdef double mean = (arms.arm[best].total - arms.arm[a].total) / tries
    return sqrt(max(arms.squares[a * arms.number + best] / tries - mean * mean, 1e-9) / tries)


cdef void note_world(ArmTable* arms) noexcept nogil:
    """Add the current world's worth to each running arm."""
    cdef int a, b
    cdef double gap
    for a in range(arms.number):
        if arms.arm[a].out:
            continue
        arms.arm[a].total += arms.arm[a].now
        arms.arm[a].beside += arms.arm[a].beside_now
        arms.arm[a].tries += 1
        if arms.doubt <= 0:
            continue
        for b in range(arms.number):
            if not arms.arm[b].out:
                gap = arms.arm[a].now - arms.arm[b].now
                arms.squares[a * arms.number + b] += gap * gap


cdef void drop_out(ArmTable* arms) noexcept nogil:
    """Drop the arms clearly worse than the best, and all but the best if the rest are practically equal."""
    cdef int a, best = best_of(arms)
    cdef double gap, error, most = 0.0
    for a in range(arms.number):
        if arms.arm[a].out or a == best:
            continue
        gap, error = mean_of(arms, best) - mean_of(arms, a), error_of_gap(arms, a, best)
        if gap > arms.doubt * error:
            arms.arm[a].out = 1
            arms.running -= 1
        else:
            most = max(most, 2 * error - gap)
    if arms.alike > 0 and most < arms.alike:
        for a in range(arms.number):
            arms.arm[a].out = a != best
        arms.running = 1
