# Worlds: a Markov chain of deals that fit the known facts, each made from the last by swaps of two hidden
# cards. Bids weight the hands: a hand should be worth about, or at least, the tricks bid. Other calls:
# `readings.pxi`.

cdef enum:
    ASIDE = SEATS + 1           # the first of the piles put aside by the seats
    PILES = SEATS + 1 + SEATS

cdef enum:                      # what a seat's bid says about its hand
    NOTHING = 0
    AS_BID = 1                  # worth the tricks bid
    AT_LEAST = 2


cdef struct Hidden:
    int number
    int cards[CARDS]
    int owner[CARDS]            # a pile: a hand, the stock, or a seat's cards put aside
    u64 denied[PILES]
    double worth[SEATS][CARDS]  # average tricks of a card in a seat's hand
    double estimate[SEATS]      # of a whole hand, played cards among them
    double limit[SEATS]         # least worth of the hand, for AT_LEAST
    int told[SEATS]
    int code[CARDS]             # amount that a card put aside adds to the bid
    double trust                # weight of a bid as evidence
    double doubt[SEATS]         # each seat's `doubt_of` its hand


cdef inline int seat_of(int pile) noexcept nogil:
    """The owner of the pile, -1 for the stock."""
    if pile < SEATS:
        return pile
    return pile - ASIDE if pile >= ASIDE else -1


cdef double unlikely(Hidden* hidden, int seat, double estimate, int aim) noexcept nogil:
    cdef double gap
    if hidden.told[seat] == NOTHING:
        return 0.0
    if hidden.told[seat] == AS_BID:
        gap = estimate - aim
    else:
        gap = min(0.0, estimate - hidden.limit[seat])
    return gap * gap * hidden.trust


cdef struct Change:             # a swap's effect on a seat
    double more
    int code


cdef inline Change change_of(Hidden* hidden, int pile, int gets, int gives) noexcept nogil:
    cdef Change change
    cdef int seat = seat_of(pile)
    change.more, change.code = 0.0, 0
    if pile < SEATS:
        change.more = hidden.worth[seat][gets] - hidden.worth[seat][gives]
    elif pile >= ASIDE:
        change.code = hidden.code[gets] - hidden.code[gives]
    return change


cdef inline double loss_of(Hidden* hidden, Deal* deal, int seat, Change change) noexcept nogil:
    return (
        unlikely(hidden, seat, hidden.estimate[seat] + change.more, deal.aim[seat] + change.code)
        - unlikely(hidden, seat, hidden.estimate[seat], deal.aim[seat])
    )


cdef inline void make(Hidden* hidden, Deal* deal, int pile, Change change, u64 both) noexcept nogil:
    cdef int seat = seat_of(pile)
    if pile <= SEATS:
        deal.hands[pile] ^= both
    if seat >= 0:
        hidden.estimate[seat] += change.more
        deal.aim[seat] += change.code


cdef inline double after_swap(Readings* readings, Hidden* hidden, Deal* deal, int pile, u64 both, double* doubt) noexcept nogil:
    """The increase of the seat's doubt by the swap; *doubt* receives the new value."""
    if pile >= SEATS or not readings.number:
        return 0.0
    doubt[0] = doubt_of(readings, pile, deal.hands[pile] ^ both)
    return doubt[0] - hidden.doubt[pile]


cdef void stir(Hidden* hidden, Readings* readings, Deal* deal, int swaps, u64* rng) noexcept nogil:
    """Attempt this many swaps of two hidden cards."""
    cdef int one, other, a, b, no
    cdef u64 card, back
    cdef Change to_a, to_b, both
    cdef double loss, doubt_a = 0.0, doubt_b = 0.0
    for no in range(swaps):
        one, other = draw_below(rng, hidden.number), draw_below(rng, hidden.number)
        a, b = hidden.owner[one], hidden.owner[other]
        if a == b:
            continue
        card, back = 1ULL << hidden.cards[one], 1ULL << hidden.cards[other]
        if hidden.denied[b] & card or hidden.denied[a] & back:
            continue
        to_a = change_of(hidden, a, hidden.cards[other], hidden.cards[one])
        to_b = change_of(hidden, b, hidden.cards[one], hidden.cards[other])
        if seat_of(a) == seat_of(b):
            both.more, both.code = to_a.more + to_b.more, to_a.code + to_b.code
            loss = loss_of(hidden, deal, seat_of(a), both)
        else:
            loss = loss_of(hidden, deal, seat_of(a), to_a) if a != SEATS else 0.0
            if b != SEATS:
                loss += loss_of(hidden, deal, seat_of(b), to_b)
        loss += after_swap(readings, hidden, deal, a, card | back, &doubt_a)
        loss += after_swap(readings, hidden, deal, b, card | back, &doubt_b)
        if loss > 0 and draw(rng) > exp(-loss) * 2147483648.0:
            continue
        hidden.owner[one], hidden.owner[other] = b, a
        make(hidden, deal, a, to_a, card | back)
        make(hidden, deal, b, to_b, card | back)
        if readings.number:
            if a < SEATS:
                hidden.doubt[a] = doubt_a
            if b < SEATS:
                hidden.doubt[b] = doubt_b


cdef inline void settle_in(Hidden* hidden, Readings* readings, Deal* deal, u64* rng) noexcept nogil:
    """Burn in: the first world may be an unlikely one."""
    if hidden.number:
        stir(hidden, readings, deal, 12 * hidden.number, rng)


cdef inline void next_world(Hidden* hidden, Readings* readings, Deal* deal, u64* rng) noexcept nogil:
    if hidden.number:
        stir(hidden, readings, deal, 12 + hidden.number // 2, rng)
