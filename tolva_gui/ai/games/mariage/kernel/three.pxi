# Three sides, each maximizing for itself (max^n). Nothing can be pruned, so it is only for the last few
# cards.

cdef struct Shares:
    double value[SIDES]
    double points       # of the deal, for the searching side


cdef void each_for_itself(Solver* z, State* s, const Aim* aims, Shares* best) noexcept nogil:
    """The worth of the position, which is changed, to each side."""
    cdef State child
    cdef Shares found
    cdef u64 actions
    cdef int side, first = 1
    while s.phase != OVER:
        actions = worth_trying(z, s)
        if actions & (actions - 1):
            break
        act(z.f, s, low_bit(actions))
    if s.phase == OVER:
        best.points = deal_points(z.f, s, z.aim)
        for side in range(z.f.sides):
            best.value[side] = utility(z.f, s, &aims[side])
        return
    z.nodes += 1
    if z.nodes & 1023 == 0 and (time_is_up(z.clock) or too_much(z)):
        return
    side = z.f.side[s.turn]
    while actions:
        child = s[0]
        act(z.f, &child, low_bit(actions))
        actions &= actions - 1
        each_for_itself(z, &child, aims, &found)
        if z.clock.stopped:
            return
        if first or found.value[side] > best.value[side]:
            best[0] = found
            first = 0


cdef void share_out(Solver* z, State* s, Shares* shares) noexcept nogil:
    cdef Aim aims[SIDES]
    cdef int side
    for side in range(z.f.sides):
        aims[side] = z.aim[0]
        aims[side].side = side
    each_for_itself(z, s, aims, shares)
