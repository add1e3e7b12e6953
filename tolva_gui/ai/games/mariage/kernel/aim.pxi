# The value of a deal's result to a side.

cdef struct Table:
    # Game chance for each standing between two deals, for the searching side.
    float* chance
    int low
    int span
    int carried
    double fade     # factor on the chance per point below `low`

cdef struct Aim:
    int side
    short before[SIDES]     # scores before the deal
    double per_chance
    double per_point
    Table race

cdef double deal_points(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    """The side's gain minus the best gain of the others."""
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
    cdef int side, score
    cdef double share = 1.0
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
    for score in range(s.scores[aim.side], aim.race.low):
        share *= aim.race.fade
    return share * aim.race.chance[index]


cdef inline double utility(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    return aim.per_chance * game_chance(f, s, aim) + aim.per_point * deal_points(f, s, aim)
