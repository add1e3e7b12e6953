# The playout policy: by the cards held after each action, as in `rule_player.MoveEvaluator`; with random
# actions now and then in a long deal.

cdef enum:
    HOLD = 0                    # indices in the list of weights; the second of a pair is for an empty stock
    EQUAL = 26
    FOURS = 28
    AGAIN = 29
    AWAY = 31
    PRESS = 32
    PRESS_PILE = 34
    THREE = 35
    TEMPO = 36
    LEAVE = 38
    LOAD = 39
    WEIGHTS = 55                # those from 40 on are of use before the play only
    DOZEN = 12
    MOST_ALIKE = 8              # cards of a rank, in two packs
    SPECIAL = 257               # sets of ranks: TWO and TEN, and all
    EVERY = 8191
    ACTIONS = 256
    MOST_MOVES = 2000
    LONG = 40                   # moves per seat; most deals are over by then
    WHIM = 64                   # random actions per 2048 from then on, so that deals end


cdef struct Habits:
    double w[WEIGHTS]
    double held[2][RANKS][MOST_ALIKE + 1]   # worth in hand, by count of a rank
    double press[2][RANKS][DOZEN + 1]       # worth of leaving a rank to the next player, by pile size


cdef void make_habits(weights, Habits* habits):
    cdef int no, late, rank, count
    cdef double* w = habits.w
    for no in range(WEIGHTS):
        w[no] = weights[no]
    for rank in range(RANKS):
        for late in range(2):
            for count in range(MOST_ALIKE + 1):
                habits.held[late][rank][count] = group(w, late, rank, count)
            for count in range(DOZEN + 1):
                habits.press[late][rank][count] = rank / <double>ACE * (w[PRESS + late] + w[PRESS_PILE] * count / DOZEN)


cdef inline double group(double* w, int late, int rank, int count) noexcept nogil:
    """The worth of *count* cards of a rank in hand."""
    if count == 0:
        return 0.0
    return count * w[HOLD + RANKS * late + rank] + (count - 1) * w[EQUAL + late] + (w[FOURS] if count >= FOUR else 0.0)


cdef inline int ranks_of(i8* counts) noexcept nogil:
    """The set of ranks present."""
    cdef int rank, found = 0
    for rank in range(RANKS):
        found |= (counts[rank] != 0) << rank
    return found


cdef inline double laid(Rules* rules, Table* table, Habits* habits, int late, int rank, int count, int run) noexcept nogil:
    """*run*: the length of the rank's run on top afterwards."""
    cdef int lying = table.lying + count
    if rank == TEN or run >= FOUR:
        return habits.w[AGAIN + late] + habits.w[AWAY] * lying
    if rank == TWO and not rules.two_passes:
        return habits.w[AGAIN + late]
    return habits.press[late][rank][min(lying, DOZEN)] + (habits.w[THREE] if run == FOUR - 1 else 0.0)


cdef inline int run_with(Table* table, int rank, int count) noexcept nogil:
    if table.lying and table.pile[table.lying - 1] == rank:
        return count + run_on_top(table)
    return count


cdef double weigh_pile(Rules* rules, Table* table, Habits* habits, i8* taken, int more) noexcept nogil:
    """The worth of taking the pile, counted in *taken*, and *more* cards of no rank."""
    cdef int seat = table.turn, late = table.left_in_stock == 0, rank
    cdef i8* own = laid_from(table, seat)
    cdef int cards = table.held[seat] if table.held[seat] else table.open_cards[seat]
    cdef int number = table.lying + more
    cdef double worth = 0.0
    for rank in range(RANKS):
        if taken[rank]:
            worth += habits.held[late][rank][own[rank] + taken[rank]] - habits.held[late][rank][own[rank]]
    worth -= habits.w[LOAD] * min(number, max(0, cards + number - rules.full))
    return worth - habits.w[TEMPO + late] - habits.w[LEAVE]


cdef double weigh_chance(Rules* rules, Table* table, Habits* habits, i8* taken) noexcept nogil:
    cdef int seat, rank, number, all_ = 0, to_beat = ruling(rules, table), me = table.turn, held
    cdef double total = 0.0, pile = weigh_pile(rules, table, habits, taken, 1)
    cdef i8* own = laid_from(table, me)
    for rank in range(RANKS):
        number = table.loose[rank] - table.hand[me][rank]
        for seat in range(rules.seats):
            number -= table.up[seat][rank]
            if seat != me:
                number -= table.known[seat][rank]
        if number > 0:
            all_ += number
            if fits(rules, rank, to_beat):
                total += number * laid(rules, table, habits, 0, rank, 1, run_with(table, rank, 1))
            else:
                held = own[rank] + taken[rank]
                total += number * (pile + habits.held[0][rank][held + 1] - habits.held[0][rank][held])
    return total / max(1, all_)


cdef inline void try_rank(Rules* rules, Table* table, Habits* habits, int late, int own, int cards, int lasts, int specials, int rank, int* best, double* most) noexcept nogil:
    """Try each count of the rank. *lasts*: other cards left, -1: not the end. *specials*: twos and tens, -1: unused."""
    cdef int count, left, run = run_with(table, rank, 0)
    cdef double worth
    cdef double* held = habits.held[late][rank]
    for count in range(1, own + 1):
        left = cards - count
        if lasts >= 0 and left + lasts == 0:
            worth = -50.0 if rules.no_special_out and is_special(rank) else 50.0
        else:
            worth = held[own - count] - held[own] + habits.w[LOAD] * min(count, max(0, cards - rules.full))
            worth += laid(rules, table, habits, late, rank, count, run + count)
            if specials >= 0 and specials - (count if is_special(rank) else 0) == left + lasts:
                worth -= 8.0
        if worth > most[0]:
            best[0], most[0] = rank * 16 + count, worth


cdef int best_action(Rules* rules, Table* table, Habits* habits) noexcept nogil:
    """The legal action with the highest worth."""
    cdef i8 taken[RANKS]
    cdef int may_pass, seat = table.turn, cards = table.held[seat], late = table.left_in_stock == 0, lasts = -1, specials = -1
    cdef int no, rank, best = PICKUP, ranks, to_beat, from_hand = cards > 0
    cdef double most = -1e9, worth
    cdef i8* own
    if not from_hand:
        cards = table.open_cards[seat]
        if cards == 0:
            return FLIP
    own = laid_from(table, seat)
    to_beat = ruling(rules, table)
    ranks = EVERY << max(to_beat, 0) | SPECIAL | rules.sevens << SEVEN
    ranks &= ranks_of(own) if table.lowest == NOTHING else 1 << table.lowest
    may_pass = not (ranks & ~SPECIAL) and not table.again and table.lying
    if ranks and not ranks & ranks - 1 and own[low_bit(ranks)] == 1 and not may_pass:
        return low_bit(ranks) * 16 + 1
    if late and table.downs[seat] == 0:
        lasts = table.open_cards[seat] if from_hand else 0
        if rules.no_special_out:
            specials = own[TWO] + own[TEN]
            if from_hand:
                specials += table.up[seat][TWO] + table.up[seat][TEN]
    while ranks:
        rank = low_bit(ranks)
        ranks &= ranks - 1
        try_rank(rules, table, habits, late, own[rank], cards, lasts, specials, rank, &best, &most)
    if not may_pass:
        return best
    memset(taken, 0, sizeof(taken))
    for no in range(table.lying):
        taken[table.pile[no]] += 1
    if table.left_in_stock:
        worth = weigh_chance(rules, table, habits, taken)
        if worth > most:
            best, most = CHANCE, worth
    if weigh_pile(rules, table, habits, taken, 0) > most:
        best = PICKUP
    return best


cdef void play_out(Rules* rules, Table* table, Habits* habits, u64* rng) noexcept nogil:
    """Play to the end."""
    cdef int actions[ACTIONS]
    cdef int moves = 0
    while not table.over and moves < MOST_MOVES:
        moves += 1
        if moves > LONG * rules.seats and (draw(rng) & 2047) < WHIM:
            act(rules, table, actions[draw_below(rng, legal(rules, table, actions))])
        else:
            act(rules, table, best_action(rules, table, habits))
