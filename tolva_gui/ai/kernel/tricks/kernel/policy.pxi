# The playout policy: as `sense.py`, from the player's hand and the played cards, with a random card now and then.

cdef enum:
    BY_LOT = 0
    SENSIBLY = 1
    LIKELIEST = 2               # to a number, by `likely.pxi`
    WHIM = 150                  # random cards per 2048 plays
    DRAWING = 4                 # the least number of trumps for drawing trumps

cdef enum:                      # a seat's aim
    NUMBER = 0
    TAKE = 1
    DUCK = 2
    FORCE = 3


cdef inline int surely(Rules* rules, u64 others, int card) noexcept nogil:
    """A score of how surely a card takes a trick, by the cards above and below it, and by whether it is trump."""
    cdef int higher = above(others, card)
    cdef int lower = count_bits(others & suit_of(card)) - higher
    cdef int score = (lower - 2 * higher) * 16 + card % WIDTH
    return score + 100 if card // WIDTH == rules.trump else score


cdef int extreme(Rules* rules, u64 others, u64 cards, int sign) noexcept nogil:
    """The card that takes a trick most (sign 1) or least (-1) surely: the highest or lowest of some suit."""
    cdef int card, score, best = -1, most = 0
    while cards:
        card = low_bit(cards)
        if sign > 0:
            card = high_bit(cards & suit_of(card))
        cards &= ~suit_of(card)
        score = sign * surely(rules, others, card)
        if best < 0 or score > most:
            best, most = card, score
    return best


cdef int choose(Rules* rules, Deal* deal, int policy, u64* rng) noexcept nogil:
    cdef u64 cards = playable(rules, deal)
    if cards & (cards - 1) == 0:
        return low_bit(cards)
    if policy == LEARNT:
        return liked(rules, deal, cards, rng)
    if policy == BY_LOT or (draw(rng) & 2047) < WHIM:
        return draw_bit_of(rng, cards)
    cdef u64 hand = deal.hands[deal.turn]
    cdef u64 others = deal.out & ~hand
    if rules.mode[deal.turn] != NUMBER:
        return for_the_side(rules, deal, others, cards)
    cdef int missing = deal.aim[deal.turn] - deal.taken[deal.turn]
    cdef int left = count_bits(hand)
    if policy == LIKELIEST:
        return likeliest(rules, deal, others, cards, missing)
    if missing < 0 or missing > left:
        missing = left          # the bid is lost: each trick still counts
    if deal.lying == 0:
        return extreme(rules, others, cards, 1 if missing else -1)
    return follow(rules, deal, others, cards, missing, left)


cdef int follow(Rules* rules, Deal* deal, u64 others, u64 cards, int missing, int left) noexcept nogil:
    cdef u64 winners = winning(rules, deal, cards)
    cdef u64 losers = cards & ~winners
    cdef int last = deal.lying == rules.seats - 1
    cdef int high
    if missing:
        if not winners:
            return extreme(rules, others, losers, -1)
        if last:
            return extreme(rules, others, winners, -1)
        high = extreme(rules, others, winners, 1)
        if losers and missing < left and above(others, high) > 1:
            return extreme(rules, others, losers, -1)
        return high
    return duck(rules, others, winners, losers, last)


cdef int duck(Rules* rules, u64 others, u64 winners, u64 losers, int last) noexcept nogil:
    """Play the highest card that stays under the trick."""
    if losers:
        return extreme(rules, others, losers, 1)
    return extreme(rules, others, winners, 1 if last else -1)


cdef int for_the_side(Rules* rules, Deal* deal, u64 others, u64 cards) noexcept nogil:
    cdef int mode = rules.mode[deal.turn]
    cdef u64 winners
    if deal.lying == 0:
        if mode == TAKE:
            return lead_to_take(rules, deal, others, cards)
        return lead_to_force(rules, deal, others, cards) if mode == FORCE else extreme(rules, others, cards, -1)
    winners = winning(rules, deal, cards)
    if mode == TAKE:
        return follow_to_take(rules, deal, others, winners, cards & ~winners)
    if mode == DUCK:
        return duck(rules, others, winners, cards & ~winners, deal.lying == rules.seats - 1)
    return force(rules, deal, others, winners, cards & ~winners)


cdef int lead_to_take(Rules* rules, Deal* deal, u64 others, u64 cards) noexcept nogil:
    """An attacker draws trumps; then come unbeatable cards; then the longest suit."""
    cdef u64 trump = SUIT << (rules.trump * WIDTH) if rules.trump >= 0 else 0
    cdef u64 trumps = cards & trump, plain = cards & ~trump, left = plain
    cdef int card, score, best = -1, most = 0, suit, length, longest = 0
    if rules.attackers >> deal.turn & 1 and trumps and others & trump:
        card = high_bit(trumps)
        if above(others, card) == 0 or count_bits(trumps) >= DRAWING:
            return card
    if plain == 0:
        return high_bit(trumps)
    while left:
        card = low_bit(left)
        left &= left - 1
        if above(others, card) == 0:
            score = surely(rules, others, card)
            if best < 0 or score > most:
                best, most = card, score
    if best >= 0:
        return best
    for suit in range(4):
        length = count_bits(plain & (SUIT << (suit * WIDTH)))
        if length > longest or (length and length == longest and low_bit(plain & (SUIT << (suit * WIDTH))) % WIDTH < best % WIDTH):
            longest, best = length, low_bit(plain & (SUIT << (suit * WIDTH)))
    return best


cdef int follow_to_take(Rules* rules, Deal* deal, u64 others, u64 winners, u64 losers) noexcept nogil:
    """Win as cheaply as is safe; play low if the partner has the trick."""
    cdef int ours = rules.side[deal.best_seat] == rules.side[deal.turn]
    cdef int enemies = 0, seat = deal.turn, step, high, card
    cdef u64 sure = 0, left = winners
    if not winners:
        return extreme(rules, others, losers, -1)
    for step in range(rules.seats - deal.lying - 1):
        seat = seat + 1 if seat + 1 < rules.seats else 0
        if rules.side[seat] != rules.side[deal.turn]:
            enemies = 1
    if ours and losers and (not enemies or above(others, deal.best) == 0):
        return extreme(rules, others, losers, -1)
    if not enemies:
        return extreme(rules, others, winners, -1)
    while left:
        card = low_bit(left)
        left &= left - 1
        if above(others, card) == 0:
            sure |= 1ULL << card
    if sure:
        return extreme(rules, others, sure, -1)
    if ours and losers:
        return extreme(rules, others, losers, -1)
    high = extreme(rules, others, winners, 1)
    if high // WIDTH == rules.trump and deal.led != rules.trump:
        return extreme(rules, others, winners, -1)
    if above(others, high) <= 1 or not losers:
        return high
    return extreme(rules, others, losers, -1)


cdef int force(Rules* rules, Deal* deal, u64 others, u64 winners, u64 losers) noexcept nogil:
    """Leave the trick to the target; if impossible, discard the cards that would be in the way later."""
    cdef int targets = deal.best_seat == rules.target
    cdef int to_come = (rules.target - deal.turn + rules.seats) % rules.seats <= rules.seats - deal.lying - 1
    if not targets and not to_come:
        return extreme(rules, others, winners | losers, 1)
    if losers:
        return extreme(rules, others, losers, 1)
    return extreme(rules, others, winners, 1 if targets else -1)


cdef int lead_to_force(Rules* rules, Deal* deal, u64 others, u64 cards) noexcept nogil:
    """The lowest card of a suit that the target has, preferably one the target must beat while others stay below it."""
    cdef u64 left = cards, suit, theirs
    cdef int card, score, best = -1, most = 0, forced
    while left:
        card = low_bit(left)
        suit = suit_of(card)
        left &= ~suit
        if deal.voids >> (rules.target * 4 + card // WIDTH) & 1:
            score = -1000
        elif rules.open_seat != rules.target:
            score = -surely(rules, others, card)
        else:
            theirs = deal.hands[rules.target] & suit
            if theirs == 0:
                score = -1000
            else:
                forced = low_bit(theirs)
                suit &= others & ~theirs
                score = 2 * count_bits(suit & ((1ULL << forced) - 1)) - 4 * count_bits(suit >> forced)
                score += 100 if card < forced else -2 * count_bits(theirs & ((1ULL << card) - 1))
        if best < 0 or score > most:
            best, most = card, score
    return best


cdef inline int draw_bit_of(u64* rng, u64 cards) noexcept nogil:
    cdef int n = draw_below(rng, count_bits(cards))
    while n:
        cards &= cards - 1
        n -= 1
    return low_bit(cards)


cdef void play_out(Rules* rules, Deal* deal, int policy, u64* rng) noexcept nogil:
    while not is_over(rules, deal):
        play(rules, deal, choose(rules, deal, policy, rng))
