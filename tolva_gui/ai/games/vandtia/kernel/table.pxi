# The table of vändtia in ranks, because suits mean nothing (V4): from the two (0) to the ace (12).

cdef enum:
    SEATS = 8
    RANKS = 13
    TWO = 0
    SEVEN = 5
    TEN = 8
    ACE = 12
    CARDS = 104
    MOST_FULL = 4
    NOTHING = -1
    HIDDEN = -2                 # a face-down card that is not known
    FOUR = 4
    LAYING = 256                # actions below are rank · 16 + count
    CHANCE = 256
    PICKUP = 257
    FLIP = 258


cdef struct Rules:
    int seats
    int full
    int sevens                  # VV2
    int two_passes              # VD5
    int no_special_out          # VV1
    int stop_at_first           # VD6


cdef struct Table:
    i8 hand[SEATS][RANKS]
    i8 up[SEATS][RANKS]
    i8 known[SEATS][RANKS]     # the cards of the hand that all have seen the seat take
    int down[SEATS][MOST_FULL]          # of another type than `hand`, or Cython takes the two arrays for one type
    i8 stock[CARDS]            # the last is drawn first
    i8 pile[CARDS]
    i8 loose[RANKS]            # cards neither in the pile nor turned away
    int held[SEATS]
    int open_cards[SEATS]
    int downs[SEATS]
    int place[SEATS]                    # 0: still in
    int left_in_stock
    int lying
    int turn
    int again
    int lowest
    int out
    int over


cdef inline int is_special(int rank) noexcept nogil:
    return rank == TEN or rank == TWO


cdef inline int ruling(Rules* rules, Table* table) noexcept nogil:
    """The strength to beat."""
    cdef int no
    if table.lying == 0:
        return NOTHING
    if rules.sevens:
        for no in range(table.lying - 1, -1, -1):
            if table.pile[no] != SEVEN:
                return table.pile[no]
    return table.pile[table.lying - 1]


cdef inline int fits(Rules* rules, int rank, int to_beat) noexcept nogil:
    return is_special(rank) or rank >= to_beat or (rules.sevens and rank == SEVEN)


cdef inline int run_on_top(Table* table) noexcept nogil:
    """The length of the run of equal ranks on top, at most four."""
    cdef int no = table.lying - 1, number = 0
    while no >= 0 and number < FOUR and table.pile[no] == table.pile[table.lying - 1]:
        number += 1
        no -= 1
    return number


cdef inline int has_cards(Table* table, int seat) noexcept nogil:
    return table.held[seat] or table.open_cards[seat] or table.downs[seat]


cdef inline i8* laid_from(Table* table, int seat) noexcept nogil:
    """The cards the seat lays from: its hand, then its face-up cards (V19)."""
    if table.held[seat]:
        return &table.hand[seat][0]
    return &table.up[seat][0]


cdef void take_pile(Table* table, int seat) noexcept nogil:
    cdef int no, rank
    for no in range(table.lying):
        rank = table.pile[no]
        table.hand[seat][rank] += 1
        table.known[seat][rank] += 1
        table.loose[rank] += 1
    table.held[seat] += table.lying
    table.lying = 0


cdef int is_stuck(Rules* rules, Table* table) noexcept nogil:
    """VV1: whether no remaining player can go out any more."""
    cdef int seat, rank, no
    for no in range(table.lying):
        if not is_special(table.pile[no]):
            return 0
    for no in range(table.left_in_stock):
        if not is_special(table.stock[no]):
            return 0
    for seat in range(rules.seats):
        if table.place[seat]:
            continue
        for rank in range(RANKS):
            if not is_special(rank) and table.hand[seat][rank] + table.up[seat][rank]:
                return 0
        for no in range(rules.full):
            if table.down[seat][no] != NOTHING and not is_special(table.down[seat][no]):
                return 0
    return 1


cdef void end_if_over(Rules* rules, Table* table) noexcept nogil:
    if rules.seats - table.out <= 1 or (table.out and rules.stop_at_first):
        table.over = 1
    elif rules.no_special_out and is_stuck(rules, table):
        table.over = 1


cdef void pass_turn(Rules* rules, Table* table) noexcept nogil:
    cdef int step
    table.again = 0
    for step in range(1, rules.seats):
        table.turn += 1
        if table.turn == rules.seats:
            table.turn = 0
        if table.place[table.turn] == 0:
            break
    else:
        table.turn = (table.turn + 1) % rules.seats
    end_if_over(rules, table)


cdef void after_laying(Rules* rules, Table* table, int rank) noexcept nogil:
    cdef int seat = table.turn
    cdef int gone_out = not has_cards(table, seat)
    if gone_out and is_special(rank) and rules.no_special_out:
        take_pile(table, seat)
        pass_turn(rules, table)
        return
    table.again = 0
    if rank == TEN or run_on_top(table) == FOUR:
        table.again = 1
        table.lying = 0
    elif rank == TWO and not rules.two_passes:
        table.again = 1
    if gone_out:
        table.out += 1
        table.place[seat] = table.out
    if gone_out or not table.again:
        pass_turn(rules, table)
    else:
        end_if_over(rules, table)


cdef void lay(Rules* rules, Table* table, int rank, int count) noexcept nogil:
    cdef int seat = table.turn, no
    table.lowest = NOTHING
    if table.held[seat]:
        table.hand[seat][rank] -= count
        table.held[seat] -= count
        table.known[seat][rank] -= min(count, table.known[seat][rank])
    else:
        table.up[seat][rank] -= count
        table.open_cards[seat] -= count
    for no in range(count):
        table.pile[table.lying] = rank
        table.lying += 1
    table.loose[rank] -= count
    draw_up(rules, table, seat)
    after_laying(rules, table, rank)


cdef inline void draw_up(Rules* rules, Table* table, int seat) noexcept nogil:
    while table.held[seat] < rules.full and table.left_in_stock:
        table.left_in_stock -= 1
        table.hand[seat][table.stock[table.left_in_stock]] += 1
        table.held[seat] += 1


cdef void turn_up(Rules* rules, Table* table, int rank) noexcept nogil:
    """Turn up a card from the stock or a face-down place: laid if it fits, otherwise taken with the pile."""
    cdef int good = fits(rules, rank, ruling(rules, table))
    table.pile[table.lying] = rank
    table.lying += 1
    table.loose[rank] -= 1
    if good:
        after_laying(rules, table, rank)
    else:
        take_pile(table, table.turn)
        pass_turn(rules, table)


cdef void act(Rules* rules, Table* table, int action) noexcept nogil:
    cdef int slot, rank
    if action < LAYING:
        lay(rules, table, action >> 4, action & 15)
    elif action == CHANCE:
        table.left_in_stock -= 1
        turn_up(rules, table, table.stock[table.left_in_stock])
    elif action == PICKUP:
        take_pile(table, table.turn)
        pass_turn(rules, table)
    else:
        for slot in range(rules.full):
            rank = table.down[table.turn][slot]
            if rank != NOTHING:
                table.down[table.turn][slot] = NOTHING
                table.downs[table.turn] -= 1
                turn_up(rules, table, rank)
                return


cdef int legal(Rules* rules, Table* table, int* actions) noexcept nogil:
    """Fill in the actions of the seat to act; return their number."""
    cdef int seat = table.turn, number = 0, must = 0, to_beat = ruling(rules, table), rank, count
    cdef i8* own = laid_from(table, seat)
    if table.held[seat] == 0 and table.open_cards[seat] == 0:
        actions[0] = FLIP
        return 1
    for rank in range(RANKS):
        if own[rank] and (table.lowest == NOTHING or rank == table.lowest) and fits(rules, rank, to_beat):
            must |= not is_special(rank)
            for count in range(1, own[rank] + 1):
                actions[number] = rank * 16 + count
                number += 1
    if not must and not table.again and table.lying:
        if table.left_in_stock:
            actions[number] = CHANCE
            number += 1
        actions[number] = PICKUP
        number += 1
    return number


cdef double lead_of(Rules* rules, Table* table, int me) noexcept nogil:
    """The share of other seats placed behind minus the share placed ahead."""
    cdef int seat, sum_ = 0, mine = table.place[me], other
    for seat in range(rules.seats):
        if seat == me:
            continue
        other = table.place[seat]
        if mine and (not other or mine < other):
            sum_ += 1
        elif other and (not mine or other < mine):
            sum_ -= 1
    return <double>sum_ / (rules.seats - 1)
