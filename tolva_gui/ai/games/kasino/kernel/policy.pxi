# The playout policy: by a step's gain less the next player's, as in `rule_player.MoveEvaluator`.

cdef enum:
    WHIM = 163                  # random steps per 2048
    GROUPS_WEIGHED = 40         # per value
    MOST_WEIGHED = 60
    W_TABBE = 52                # indices in the list of weights, after each card's worth
    W_FEARS = 53
    W_LAST = 54
    W_FRESH = 55
    W_MINE = 56
    WEIGHTS = 57


cdef inline double worth_of(double* w, u64 cards) noexcept nogil:
    cdef double worth = 0.0
    while cards:
        worth += w[low_bit(cards)]
        cards &= cards - 1
    return worth


cdef double best_union(u64* groups, double* worth, int number, u64 used, u64* taken, int* looks) noexcept nogil:
    """The worth of the best union of disjoint groups; *taken*: its cards."""
    cdef double most = 0.0, one
    cdef u64 cards
    cdef int no
    taken[0] = 0
    for no in range(number):
        if groups[no] & used or looks[0] <= 0:
            continue
        looks[0] -= 1
        one = worth[no]
        if no + 1 < number:
            one += best_union(groups + no + 1, worth + no + 1, number - no - 1, used | groups[no], &cards, looks)
        else:
            cards = 0
        if one > most:
            most, taken[0] = one, cards | groups[no]
    return most


cdef void find_gains(Rules* rules, double* w, Gains* gains) noexcept nogil:
    """The worth of the best capture from the sea by card value; 0 without one."""
    cdef Groups groups
    cdef double worth[GROUPS_WEIGHED]
    cdef double best[CARDS]
    cdef double most
    cdef u64 taken, cards
    cdef i8 falling[VALUES]
    cdef int value, no, looks, card, place, weighed, values = 0, number = 0
    groups_of(rules, gains.sea, &groups)
    gains.takers = 0
    for value in range(2, rules.highest + 1):
        gains.of[value] = 0.0
        weighed = min(groups.number[value], GROUPS_WEIGHED)
        if not weighed:
            continue
        for no in range(weighed):
            worth[no] = worth_of(w, groups.cards[value][no])
        looks = 200
        most = best_union(groups.cards[value], worth, weighed, 0, &taken, &looks)
        gains.of[value] = most + (w[W_TABBE] if taken == gains.sea else 0.0)
        gains.takers |= rules.worth[value]
        place = values
        values += 1
        while place and gains.of[falling[place - 1]] < gains.of[value]:
            falling[place] = falling[place - 1]
            place -= 1
        falling[place] = value
    for place in range(values):
        cards = rules.worth[falling[place]]
        while cards:
            card = low_bit(cards)
            cards &= cards - 1
            most = gains.of[falling[place]] + w[card]
            no = number
            number += 1
            while no and best[no - 1] < most:
                best[no], gains.order[no] = best[no - 1], gains.order[no - 1]
                no -= 1
            best[no], gains.order[no] = most, card


cdef inline Gains* gains_of(Rules* rules, double* w, Memory* memory, u64 sea) noexcept nogil:
    cdef Gains* gains = &memory.gains[mix(sea) & (SEAS - 1)]
    if gains.sea != sea:
        gains.sea = sea
        find_gains(rules, w, gains)
    return gains


cdef double invites(Rules* rules, double* w, Memory* memory, u64 sea, u64 unseen, int held) noexcept nogil:
    """The expected gain of the next player, who holds *held* of the unseen cards."""
    cdef Gains* gains
    cdef double total = 0.0, nobody = 1.0, here
    cdef int left = count_bits(unseen), number, no, card
    if not sea or not held or not unseen:
        return 0.0
    gains = gains_of(rules, w, memory, sea)
    number = count_bits(gains.takers)
    for no in range(number):
        card = gains.order[no]
        if not unseen >> card & 1:
            continue
        if nobody < 0.02:
            break
        here = held / <double>left if held < left else 1.0
        total += nobody * here * (gains.of[rules.in_hand[card]] + w[card])
        nobody *= 1 - here
        left -= 1
    return total


cdef u64 unseen_by(Rules* rules, Table* table, int seat) noexcept nogil:
    """The cards not in the seat's hand, the sea or the won piles."""
    cdef u64 seen = table.sea | table.hand[seat]
    cdef int side
    for side in range(rules.sides):
        seen |= table.won[side]
    return ALL & ~seen


cdef double brings(Table* table, double* w, Step* step) noexcept nogil:
    cdef double worth
    if not step.taken:
        return 0.0
    worth = worth_of(w, step.taken) + w[step.card]
    if table.sea == step.taken:
        worth += w[W_TABBE]
    return worth + (0.0 if table.left_in_stock else w[W_LAST])


cdef double mine_next(Rules* rules, double* w, Memory* memory, u64 sea, u64 hand) noexcept nogil:
    """The worth of the hand's best capture from the sea."""
    cdef Gains* gains
    cdef double most = 0.0
    cdef int card
    if not sea or not hand:
        return 0.0
    gains = gains_of(rules, w, memory, sea)
    hand &= gains.takers
    while hand:
        card = low_bit(hand)
        hand &= hand - 1
        most = max(most, gains.of[rules.in_hand[card]] + w[card])
    return most


cdef double weigh(Rules* rules, Table* table, double* w, Memory* memory, Step* step, u64 unseen, double worth) noexcept nogil:
    """The step's gain, *worth*, less the next player's expected gain."""
    cdef int next_ = (table.turn + 1) % rules.seats, held = count_bits(table.hand[next_])
    cdef u64 sea = table.sea & ~step.taken if step.taken else table.sea | 1ULL << step.card
    if held == 0 and table.left_in_stock and w[W_FRESH] > 0:
        worth -= w[W_FRESH] * invites(rules, w, memory, sea, unseen, PACKET)
    elif w[W_FEARS] > 0:
        worth -= w[W_FEARS] * invites(rules, w, memory, sea, unseen, held)
    if w[W_MINE] > 0:
        worth += w[W_MINE] * mine_next(rules, w, memory, sea, table.hand[table.turn] & ~(1ULL << step.card))
    return worth


cdef int keep_best(Table* table, double* w, Step* steps, int number) noexcept nogil:
    """Keep MOST_WEIGHED of too many steps: cards laid out, then the most valuable captures; return their number."""
    cdef double worth[MOST_STEPS]
    cdef double one
    cdef Step step
    cdef int no, place
    for no in range(number):
        step, place = steps[no], no
        one = brings(table, w, &step) if step.taken else 1e9
        while place and worth[place - 1] < one:
            worth[place], steps[place] = worth[place - 1], steps[place - 1]
            place -= 1
        worth[place], steps[place] = one, step
    return MOST_WEIGHED


cdef int best_step(Rules* rules, Table* table, double* w, Memory* memory, Step* steps, int number) noexcept nogil:
    """Return the index of the step with the highest weight."""
    cdef u64 unseen = unseen_by(rules, table, table.turn)
    cdef double worth, most = -1e9
    cdef int no, best = 0
    if number > MOST_WEIGHED:
        number = keep_best(table, w, steps, number)
    for no in range(number):
        worth = brings(table, w, &steps[no])
        if worth <= most and w[W_MINE] <= 0:
            continue
        worth = weigh(rules, table, w, memory, &steps[no], unseen, worth)
        if worth > most:
            best, most = no, worth
    return best


cdef void play_one(Rules* rules, Table* table, double* w, Memory* memory, u64* rng) noexcept nogil:
    """Play a card of the seat to act, by the weights; at random without them."""
    cdef Step steps[MOST_STEPS]
    cdef int number = legal(rules, table, memory, steps), chosen = 0
    if number > 1:
        if w == NULL or (draw(rng) & 2047) < WHIM:
            chosen = draw_below(rng, number)
        else:
            chosen = best_step(rules, table, w, memory, steps, number)
    act(rules, table, &steps[chosen])


cdef void play_out(Rules* rules, Table* table, double* w, Memory* memory, u64* rng, int least) noexcept nogil:
    """Play to the end of the deal, or until fewer than *least* cards are left in the stock."""
    while not table.over and table.left_in_stock >= least:
        play_one(rules, table, w, memory, rng)
