# An estimate of the rest of a deal after a packet; and the exact end of a deal for two sides, once nothing is
# hidden.

cdef enum:
    WIDE = 120                  # with more captures the solver gives up

cdef double MARGIN = 1.5        # a step behind by more is not examined further


cdef extern from *:
    """
    #define TOLVA_FOREHAND 0.75
    """
    const double FOREHAND "TOLVA_FOREHAND"  # forehand's extra share of the sea, approximately


cdef struct Solver:
    Rules* rules
    Memory* memory
    double* w
    Clock* clock
    int me
    int gave_up
    long long nodes
    long long most_nodes


cdef inline double steepness(int sides, double two, double more) noexcept nogil:
    """Weight of a lead in cards: fitted to deals played by weights for two and four sides; a guess for three."""
    return two + more * (sides - 2)


cdef void share(Rules* rules, Table* table, u64 kind, double steep, double prize, double* points) noexcept nogil:
    """Add each side's share of the prize for most of a kind, by the cards it has and those still to be taken."""
    cdef double parts[SEATS]
    cdef double total = 0.0
    cdef int side, taken = 0
    for side in range(rules.sides):
        taken += count_bits(table.won[side] & kind)
    steep /= sqrt(count_bits(kind) - taken + 1.0)
    for side in range(rules.sides):
        parts[side] = exp(steep * count_bits(table.won[side] & kind))
        total += parts[side]
    for side in range(rules.sides):
        points[side] += prize * parts[side] / total


cdef void expect_points(Rules* rules, Table* table, double* w, Memory* memory, double* points) noexcept nogil:
    """Each side's expected points at the end of a deal whose next packet has just been dealt."""
    cdef int side
    cdef u64 unseen = ALL & ~table.sea
    for side in range(rules.sides):
        points[side] = of_cards(rules, table, side)
        unseen &= ~table.won[side]
    share(rules, table, SPADES, steepness(rules.sides, 1.7, 0.45), rules.spades, points)
    share(rules, table, ALL, steepness(rules.sides, 1.1, 0.15), 1.0, points)
    points[table.turn % rules.sides] += FOREHAND * invites(rules, w, memory, table.sea, unseen, PACKET)


cdef void start_solver(Solver* solver, Rules* rules, Memory* memory, double* w, int me, long long most_nodes, Clock* clock) noexcept nogil:
    solver.rules, solver.memory, solver.w, solver.clock = rules, memory, w, clock
    solver.me, solver.gave_up, solver.nodes, solver.most_nodes = me, 0, 0, most_nodes


cdef inline u64 kind_of(int card) noexcept nogil:
    """The same for equivalent cards: of one rank, except spades and storan."""
    return mix(<u64>(card if card & 3 == 0 or card == STORAN else CARDS + (card >> 2)) + 77)


cdef u64 kinds_of(u64 cards) noexcept nogil:
    cdef u64 total = 0
    while cards:
        total += kind_of(low_bit(cards))
        cards &= cards - 1
    return total


cdef int steps_of(Solver* solver, Table* table, Step* steps) noexcept nogil:
    """The steps, one per equivalent group: captures first, the best first, then cards laid, the cheapest first."""
    cdef double worth[2 * WIDE + 8]
    cdef u64 kinds[2 * WIDE + 8]
    cdef u64 hand = table.hand[table.turn], kind
    cdef Step found[2 * WIDE + 8]
    cdef double one
    cdef int clearing, no, other, place, number = 0
    cdef int count = takes(solver.rules, table, solver.memory, found, WIDE, &clearing)
    if count > WIDE:
        solver.gave_up = 1
        return 0
    while hand and not clearing:
        found[count].card, found[count].taken = low_bit(hand), 0
        count += 1
        hand &= hand - 1
    for no in range(count):
        kind = kinds_of(found[no].taken) + 3 * kind_of(found[no].card)
        for other in range(number):
            if kinds[other] == kind:
                break
        else:
            if found[no].taken:
                one = brings(table, solver.w, &found[no])
            else:
                one = -1.0 - solver.w[found[no].card]
            place = number
            while place and worth[place - 1] < one:
                worth[place], kinds[place], steps[place] = worth[place - 1], kinds[place - 1], steps[place - 1]
                place -= 1
            worth[place], kinds[place], steps[place] = one, kind, found[no]
            number += 1
    return number


cdef double value_of(Solver* solver, Table* table, double least, double most) noexcept nogil:
    """The final lead of the solver's side under perfect play; exact between the bounds."""
    cdef Step steps[2 * WIDE + 8]
    cdef double points[SEATS]
    cdef Table after
    cdef double best, value
    cdef int number, no, mine
    if table.over:
        count_points(solver.rules, table, points)
        return points[solver.me] - points[1 - solver.me]
    solver.nodes += 1
    if solver.nodes > solver.most_nodes or (solver.nodes & 255 == 0 and time_is_up(solver.clock)):
        solver.gave_up = 1
    if solver.gave_up:
        return 0.0
    number = steps_of(solver, table, steps)
    mine = table.turn % 2 == solver.me
    best = -1e9 if mine else 1e9
    for no in range(number):
        after = table[0]
        act(solver.rules, &after, &steps[no])
        value = value_of(solver, &after, least, most)
        if mine:
            best = max(best, value)
            least = max(least, best)
        else:
            best = min(best, value)
            most = min(most, best)
        if least >= most:
            break
    return best
