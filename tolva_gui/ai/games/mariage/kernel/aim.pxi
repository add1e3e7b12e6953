# The value of a deal's result to a side.

cdef double FADE = 0.86         # factor on the game chance per point below LOWEST_SCORE

cdef struct Aim:
    int side
    short before[SIDES]         # scores before the deal
    double per_chance
    double per_point


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
    cdef long index = clip(s.carried, 0, CARRIED)
    cdef int side, score
    cdef double share = 1.0
    if s.winner >= 0:
        return 1.0 if s.winner == aim.side else 0.0
    for side in range(f.sides):
        index = index * SPAN + clip(s.scores[(aim.side + side) % f.sides], LOWEST_SCORE, SPAN)
    for score in range(s.scores[aim.side], LOWEST_SCORE):
        share *= FADE
    return share * f.chance[index]


cdef inline double utility(const Form* f, const State* s, const Aim* aim) noexcept nogil:
    return aim.per_chance * game_chance(f, s, aim) + aim.per_point * deal_points(f, s, aim)
