# Exact play of a world's last tricks: each seat maximizes its own worth, or, with a table, the searching seat's side
# maximizes and the others minimize.

cdef enum:
    MOST_NODES = 2000           # per ending of a misère


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
    cdef Solver* z = &rules.ending.solver
    cdef Trick trick
    cdef int seat, left = count_bits(deal.hands[deal.turn]), ours[3]
    cdef double worths[MOST_ENDS]
    z.seats, z.trump, z.matadors, z.clock = rules.seats, rules.trump, rules.matadors, &rules.ending.clock
    z.in_play = z.attackers = 0
    for seat in range(rules.seats):
        z.counted[seat] = rules.counted[seat]
        z.hands[seat] = deal.hands[seat]
        z.in_play |= deal.hands[seat]
        z.attackers |= <u64>(rules.side[seat] == rules.side[me]) << seat
    who_counts(z, ours)
    set_goals(&rules.ending.goals, worths, left, fill_worths(rules, deal, me, left, worths), ours)
    start_solving(z, &rules.ending.goals, left)
    trick.number, trick.led, trick.first, trick.best, trick.best_seat = deal.lying, deal.led, deal.first, deal.best, deal.best_seat
    trick.cards = 0             # of use to a memory only
    return rules.ending.goals.worth[best_end(z, &trick, deal.turn, left, &rules.ending.goals, rules.ending.goals.number // 2)]


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


cdef int spares(Rules* rules, Deal* deal, long long* nodes) noexcept nogil:
    """Whether the target can avoid every trick while all others try to force one on it; UNPROVED once the nodes are
    used up."""
    cdef Deal after
    cdef u64 cards, first
    cdef int wanted, card, found, open_end = 0
    if deal.taken[rules.target]:
        return 0
    if is_over(rules, deal):
        return 1
    wanted = deal.turn == rules.target
    cards = to_try(rules, deal)
    first = cards
    if deal.lying == 0 and not wanted:
        first = unsafe(deal.hands, rules.seats, rules.target)
        if first == 0:
            return 1
        if goes_over(deal.hands, rules.seats, deal.turn, rules.target, first):
            return 0
        first &= cards
    nodes[0] -= 1
    if nodes[0] < 0:
        return UNPROVED
    while cards:
        card = low_bit(first if first else cards)
        first &= ~(1ULL << card)
        cards &= ~(1ULL << card)
        after = deal[0]
        play(rules, &after, card)
        found = spares(rules, &after, nodes)
        if found == wanted:
            return wanted
        if found == UNPROVED:
            if nodes[0] < 0:
                return UNPROVED
            open_end = 1
    return UNPROVED if open_end else 1 - wanted


cdef int end_misere(Rules* rules, Deal* deal, long long nodes) noexcept nogil:
    """Solve and score the rest: the target takes a trick, or another seat all that are left. Return whether proved."""
    cdef int spared = spares(rules, deal, &nodes)
    if spared == UNPROVED:
        return 0
    if spared:
        deal.taken[(rules.target + 1) % rules.seats] += count_bits(deal.hands[rules.target])
    else:
        deal.taken[rules.target] += 1
    return 1


cdef double ended(Rules* rules, Deal* deal, int me, int policy, int exact, u64* rng) noexcept nogil:
    """Play on by the policy, and the last tricks exactly; return the worth to the seat."""
    cdef double worth[SEATS]
    cdef int misere = rules.until >= 0 and rules.until == rules.target
    while not is_over(rules, deal):
        if count_bits(deal.hands[deal.turn]) > exact:
            play(rules, deal, choose(rules, deal, policy, rng))
        elif rules.ending != NULL and not misere:
            return end_by_table(rules, deal, me)
        elif deal.lying or (misere and not end_misere(rules, deal, MOST_NODES)):
            play(rules, deal, choose(rules, deal, policy, rng))
        elif misere:
            return lead_of(rules, deal, me)
        elif rules.scoring == BY_TABLE:
            return each_against_all(rules, deal, me, -1e9, 1e9)
        else:
            solve_each(rules, deal, worth)
            return worth[me]
    return lead_of(rules, deal, me)
