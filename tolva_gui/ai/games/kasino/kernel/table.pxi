# The table of kasino in bit sets. A card is 4 · (value on the table - 1) + suit, so that low bits are low
# cards.

cdef enum:
    SEATS = 4
    CARDS = 52
    PACKET = 4
    VALUES = 17                 # values in the hand, up to 16 (KAD9)
    NOBODY = -1
    STORAN = 38                 # D10; spades, hearts, diamonds, clubs
    LILLAN = 4                  # S2

cdef extern from *:
    """
    #define TOLVA_SPADES 0x1111111111111ULL
    #define TOLVA_ACES 0xfULL
    #define TOLVA_ALL 0xfffffffffffffULL
    """
    const u64 SPADES "TOLVA_SPADES"
    const u64 ACES "TOLVA_ACES"
    const u64 ALL "TOLVA_ALL"


cdef struct Rules:
    int seats
    int sides
    int spades                  # points for most of them
    int tabbe                   # points for one
    int forced                  # KAD2
    int in_hand[CARDS]
    int highest                 # of these
    u64 worth[VALUES]           # the cards by value in the hand


cdef struct Table:
    u64 hand[SEATS]
    u64 won[SEATS]              # by side, as tabbar
    u64 sea
    i8 stock[CARDS]    # the last is dealt first
    int tabbar[SEATS]
    int left_in_stock
    int turn
    int last                    # the side that took last
    int over


cdef struct Step:
    int card
    u64 taken                   # 0: the card is laid out


cdef inline int on_table(int card) noexcept nogil:
    """KA2: 1 for an ace."""
    return (card >> 2) + 1


cdef void deal_packet(Rules* rules, Table* table) noexcept nogil:
    """KA4: two by two, from forehand."""
    cdef int turn, place, seat, no
    for turn in range(2):
        for place in range(rules.seats):
            seat = (table.turn + place) % rules.seats
            for no in range(2):
                table.left_in_stock -= 1
                table.hand[seat] |= 1ULL << table.stock[table.left_in_stock]


cdef void act(Rules* rules, Table* table, Step* step) noexcept nogil:
    """Make the step as the seat to act; deal the next packet or end the deal once all hands are empty."""
    cdef int side = table.turn % rules.sides, seat
    cdef u64 card = 1ULL << step.card, held = 0
    table.hand[table.turn] &= ~card
    if step.taken:
        table.sea &= ~step.taken
        table.won[side] |= step.taken | card
        table.last = side
        table.tabbar[side] += table.sea == 0
    else:
        table.sea |= card
    table.turn = (table.turn + 1) % rules.seats
    for seat in range(rules.seats):
        held |= table.hand[seat]
    if held:
        return
    if table.left_in_stock:
        deal_packet(rules, table)
    else:
        table.over = 1
        if table.last != NOBODY:
            table.won[table.last] |= table.sea
            table.sea = 0


cdef int most_of(Rules* rules, Table* table, u64 kind) noexcept nogil:
    """The side that has taken most of the kind, NOBODY for a tie (KAD5)."""
    cdef int side, number, most = -1, who = NOBODY
    for side in range(rules.sides):
        number = count_bits(table.won[side] & kind)
        if number > most:
            most, who = number, side
        elif number == most:
            who = NOBODY
    return who


cdef inline int of_cards(Rules* rules, Table* table, int side) noexcept nogil:
    """The side's points for single cards and tabbar."""
    cdef u64 won = table.won[side]
    return (
        count_bits(won & ACES)
        + 2 * <int>(won >> STORAN & 1)
        + <int>(won >> LILLAN & 1)
        + rules.tabbe * table.tabbar[side]
    )


cdef void count_points(Rules* rules, Table* table, double* points) noexcept nogil:
    """KA18."""
    cdef int side, cards = most_of(rules, table, ALL), spades = most_of(rules, table, SPADES)
    for side in range(rules.sides):
        points[side] = of_cards(rules, table, side) + (side == table.last) + (side == cards) + rules.spades * (side == spades)


cdef double lead_of(Rules* rules, double* points, int me) noexcept nogil:
    """The side's points minus the others' mean."""
    cdef double sum_ = 0.0
    cdef int side
    for side in range(rules.sides):
        sum_ += points[side]
    return points[me] - (sum_ - points[me]) / (rules.sides - 1)
