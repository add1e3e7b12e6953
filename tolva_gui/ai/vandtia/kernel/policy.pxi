# How a world is played on: by what is held after each action, as `rule_player.Judge` weighs it, now and then by lot.

cdef enum:
    HOLD = 0                    # places in the list of weights; the second of a pair is for an empty stock
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
    TABLE = 40
    TABLE_EQUAL = 53
    GIVE = 54
    WEIGHTS = 55
    DOZEN = 12
    ACTIONS = 256
    MOST_MOVES = 2000
    WHIM = 64                   # so often in 2048 any action will do


cdef inline double group(double* w, int late, int rank, int count) noexcept nogil:
    """What so many of a rank are worth in hand."""
    if count == 0:
        return 0.0
    return count * w[HOLD + RANKS * late + rank] + (count - 1) * w[EQUAL + late] + (w[FOURS] if count >= FOUR else 0.0)


cdef inline double laid(Rules* rules, Table* table, double* w, int late, int rank, int count) noexcept nogil:
    cdef int run = count, lying = table.lying + count
    cdef double high
    if table.lying and table.pile[table.lying - 1] == rank:
        run += run_on_top(table)
    if rank == TEN or run >= FOUR:
        return w[AGAIN + late] + w[AWAY] * lying
    if rank == TWO and not rules.two_passes:
        return w[AGAIN + late]
    high = rank / <double>ACE
    high = high * (w[PRESS + late] + w[PRESS_PILE] * min(lying, DOZEN) / DOZEN)
    return high + (w[THREE] if run == FOUR - 1 else 0.0)


cdef double weigh_laying(Rules* rules, Table* table, double* w, int action) noexcept nogil:
    cdef int seat = table.turn, rank = action >> 4, count = action & 15, late = table.left_in_stock == 0
    cdef int from_hand = table.held[seat] > 0, other, special = 0
    cdef signed char* own = laid_from(table, seat)
    cdef int cards = table.held[seat] if from_hand else table.open_cards[seat]
    cdef int left = cards - count, ups = table.open_cards[seat] if from_hand else 0
    cdef double worth
    if late and left == 0 and ups == 0 and table.downs[seat] == 0:
        return -50.0 if rules.no_special_out and is_special(rank) else 50.0
    worth = group(w, late, rank, own[rank] - count) - group(w, late, rank, own[rank])
    worth += w[LOAD] * min(count, max(0, cards - rules.full))
    if rules.no_special_out and late and table.downs[seat] == 0:
        special = own[TWO] + own[TEN] - (count if is_special(rank) else 0)
        if from_hand:
            special += table.up[seat][TWO] + table.up[seat][TEN]
        if special == left + ups:
            worth -= 8.0
    return worth + laid(rules, table, w, late, rank, count)


cdef double weigh_pile(Rules* rules, Table* table, double* w, signed char* taken, int more) noexcept nogil:
    """What it is worth to take the pile, counted in *taken*, and so many cards more of no rank."""
    cdef int seat = table.turn, late = table.left_in_stock == 0, rank
    cdef signed char* own = laid_from(table, seat)
    cdef int cards = table.held[seat] if table.held[seat] else table.open_cards[seat]
    cdef int number = table.lying + more
    cdef double worth = 0.0
    for rank in range(RANKS):
        if taken[rank]:
            worth += group(w, late, rank, own[rank] + taken[rank]) - group(w, late, rank, own[rank])
    worth -= w[LOAD] * min(number, max(0, cards + number - rules.full))
    return worth - w[TEMPO + late] - w[LEAVE]


cdef double weigh_chance(Rules* rules, Table* table, double* w, signed char* taken) noexcept nogil:
    cdef int seat, rank, number, all_ = 0, to_beat = ruling(rules, table), me = table.turn, held
    cdef double total = 0.0, pile = weigh_pile(rules, table, w, taken, 1)
    cdef signed char* own = laid_from(table, me)
    for rank in range(RANKS):
        number = table.loose[rank] - table.hand[me][rank]
        for seat in range(rules.seats):
            number -= table.up[seat][rank]
            if seat != me:
                number -= table.known[seat][rank]
        if number > 0:
            all_ += number
            if fits(rules, rank, to_beat):
                total += number * laid(rules, table, w, 0, rank, 1)
            else:
                held = own[rank] + taken[rank]
                total += number * (pile + group(w, 0, rank, held + 1) - group(w, 0, rank, held))
    return total / max(1, all_)


cdef int best_action(Rules* rules, Table* table, double* w, int* actions, int number) noexcept nogil:
    cdef signed char taken[RANKS]
    cdef int no, best = 0, counted = 0
    cdef double worth, most = -1e9
    for no in range(number):
        if actions[no] < LAYING:
            worth = weigh_laying(rules, table, w, actions[no])
        elif actions[no] == FLIP:
            return FLIP
        else:
            if not counted:
                memset(taken, 0, sizeof(taken))
                for counted in range(table.lying):
                    taken[table.pile[counted]] += 1
                counted = 1
            if actions[no] == CHANCE:
                worth = weigh_chance(rules, table, w, taken)
            else:
                worth = weigh_pile(rules, table, w, taken, 0)
        if worth > most:
            best, most = no, worth
    return actions[best]


cdef void play_out(Rules* rules, Table* table, double* w, int number, u64* rng) noexcept nogil:
    """Play to the end; *w* has so many lists of weights, one for each seat, or one for all."""
    cdef int actions[ACTIONS]
    cdef int count, moves = 0
    while not table.over and moves < MOST_MOVES:
        moves += 1
        count = legal(rules, table, actions)
        if count == 1:
            act(rules, table, actions[0])
        elif (draw(rng) & 2047) < WHIM:
            act(rules, table, actions[draw_below(rng, count)])
        else:
            act(rules, table, best_action(rules, table, w + (WEIGHTS * table.turn if number > 1 else 0), actions, count))


cdef void exchange(Rules* rules, Table* table, double* w, int seat) noexcept nogil:
    """Of hand and face-up cards those that the table is best for go there."""
    cdef int slot, rank, best
    cdef double worth, most
    for rank in range(RANKS):
        table.hand[seat][rank] += table.up[seat][rank]
        table.up[seat][rank] = 0
    for slot in range(rules.full):
        best, most = 0, -1e9
        for rank in range(RANKS):
            worth = w[TABLE + rank] + (w[TABLE_EQUAL] if table.up[seat][rank] else 0.0)
            if table.hand[seat][rank] and worth > most:
                best, most = rank, worth
        table.hand[seat][best] -= 1
        table.up[seat][best] += 1
