# How a world is played on: to a number, from what the own hand and the cards gone by tell, now and then by lot.

cdef enum:
    BY_LOT = 0
    TO_A_NUMBER = 1
    WHIM = 150                  # so often in 2048 a card is played by lot all the same


cdef inline int above(u64 others, int card) noexcept nogil:
    return count_bits(others & suit_of(card) & ~((2ULL << card) - 1))


cdef inline int surely(Rules* rules, u64 others, int card) noexcept nogil:
    """How surely a card takes a trick, compared with others: what is above and below it, and whether it is trump."""
    cdef int higher = above(others, card)
    cdef int lower = count_bits(others & suit_of(card)) - higher
    cdef int score = (lower - 2 * higher) * 16 + card % WIDTH
    return score + 100 if card // WIDTH == rules.trump else score


cdef int extreme(Rules* rules, u64 others, u64 cards, int sign) noexcept nogil:
    """The card that takes a trick most surely, or least surely."""
    cdef int card, score, best = -1, most = 0
    while cards:
        card = low_bit(cards)
        cards &= cards - 1
        score = sign * surely(rules, others, card)
        if best < 0 or score > most:
            best, most = card, score
    return best


cdef int choose(Rules* rules, Deal* deal, int policy, u64* rng) noexcept nogil:
    cdef u64 cards = playable(deal)
    if cards & (cards - 1) == 0:
        return low_bit(cards)
    if policy == BY_LOT or (draw(rng) & 2047) < WHIM:
        return draw_bit_of(rng, cards)
    cdef u64 hand = deal.hands[deal.turn]
    cdef u64 others = deal.out & ~hand
    cdef int missing = deal.aim[deal.turn] - deal.taken[deal.turn]
    cdef int left = count_bits(hand)
    if missing < 0 or missing > left:
        missing = left          # lost: each trick counts all the same
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
    if losers:
        return extreme(rules, others, losers, 1)
    return extreme(rules, others, winners, 1 if last else -1)


cdef inline int draw_bit_of(u64* rng, u64 cards) noexcept nogil:
    cdef int n = draw_below(rng, count_bits(cards))
    while n:
        cards &= cards - 1
        n -= 1
    return low_bit(cards)


cdef void play_out(Rules* rules, Deal* deal, int policy, u64* rng) noexcept nogil:
    while not is_over(deal):
        play(rules, deal, choose(rules, deal, policy, rng))
