# Worlds: a chain of deals that fit what is known, each from the last one by swaps of two hidden cards. What has been
# bid makes a hand likely: it should be worth about so many tricks.

cdef struct Hidden:
    int number
    int cards[CARDS]
    int owner[CARDS]
    u64 denied[SEATS + 1]
    double worth[CARDS]         # tricks that a card takes on average
    double estimate[SEATS + 1]  # of a whole hand, played cards among them
    int told[SEATS + 1]         # 1: the seat has bid what it thinks that it will take
    double trust                # how firmly a bid tells


cdef double unlikely(Hidden* hidden, Deal* deal, int seat, double estimate) noexcept nogil:
    cdef double gap
    if seat == SEATS or not hidden.told[seat]:
        return 0.0
    gap = estimate - deal.aim[seat]
    return gap * gap * hidden.trust


cdef void stir(Hidden* hidden, Deal* deal, int swaps, u64* rng) noexcept nogil:
    """So many attempts to swap two hidden cards."""
    cdef int one, other, a, b, no
    cdef u64 card, back
    cdef double more, loss
    for no in range(swaps):
        one, other = draw_below(rng, hidden.number), draw_below(rng, hidden.number)
        a, b = hidden.owner[one], hidden.owner[other]
        if a == b:
            continue
        card, back = 1ULL << hidden.cards[one], 1ULL << hidden.cards[other]
        if hidden.denied[b] & card or hidden.denied[a] & back:
            continue
        more = hidden.worth[hidden.cards[other]] - hidden.worth[hidden.cards[one]]
        loss = (
            unlikely(hidden, deal, a, hidden.estimate[a] + more) - unlikely(hidden, deal, a, hidden.estimate[a])
            + unlikely(hidden, deal, b, hidden.estimate[b] - more) - unlikely(hidden, deal, b, hidden.estimate[b])
        )
        if loss > 0 and draw(rng) > exp(-loss) * 2147483648.0:
            continue
        hidden.owner[one], hidden.owner[other] = b, a
        hidden.estimate[a] += more
        hidden.estimate[b] -= more
        deal.hands[a] ^= card | back
        deal.hands[b] ^= card | back
