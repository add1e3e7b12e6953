# Play to a number by likelihood: the card after which the seat most likely takes exactly the tricks it has
# bid. The chance that a card takes a trick comes from coefficients fitted to deals which this policy played
# against itself.

cdef extern from *:
    """
    enum { FEATURES = 6, KINDS = 4 };
    /* By whether the seat wants tricks, and by the kind of card: the weights of 1, cards above, cards below, nothing
       above, own cards of the suit, own cards. */
    static const float LATER[2][KINDS][FEATURES] = {
        {{1.15f, -0.95f, 0.10f, 2.67f, 0.09f, -0.05f},
         {-0.26f, -0.76f, 0.28f, -0.09f, -0.31f, -0.30f},
         {-2.97f, -1.03f, 0.55f, 0.06f, -0.47f, -0.14f},
         {-4.48f, -0.75f, 0.69f, 1.26f, -0.51f, -0.06f}},
        {{0.52f, -0.71f, 0.00f, 15.82f, 0.78f, -0.12f},
         {-1.17f, -0.72f, 0.45f, 1.34f, 0.14f, -0.15f},
         {-1.91f, -0.56f, 0.24f, 1.67f, -0.11f, 0.14f},
         {-2.50f, -1.26f, 0.52f, 1.05f, -0.30f, 0.04f}},
    };
    /* The same for a card that wins as the trick lies, with one seat to come and with two. */
    static const float NOW[2][KINDS][FEATURES] = {
        {{2.08f, -0.12f, 0.01f, 4.66f, -0.18f, -0.06f},
         {1.24f, -0.47f, 0.01f, 4.92f, 0.07f, 0.02f},
         {0.59f, -0.25f, -0.04f, 3.90f, -0.01f, -0.08f},
         {0.01f, -0.28f, 0.17f, 3.08f, 0.06f, -0.07f}},
        {{1.40f, -0.78f, 0.12f, 9.99f, -0.16f, -0.37f},
         {1.75f, -0.54f, -0.02f, 8.26f, -0.08f, -0.14f},
         {0.82f, -0.64f, 0.26f, 1.24f, -0.08f, -0.05f},
         {-0.77f, -0.53f, 0.28f, 3.00f, 0.04f, -0.10f}},
    };
    """
    enum:
        FEATURES
        KINDS
    const float LATER[2][4][6]
    const float NOW[2][4][6]

cdef float BID = 18.0           # worth of a made bid, in tricks


cdef struct Holding:            # one card's features for `LATER` and `NOW`
    int suit
    int kind                    # a trump; or plain with no, few or many trumps out
    float above
    float below


cdef inline Holding holding(Rules* rules, u64 others, int trumps, int card) noexcept nogil:
    """*trumps*: the number that others may hold."""
    cdef Holding found
    found.suit = card // WIDTH
    found.kind = 0 if found.suit == rules.trump else 1 if trumps == 0 else 2 if trumps < 4 else 3
    found.above = above(others, card)
    found.below = count_bits(others & suit_of(card)) - found.above
    return found


cdef inline float rated(const float* weights, Holding* card, int same, int left) noexcept nogil:
    """The chance that the card takes a trick. *same*: own cards of its suit; *left*: own cards."""
    cdef float sum = (
        weights[0] + weights[1] * card.above + weights[2] * card.below + weights[3] * (card.above == 0)
        + weights[4] * same + weights[5] * left
    )
    return 0.5 + 0.5 * sum / (1 + fabsf(sum))


cdef void rate(Holding* cards, int number, int* length, int left, int wants, float[2]* rates) noexcept nogil:
    """The chance that each card takes a trick later: with their own suit at full length, and with one card less."""
    cdef int no, less
    for no in range(number):
        for less in range(2):
            rates[no][less] = rated(LATER[wants][cards[no].kind], &cards[no], length[cards[no].suit] - less, left)


cdef float prospect(Holding* cards, int number, int without, float[2]* rates, int missing) noexcept nogil:
    """The worth of the hand without that card (−1: whole): its tricks, and the chance of taking exactly *missing*."""
    cdef float exactly[WIDTH + 1]
    cdef float one, total = 0.0
    cdef int no, i, suit = -1 if without < 0 else cards[without].suit
    cdef int lost = missing < 0 or missing > number - (without >= 0)
    if not lost:
        exactly[0] = 1.0
        for i in range(missing):
            exactly[i + 1] = 0.0
    for no in range(number):
        if no == without:
            continue
        one = rates[no][cards[no].suit == suit]
        total += one
        if not lost:
            for i in range(missing, 0, -1):
                exactly[i] += (exactly[i - 1] - exactly[i]) * one
            exactly[0] *= 1 - one
    return total if lost else total + BID * exactly[missing]


cdef float prospect_of(Rules* rules, u64 hand, u64 others, int bid) noexcept nogil:
    """The worth of a hand before the first card."""
    cdef Holding cards[WIDTH]
    cdef int length[4]
    cdef float rates[WIDTH][2]
    cdef int number = held(rules, hand, others, cards, NULL, length)
    rate(cards, number, length, number, bid != 0, rates)
    return prospect(cards, number, -1, rates, bid)


cdef int held(Rules* rules, u64 hand, u64 others, Holding* cards, int* numbers, int* length) noexcept nogil:
    """Describe the cards of the hand, the highest first; return their number."""
    cdef int no, card, number = 0, trumps = 0
    for no in range(4):
        length[no] = count_bits(hand & (SUIT << (no * WIDTH)))
    if rules.trump >= 0:
        trumps = count_bits(others & (SUIT << (rules.trump * WIDTH)))
    while hand:
        card = high_bit(hand)
        hand &= ~(1ULL << card)
        cards[number] = holding(rules, others, trumps, card)
        if numbers != NULL:
            numbers[number] = card
        number += 1
    return number


cdef int likeliest(Rules* rules, Deal* deal, u64 others, u64 playing, int missing) noexcept nogil:
    """The card to play; of adjacent equals the highest."""
    cdef Holding cards[WIDTH]
    cdef int numbers[WIDTH]
    cdef int length[4]
    cdef u64 winners = playing
    cdef int number = held(rules, deal.hands[deal.turn], others, cards, numbers, length)
    cdef int card, no, best = -1, after = rules.seats - 1 - deal.lying, takes, took = 0
    cdef float rates[2][WIDTH][2]       # indexed by whether tricks are still wanted
    cdef float wins, worth, most = 0
    rate(cards, number, length, number - 1, missing != 0, rates[missing != 0])
    if (missing != 0) != (missing != 1):
        rate(cards, number, length, number - 1, missing != 1, rates[missing != 1])
    if deal.lying:
        winners = winning(rules, deal, playing)
    for no in range(number):
        card = numbers[no]
        if not playing >> card & 1:
            continue
        takes = winners >> card & 1
        if no and cards[no - 1].suit == cards[no].suit and cards[no - 1].above == cards[no].above and took == takes:
            continue            # as good as the last one
        took = takes
        wins, worth = 0.0, 0.0
        if takes:
            wins = 1.0
            if after:
                wins = rated(NOW[min(after, 2) - 1][cards[no].kind], &cards[no], length[cards[no].suit], number)
        if wins > 0:
            worth = wins * (1 + prospect(cards, number, no, rates[missing != 1], missing - 1))
        if wins < 1:
            worth += (1 - wins) * prospect(cards, number, no, rates[missing != 0], missing)
        if best < 0 or worth > most:
            best, most = card, worth
    return best
