# Worlds consistent with a seat's knowledge, and the likelihood of the others' play in this packet in each.

cdef enum:
    MOST_PLAYED = 16
    MOST_TRIES = 16


cdef struct Hidden:
    i8 cards[CARDS]
    int number
    int in_hand[SEATS]          # number of hidden cards per hand; the rest is the stock
    Step played[MOST_PLAYED]    # since the packet was dealt, in order
    int moves


# The likelihood of a step: a softmax over the weights with this temperature, in points, and a share of random steps.
cdef double HEAT = 0.3
cdef double STRAY = 0.1


cdef void make_world(Hidden* hidden, Rules* rules, Table* table, u64* rng) noexcept nogil:
    """Deal the hidden cards to hands and stock."""
    cdef i8 cards[CARDS]
    cdef int left = hidden.number, seat, no
    if not left:
        return
    for no in range(left):
        cards[no] = hidden.cards[no]
    for seat in range(rules.seats):
        for no in range(hidden.in_hand[seat]):
            table.hand[seat] |= 1ULL << take_any(cards, &left, rng)
    for no in range(table.left_in_stock):
        table.stock[no] = take_any(cards, &left, rng)


cdef double chance_of(Rules* rules, Table* table, double* w, Memory* memory, Step* played) noexcept nogil:
    """The probability that the seat to act plays this step."""
    cdef Step steps[MOST_STEPS]
    cdef double worth[MOST_WEIGHED]
    cdef double most = -1e9, total = 0.0, own = 0.0, part
    cdef u64 unseen = unseen_by(rules, table, table.turn)
    cdef int number = legal(rules, table, memory, steps), no
    if number > MOST_WEIGHED:
        return 1.0
    for no in range(number):
        worth[no] = weigh(rules, table, w, memory, &steps[no], unseen, brings(table, w, &steps[no]))
        most = max(most, worth[no])
    for no in range(number):
        part = exp((worth[no] - most) / HEAT)
        total += part
        if steps[no].card == played.card and steps[no].taken == played.taken:
            own = part
    return STRAY / number + (1 - STRAY) * own / total


cdef double likelihood(Hidden* hidden, Rules* rules, Table* world, double* w, Memory* memory) noexcept nogil:
    """The probability of the others' play in this world."""
    cdef Table past = world[0]
    cdef Step* step
    cdef u64 card
    cdef double chance = 1.0
    cdef int no, me = world.turn, side
    for no in range(hidden.moves - 1, -1, -1):
        step = &hidden.played[no]
        card = 1ULL << step.card
        past.turn = (past.turn + rules.seats - 1) % rules.seats
        side = past.turn % rules.sides
        if step.taken:
            past.won[side] &= ~(step.taken | card)
            past.sea |= step.taken
        else:
            past.sea &= ~card
        past.hand[past.turn] |= card
        if past.turn != me:
            chance *= chance_of(rules, &past, w, memory, step)
    return chance


cdef void make_likely_world(
    Hidden* hidden, Rules* rules, Table* table, double* w, Memory* memory, int tries, u64* rng
) noexcept nogil:
    """Deal the hidden cards: of *tries* worlds, drawn by the likelihood of the play."""
    cdef Table worlds[MOST_TRIES]
    cdef double chances[MOST_TRIES]
    cdef double total = 0.0, lot
    cdef int no
    tries = min(tries, MOST_TRIES)
    if tries < 2 or not hidden.moves or not hidden.number:
        make_world(hidden, rules, table, rng)
        return
    for no in range(tries):
        worlds[no] = table[0]
        make_world(hidden, rules, &worlds[no], rng)
        chances[no] = likelihood(hidden, rules, &worlds[no], w, memory)
        total += chances[no]
    lot = draw_share(rng) * total
    for no in range(tries):
        lot -= chances[no]
        if lot <= 0:
            break
    table[0] = worlds[min(no, tries - 1)]
