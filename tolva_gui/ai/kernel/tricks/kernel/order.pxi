# The order in which the solver tries cards: those that most likely decide the trick for the side first.

cdef struct Tries:
    int number
    int card[WIDTH]             # the highest of each group of cards that do the same
    int lowest[WIDTH]           # of the group
    int score[WIDTH]


cdef int wishes(Solver* z, int ours, int left, u64 good) noexcept nogil:
    """Whether the side would rather take tricks. Attackers with no good end without a trick do; others hold against."""
    cdef u64 few = z.with_fewer[left][1], many = z.with_fewer[left][(left + 1) // 2]
    return (good & few) == 0 if ours else (good & ~many) != 0


cdef void group(Solver* z, Trick* trick, u64 cards, Tries* tries) noexcept nogil:
    """One of each group of equivalent cards: nothing between them is in play, and they have the same duties."""
    cdef u64 held = z.in_play, left = cards, above
    cdef int card, higher
    tries.number = 0
    if trick.number:
        held |= 1ULL << trick.best
    while left:
        card = high_bit(left)
        left &= ~(1ULL << card)
        if tries.number:
            higher = tries.lowest[tries.number - 1]
            above = held & suit_of(card) & ~((2ULL << card) - 1)
            if higher // WIDTH == card // WIDTH and low_bit(above) == higher and not (z.matadors >> card ^ z.matadors >> higher) & 1:
                tries.lowest[tries.number - 1] = card
                continue
        tries.card[tries.number] = tries.lowest[tries.number] = card
        tries.number += 1


cdef inline int can_ruff(Solver* z, int seat, int suit) noexcept nogil:
    if z.trump < 0 or suit == z.trump or z.hands[seat] & (SUIT << (suit * WIDTH)):
        return 0
    return (z.hands[seat] & (SUIT << (z.trump * WIDTH))) != 0


cdef int by_lead(Solver* z, int seat, int card, int wanted) noexcept nogil:
    """The score of a lead."""
    cdef u64 bits = suit_of(card), higher = z.in_play & bits & ~((2ULL << card) - 1) & ~z.hands[seat]
    cdef int other, enemies = 0, friends = 0, ruffs = 0, length = count_bits(z.hands[seat] & bits)
    if not wanted:
        if z.alone >= 0 and seat != z.alone:
            return by_forcing_lead(z, bits, card)
        return -(card % WIDTH) * 4 - 2 * length
    for other in range(z.seats):
        if other == seat:
            continue
        if (z.attackers >> other ^ z.attackers >> seat) & 1:
            enemies |= (z.hands[other] & higher) != 0
            ruffs |= can_ruff(z, other, card // WIDTH)
        else:
            friends |= (z.hands[other] & higher) != 0
            friends |= can_ruff(z, other, card // WIDTH)
    if ruffs:
        return -40 - card % WIDTH
    if higher == 0:
        return 100 + length
    if friends and not enemies:
        return 90 - card % WIDTH
    if friends:
        return 40 + length - card % WIDTH
    return 10 + 2 * length - card % WIDTH


cdef int by_forcing_lead(Solver* z, u64 suit, int card) noexcept nogil:
    """The score of a lead that is to leave the trick to a seat alone: low, where most of others' cards are below its."""
    cdef u64 theirs = z.hands[z.alone] & suit
    if theirs == 0:
        return -100 - card % WIDTH
    return 8 * count_bits(z.in_play & ~theirs & suit & ((1ULL << low_bit(theirs)) - 1)) - 4 * (card > low_bit(theirs)) - card % WIDTH


cdef int by_follow(Solver* z, Trick* trick, int seat, int card, int wanted) noexcept nogil:
    """The score of a card played to a trick."""
    cdef int wins = beats(z, card, trick.best), rank = card % WIDTH, other, step, beaten = 0, trumps
    cdef int friend = 1 - ((z.attackers >> trick.best_seat ^ z.attackers >> seat) & 1)
    cdef int best = card if wins else trick.best, best_friend = 1 if wins else friend
    trumps = 13 if card // WIDTH == z.trump and trick.led != z.trump else 0
    other = seat
    for step in range(z.seats - trick.number - 1):
        other = other + 1 if other + 1 < z.seats else 0
        if (z.attackers >> other ^ z.attackers >> seat) & 1 and can_beat(z, trick.led, other, best):
            beaten = 1
    if not wanted:
        if wins:
            return (0 if beaten else -60) + (rank if trick.number == z.seats - 1 else -rank)
        return 40 + rank if card // WIDTH == trick.led else 40 + rank + 5
    if wins and not beaten:
        return (60 if not friend else 20) - rank - trumps
    if best_friend and not wins and not beaten:
        return 50 - rank - trumps
    return (10 if wins and not beaten else 0) - rank - trumps


cdef inline int beats(Solver* z, int card, int best) noexcept nogil:
    if card // WIDTH == best // WIDTH:
        return card > best
    return card // WIDTH == z.trump


cdef inline int can_beat(Solver* z, int led, int seat, int best) noexcept nogil:
    """Whether a seat that has yet to play may beat the best card."""
    cdef u64 hand = z.hands[seat], own = hand & (SUIT << (led * WIDTH))
    if own:
        return best // WIDTH == led and (own >> best) > 1
    if z.trump < 0:
        return 0
    own = hand & (SUIT << (z.trump * WIDTH))
    if best // WIDTH == z.trump:
        return (own >> best) > 1
    return own != 0


cdef void sort_tries(Solver* z, Trick* trick, int seat, int wanted, Tries* tries) noexcept nogil:
    """Highest score first."""
    cdef int no, place, card, lowest, score
    for no in range(tries.number):
        card, lowest = tries.card[no], tries.lowest[no]
        score = by_follow(z, trick, seat, card, wanted) if trick.number else by_lead(z, seat, card, wanted)
        place = no
        while place and tries.score[place - 1] < score:
            tries.card[place], tries.lowest[place], tries.score[place] = tries.card[place - 1], tries.lowest[place - 1], tries.score[place - 1]
            place -= 1
        tries.card[place], tries.lowest[place], tries.score[place] = card, lowest, score
