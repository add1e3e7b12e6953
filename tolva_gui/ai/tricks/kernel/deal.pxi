# A deal of plain tricks: who holds what, the trick that lies, what each has taken.

cdef enum:
    SEATS = 8
    WIDTH = 13
    CARDS = 52
    UNDECIDED = -1          # of an aim: has not bid

cdef u64 SUIT = 0x1fff


cdef struct Rules:
    int seats
    int trump                   # a suit, -1 without
    double met[WIDTH + 1]       # what so many tricks are worth to who wanted just so many
    double missed[WIDTH + 1]    # and to others


cdef struct Deal:
    u64 hands[SEATS + 1]        # the last is the stock
    u64 out                     # all cards that have not been seen played
    int aim[SEATS]
    int taken[SEATS]
    int turn
    int lying                   # cards in the trick
    int led                     # its suit
    int best                    # its best card
    int best_seat


cdef inline u64 suit_of(int card) noexcept nogil:
    return SUIT << (card // WIDTH * WIDTH)


cdef inline u64 playable(Deal* deal) noexcept nogil:
    cdef u64 hand = deal.hands[deal.turn]
    cdef u64 same
    if deal.lying:
        same = hand & (SUIT << (deal.led * WIDTH))
        if same:
            return same
    return hand


cdef inline u64 winning(Rules* rules, Deal* deal, u64 cards) noexcept nogil:
    """Those of the cards that beat all that lie."""
    cdef u64 suit = suit_of(deal.best)
    cdef u64 higher = cards & suit & ~((2ULL << deal.best) - 1)
    if rules.trump >= 0 and deal.best // WIDTH != rules.trump:
        higher |= cards & (SUIT << (rules.trump * WIDTH))
    return higher


cdef inline void play(Rules* rules, Deal* deal, int card) noexcept nogil:
    cdef u64 bit = 1ULL << card
    if deal.lying == 0:
        deal.led, deal.best, deal.best_seat = card // WIDTH, card, deal.turn
    elif winning(rules, deal, bit):
        deal.best, deal.best_seat = card, deal.turn
    deal.hands[deal.turn] &= ~bit
    deal.out &= ~bit
    deal.lying += 1
    if deal.lying == rules.seats:
        deal.taken[deal.best_seat] += 1
        deal.turn, deal.lying = deal.best_seat, 0
    else:
        deal.turn += 1
        if deal.turn == rules.seats:
            deal.turn = 0


cdef inline int is_over(Deal* deal) noexcept nogil:
    return deal.lying == 0 and deal.hands[deal.turn] == 0


cdef double lead_of(Rules* rules, Deal* deal, int me) noexcept nogil:
    """What the seat's tricks are worth beyond those of the others on average."""
    cdef double others = 0.0, own = 0.0, worth
    cdef int seat, taken
    for seat in range(rules.seats):
        taken = deal.taken[seat]
        worth = rules.met[taken] if taken == deal.aim[seat] else rules.missed[taken]
        if seat == me:
            own = worth
        else:
            others += worth
    return own - others / (rules.seats - 1)
