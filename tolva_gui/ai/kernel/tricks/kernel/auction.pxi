# Simulation of an auction of rising bids: a hand worth enough for a bid makes it, the declarer asks for a
# partner if the hand alone is too weak, and the deal is played out.

cdef enum:
    MOST_OFFERS = 48
    NOBODY = -1

cdef struct Offer:              # a bid
    int strains                 # in which it may be played, as a set
    double needs                # the least worth of the hand
    double alone                # the worth from which no partner is asked
    double help                 # the least worth of a partner's hand; 0: no partner
    int aside                   # whether a card is put away first


cdef struct Auction:
    int number
    Offer offer[MOST_OFFERS]
    double lean[STRAINS]        # preference per strain
    double noise
    int high                    # the highest bid so far, -1 none, and its seat
    int high_seat
    int passed                  # seats, as sets
    int spoken
    int forehand


cdef struct Outcome:
    int declarer                # NOBODY if all pass
    int offer
    int strain
    int partner                 # NOBODY: none
    int refused                 # whether all who were asked refused


cdef inline int order_of(Auction* auction, int seat) noexcept nogil:
    return (seat - auction.forehand + 4) % 4


cdef void say(Auction* auction, int seat, int offer) noexcept nogil:
    """Bid, hold the highest bid, or pass (NOBODY)."""
    if offer == NOBODY:
        auction.passed |= 1 << seat
    else:
        auction.high, auction.high_seat = offer, seat
    auction.spoken |= 1 << seat


cdef int next_offer(Auction* auction, int seat, u64 good) noexcept nogil:
    """The call of a seat that can afford these bids: the lowest sufficient one."""
    cdef u64 higher = good
    if auction.high != NOBODY:
        if good >> auction.high & 1 and auction.spoken >> seat & 1 and order_of(auction, seat) < order_of(auction, auction.high_seat):
            return auction.high
        higher &= ~((2ULL << auction.high) - 1)
    return low_bit(higher) if higher else NOBODY


cdef Outcome settle_auction(Auction* start, const float* tables, Deal* world, int me, int action, u64* rng) noexcept nogil:
    """Finish the auction after this call of the seat, by the worth of the hands plus noise."""
    cdef Auction auction = start[0]
    cdef Outcome found
    cdef u64 good[4]
    cdef double value[4][STRAINS]
    cdef double luck, best
    cdef int seat = me, no, strain, step
    for no in range(4):
        luck = logistic(rng) * auction.noise
        for strain in range(STRAINS):
            value[no][strain] = value_of(tables, world.hands[no], strain) + luck
        good[no] = 0
        for step in range(auction.number):
            best = -1e9
            for strain in range(STRAINS):
                if auction.offer[step].strains >> strain & 1:
                    best = max(best, value[no][strain])
            if best >= auction.offer[step].needs:
                good[no] |= 1ULL << step
    say(&auction, me, action)
    while count_bits(auction.passed) < 3 or (auction.high == NOBODY and auction.passed != 15):
        seat = (seat + 1) % 4
        if not auction.passed >> seat & 1:
            say(&auction, seat, next_offer(&auction, seat, good[seat]))
    found.declarer, found.offer, found.strain, found.partner, found.refused = NOBODY, NOBODY, NO_TRICK, NOBODY, 0
    if auction.high == NOBODY:
        return found
    found.declarer, found.offer, best = auction.high_seat, auction.high, -1e9
    for strain in range(STRAINS):
        if auction.offer[auction.high].strains >> strain & 1 and value[auction.high_seat][strain] + auction.lean[strain] > best:
            found.strain, best = strain, value[auction.high_seat][strain] + auction.lean[strain]
    if auction.offer[auction.high].help > 0 and value[found.declarer][found.strain] < auction.offer[auction.high].alone:
        found.refused = 1
        for step in range(1, 4):
            seat = (found.declarer + step) % 4
            if value[seat][found.strain] >= auction.offer[auction.high].help:
                found.partner, found.refused = seat, 0
                break
    return found


cdef double logistic(u64* rng) noexcept nogil:
    cdef double share = (draw_share(rng) * 0.998) + 0.001
    return log(share / (1 - share))


cdef void undertake(Rules* rules, Deal* world, Outcome* found, int aside, const float* tables) noexcept nogil:
    """Set the sides and aims of the contract; put a card away if required."""
    cdef int seat, low = found.strain == NO_TRICK
    cdef u64 left, away = 0
    cdef double best = -1e9, worth
    rules.trump = found.strain if found.strain < NO_TRUMP else -1
    rules.attackers, rules.target, rules.until = 0, -1, -1
    for seat in range(4):
        rules.side[seat] = seat if found.declarer == NOBODY else seat == found.declarer or seat == found.partner
        rules.mode[seat] = DUCK if found.declarer == NOBODY else FORCE if low else TAKE
    if found.declarer == NOBODY:
        return
    if not low:
        rules.attackers = 1ULL << found.declarer
        if found.partner != NOBODY:
            rules.attackers |= 1ULL << found.partner
        return
    rules.mode[found.declarer] = DUCK
    rules.target = rules.until = found.declarer
    if aside:
        left = world.hands[found.declarer]
        while left:
            worth = value_of(tables, world.hands[found.declarer] & ~(left & (~left + 1)), NO_TRICK)
            if worth > best:
                away, best = left & (~left + 1), worth
            left &= left - 1
        world.hands[found.declarer] &= ~away
