# A deal of plain tricks: the hands, the current trick, tricks taken.

cdef enum:
    SEATS = 8
    WIDTH = 13
    CARDS = 52
    UNDECIDED = -1          # an aim: the seat has not bid
    MOST = WIDTH + 1        # number of possible trick counts of a seat

cdef enum:                  # how a deal is scored
    EACH_BID = 0            # each seat by its own bid
    SHARED_BIDS = 1         # the same, but a made bid is worth more the fewer are made
    BY_TABLE = 2            # by the tricks of each seat
    BY_SIDES = 3            # the same, and two sides play for it

cdef u64 SUIT = 0x1fff


cdef struct Ending


cdef struct Rules:
    int seats
    int trump                   # a suit, -1 without
    u64 matadors                # trumps that need not be played to a lower one
    int until                   # the deal ends with this seat's first trick, -1 with the cards
    int side[SEATS]
    int mode[SEATS]             # each seat's aim
    int target                  # the seat to be forced to take a trick
    u64 attackers               # seats, as a set
    int open_seat               # the seat with an open hand, -1 none
    int scoring
    double met[WIDTH + 1]       # worth by number of tricks, bid made
    double missed[WIDTH + 1]    # the same, bid missed
    double weights[8 * 20]      # feature weights by moment; see `number.pxi`
    double sharpness            # of the softmax over the likings
    double shared[SEATS + 1]    # worth of a made bid by the number of bids made
    int premium_seat            # the seat that promised to make its bid, -1 none
    double premium
    double slip                 # the share of bids made in playouts but missed in play
    double table[MOST * MOST * MOST]    # by the tricks of the first three seats
    int counted[SEATS]          # 1, 2: the seats whose tricks settle the table
    Ending* ending              # the solver of the last tricks


cdef struct Deal:
    u64 hands[SEATS + 1]        # the last is the stock
    u64 out                     # all cards not seen played
    int aim[SEATS]
    int taken[SEATS]
    u64 voids                   # suits not followed: bit seat * 4 + suit
    int turn
    int lying                   # cards in the trick
    int led                     # its suit
    int first                   # its first card
    int best                    # its best card
    int best_seat


cdef inline u64 suit_of(int card) noexcept nogil:
    return SUIT << (card // WIDTH * WIDTH)


cdef inline int above(u64 others, int card) noexcept nogil:
    """The number of these cards that beat it in its suit."""
    return count_bits(others & suit_of(card) & ~((2ULL << card) - 1))


cdef inline u64 higher_matadors(Rules* rules, int card) noexcept nogil:
    return rules.matadors & ~((2ULL << card) - 1)


cdef inline u64 playable(Rules* rules, Deal* deal) noexcept nogil:
    cdef u64 hand = deal.hands[deal.turn]
    cdef u64 same
    if deal.lying:
        same = hand & (SUIT << (deal.led * WIDTH))
        if same and (deal.led != rules.trump or same & ~higher_matadors(rules, deal.first)):
            return same
    return hand


cdef inline u64 one_of_equals(Rules* rules, Deal* deal, u64 out, u64 cards) noexcept nogil:
    """The lowest of each group of cards that do the same: they have the same duties, and neither a card of another hand
    nor the trick's best lies between them. *out*: the cards that hands may hold."""
    cdef u64 others = out & ~deal.hands[deal.turn], left = cards, kept = 0, between
    cdef int card, last = -1
    if deal.lying:
        others |= 1ULL << deal.best
    while left:
        card = low_bit(left)
        left &= left - 1
        if last >= 0:
            between = ((1ULL << card) - 1) & ~((2ULL << last) - 1)
        if last < 0 or last // WIDTH != card // WIDTH or others & between or (rules.matadors >> last ^ rules.matadors >> card) & 1:
            kept |= 1ULL << card
        last = card
    return kept


cdef inline u64 winning(Rules* rules, Deal* deal, u64 cards) noexcept nogil:
    """The subset of the cards that would win the current trick."""
    cdef u64 suit = suit_of(deal.best)
    cdef u64 higher = cards & suit & ~((2ULL << deal.best) - 1)
    if rules.trump >= 0 and deal.best // WIDTH != rules.trump:
        higher |= cards & (SUIT << (rules.trump * WIDTH))
    return higher


cdef inline void play(Rules* rules, Deal* deal, int card) noexcept nogil:
    cdef u64 bit = 1ULL << card
    if deal.lying == 0:
        deal.led, deal.first, deal.best, deal.best_seat = card // WIDTH, card, card, deal.turn
    elif winning(rules, deal, bit):
        deal.best, deal.best_seat = card, deal.turn
    if card // WIDTH != deal.led:
        deal.voids |= 1ULL << (deal.turn * 4 + deal.led)
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


cdef inline int is_over(Rules* rules, Deal* deal) noexcept nogil:
    if deal.lying:
        return 0
    if rules.until >= 0 and (deal.taken[rules.until] or deal.hands[rules.until] == 0):
        return 1                # a seat that put a card aside runs out before the others
    return deal.hands[deal.turn] == 0


cdef double lead_of(Rules* rules, Deal* deal, int me) noexcept nogil:
    """The worth of the seat's tricks minus the others' mean."""
    cdef double lead
    if rules.scoring >= BY_TABLE:
        return rules.table[(deal.taken[0] * MOST + deal.taken[1]) * MOST + deal.taken[2]]
    lead = lead_by_bids(rules, deal, me, 0)
    if rules.slip > 0 and deal.taken[me] == deal.aim[me]:
        lead += rules.slip * (lead_by_bids(rules, deal, me, 1) - lead)
    return lead


cdef double lead_by_bids(Rules* rules, Deal* deal, int me, int spoilt) noexcept nogil:
    """*spoilt*: the seat's own bid does not count as made."""
    cdef double others = 0.0, own = 0.0, worth
    cdef int seat, made = -spoilt
    for seat in range(rules.seats):
        made += deal.taken[seat] == deal.aim[seat]
    for seat in range(rules.seats):
        worth = worth_of(rules, deal, seat, made, me if spoilt else -1)
        if seat == me:
            own = worth
        else:
            others += worth
    return own - others / (rules.seats - 1)


cdef inline double worth_of(Rules* rules, Deal* deal, int seat, int made, int spoilt) noexcept nogil:
    cdef int taken = deal.taken[seat], promised, hit = taken == deal.aim[seat] and seat != spoilt
    cdef double worth
    if rules.scoring == EACH_BID:
        return rules.met[taken] if hit else rules.missed[taken]
    worth = taken + (rules.shared[made] if hit else 0.0)
    if rules.premium_seat >= 0:
        promised = deal.taken[rules.premium_seat] == deal.aim[rules.premium_seat] and rules.premium_seat != spoilt
        if promised == (seat == rules.premium_seat):
            worth += rules.premium
    return worth
