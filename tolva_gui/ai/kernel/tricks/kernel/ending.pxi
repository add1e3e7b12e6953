# Exact play of a world's last tricks: each seat maximizes its own worth, or, with a table, the searching seat's side
# maximizes and the others minimize.

cdef inline u64 to_try(Rules* rules, Deal* deal) noexcept nogil:
    """The cards that may be played, one of each group of equals: all hands are known."""
    cdef u64 held = 0
    cdef int seat
    for seat in range(rules.seats):
        held |= deal.hands[seat]
    return one_of_equals(rules, deal, held, playable(rules, deal))


cdef void solve_each(Rules* rules, Deal* deal, double* worth) noexcept nogil:
    """The worth of the ending to each seat if each plays for itself."""
    cdef Deal after
    cdef double found[SEATS]
    cdef u64 cards
    cdef int seat, first = 1
    if is_over(rules, deal):
        for seat in range(rules.seats):
            worth[seat] = lead_of(rules, deal, seat)
        return
    cards = to_try(rules, deal)
    while cards:
        after = deal[0]
        play(rules, &after, low_bit(cards))
        cards &= cards - 1
        solve_each(rules, &after, found)
        if first or found[deal.turn] > worth[deal.turn]:
            first = 0
            for seat in range(rules.seats):
                worth[seat] = found[seat]


cdef struct Ending:             # of a world in which two sides play for what the table says
    Solver solver
    Goals goals
    Clock clock


cdef double end_by_table(Rules* rules, Deal* deal, int me) noexcept nogil:
    """The worth of the ending to the seat, if its side plays against all others."""
    cdef int left = count_bits(deal.hands[deal.turn])
    cdef double worths[MOST_ENDS]
    cdef int by_two = fill_worths(rules, deal, me, left, worths)
    return best_of_two_sides(rules, deal, me, rules.counted, left, by_two, worths)


cdef double best_of_two_sides(
    Rules* rules, Deal* deal, int me, const int* counted, int left, int by_two, const double* worths
) noexcept nogil:
    """The worth that the seat's side can reach against all others; see the kernel's `solve`."""
    cdef Solver* z = &rules.ending.solver
    cdef Goals* goals = &rules.ending.goals
    cdef Trick trick
    cdef int seat, ours[3]
    z.seats, z.trump, z.matadors, z.clock = rules.seats, rules.trump, rules.matadors, &rules.ending.clock
    z.in_play = z.attackers = 0
    for seat in range(rules.seats):
        z.counted[seat] = counted[seat]
        z.hands[seat] = deal.hands[seat]
        z.in_play |= deal.hands[seat]
        z.attackers |= <u64>(rules.side[seat] == rules.side[me]) << seat
    who_counts(z, ours)
    set_goals(goals, worths, left, by_two, ours)
    start_solving(z, goals, left)
    trick.number, trick.led, trick.first, trick.best, trick.best_seat = deal.lying, deal.led, deal.first, deal.best, deal.best_seat
    trick.cards = 0             # of use to a memory only
    return goals.worth[best_end(z, &trick, deal.turn, left, goals, goals.number // 2)]


cdef int fill_worths(Rules* rules, Deal* deal, int me, int left, double* worths) noexcept nogil:
    """Fill in the worth of each end by the table; return whether two seats are counted one by one."""
    cdef Deal end = deal[0]
    cdef int seat, one = -1, two = -1, rest = -1, first, second
    for seat in range(rules.seats):
        if rules.counted[seat] == 1:
            one = seat
        elif rules.counted[seat] == 2:
            two = seat
        else:
            rest = seat
    for first in range(left + 1):
        for second in range(left - first + 1 if two >= 0 else 1):
            end.taken[one] = deal.taken[one] + first
            if two >= 0:
                end.taken[two] = deal.taken[two] + second
            end.taken[rest] = deal.taken[rest] + left - first - second
            worths[place_of(first, second) if two >= 0 else first] = lead_of(rules, &end, me)
    return two >= 0


cdef double each_against_all(Rules* rules, Deal* deal, int me, double least, double most) noexcept nogil:
    """The same if the tricks of every seat count, and each plays alone; within the bounds."""
    cdef Deal after
    cdef double found
    cdef u64 cards
    if is_over(rules, deal):
        return lead_of(rules, deal, me)
    cards = to_try(rules, deal)
    while cards and least < most:
        after = deal[0]
        play(rules, &after, high_bit(cards))
        cards &= ~(1ULL << high_bit(cards))
        found = each_against_all(rules, &after, me, least, most)
        if deal.turn == me:
            least = max(least, found)
        else:
            most = min(most, found)
    return least if deal.turn == me else most


cdef void end_misere(Rules* rules, Deal* deal) noexcept nogil:
    """Score the rest of a misère before a trick: the target takes a trick, or another seat all that are left."""
    cdef int left = count_bits(deal.hands[rules.target])
    cdef int counted[SEATS]
    cdef double worths[MOST_ENDS]
    memset(counted, 0, sizeof(counted))
    memset(worths, 0, sizeof(worths))
    counted[rules.target], worths[0] = 1, 1
    if best_of_two_sides(rules, deal, rules.target, counted, left, 0, worths):
        deal.taken[(rules.target + 1) % rules.seats] += left
    else:
        deal.taken[rules.target] += 1


cdef double ended(Rules* rules, Deal* deal, int me, int policy, int exact, u64* rng) noexcept nogil:
    """Play on by the policy, and the last tricks exactly; return the worth to the seat."""
    cdef double worth[SEATS]
    cdef int misere = rules.until >= 0 and rules.until == rules.target
    while not is_over(rules, deal):
        if count_bits(deal.hands[deal.turn]) > exact:
            play(rules, deal, choose(rules, deal, policy, rng))
        elif rules.scoring == BY_SIDES and not misere:
            return end_by_table(rules, deal, me)
        elif deal.lying:
            play(rules, deal, choose(rules, deal, policy, rng))
        elif misere:
            end_misere(rules, deal)
            break
        elif rules.scoring == BY_TABLE:
            return each_against_all(rules, deal, me, -1e9, 1e9)
        else:
            solve_each(rules, deal, worth)
            return worth[me]
    return lead_of(rules, deal, me)
