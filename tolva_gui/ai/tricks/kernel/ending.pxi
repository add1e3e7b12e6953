# The last tricks of a world, exactly: who counts for themselves does what is best for them; with a table the side of the
# seat that searches does what is best for it and the others what is worst.

cdef inline u64 lying_or_held(Rules* rules, Deal* deal) noexcept nogil:
    cdef u64 cards = 0
    cdef int seat
    for seat in range(rules.seats):
        cards |= deal.hands[seat]
    return cards


cdef inline u64 different(Rules* rules, Deal* deal, u64 cards) noexcept nogil:
    """The cards without those that are as good as the next higher one of the same hand."""
    cdef u64 all_held = lying_or_held(rules, deal), left = cards, above_it, kept = cards
    cdef int card
    if deal.lying:
        all_held |= 1ULL << deal.best
    while left:
        card = low_bit(left)
        left &= left - 1
        above_it = all_held & suit_of(card) & ~((2ULL << card) - 1)
        if above_it and cards >> low_bit(above_it) & 1:
            kept &= ~(1ULL << card)
    return kept


cdef void solve_each(Rules* rules, Deal* deal, double* worth) noexcept nogil:
    """What the end is worth to each seat where each does the best for itself."""
    cdef Deal after
    cdef double found[SEATS]
    cdef u64 cards
    cdef int seat, first = 1
    if is_over(rules, deal):
        for seat in range(rules.seats):
            worth[seat] = lead_of(rules, deal, seat)
        return
    cards = different(rules, deal, playable(rules, deal))
    while cards:
        after = deal[0]
        play(rules, &after, low_bit(cards))
        cards &= cards - 1
        solve_each(rules, &after, found)
        if first or found[deal.turn] > worth[deal.turn]:
            first = 0
            for seat in range(rules.seats):
                worth[seat] = found[seat]


cdef double solve_table(Rules* rules, Deal* deal, int me, double least, double most) noexcept nogil:
    """What the end is worth to the seat, between the bounds."""
    cdef Deal after
    cdef double found
    cdef u64 cards
    cdef int ours
    if is_over(rules, deal):
        return lead_of(rules, deal, me)
    cards = different(rules, deal, playable(rules, deal))
    ours = rules.side[deal.turn] == rules.side[me]
    while cards and least < most:
        after = deal[0]
        play(rules, &after, high_bit(cards))
        cards &= ~(1ULL << high_bit(cards))
        found = solve_table(rules, &after, me, least, most)
        if ours:
            least = max(least, found)
        else:
            most = min(most, found)
    return least if ours else most


cdef double ended(Rules* rules, Deal* deal, int me, int policy, int exact, u64* rng) noexcept nogil:
    """Play on by the policy, and the last tricks exactly; return what it is worth to the seat."""
    cdef double worth[SEATS]
    while not is_over(rules, deal):
        if deal.lying == 0 and count_bits(deal.hands[deal.turn]) <= exact:
            if rules.scoring == BY_TABLE:
                return solve_table(rules, deal, me, -1e9, 1e9)
            solve_each(rules, deal, worth)
            return worth[me]
        play(rules, deal, choose(rules, deal, policy, rng))
    return lead_of(rules, deal, me)
