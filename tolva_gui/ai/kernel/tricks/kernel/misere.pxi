# Two proofs for a seat, the target, that must take no trick, without trump, before another seat leads.


cdef u64 unsafe(const u64* hands, int seats, int target) noexcept nogil:
    """Cards of the suits in which the target could be forced over: those where, for some n, n or more cards of others
    are below the target's n-th lowest card. In any other suit it can always stay below."""
    cdef u64 hand = hands[target], others = 0, cards, found = 0
    cdef int suit, card, place
    for place in range(seats):
        others |= hands[place]
    others &= ~hand
    for suit in range(4):
        cards = hand & (SUIT << (suit * WIDTH))
        place = 0
        while cards:
            card = low_bit(cards)
            cards &= cards - 1
            if count_bits(others & suit_of(card) & ((1ULL << card) - 1)) > place:
                found |= SUIT << (suit * WIDTH)
                break
            place += 1
    return found


cdef u64 goes_over(const u64* hands, int seats, int leader, int target, u64 suits) noexcept nogil:
    """The suit in which the leader can force the target over at once, 0 if there is none: in one of the suits it has a
    card below all the target's, and no other seat with cards of that suit has only higher ones."""
    cdef u64 suit, theirs, below
    cdef int no, seat, blocked
    for no in range(4):
        suit = suits & (SUIT << (no * WIDTH))
        theirs = hands[target] & suit
        if theirs == 0:
            continue
        below = suit & ((1ULL << low_bit(theirs)) - 1)
        if not hands[leader] & below:
            continue
        blocked = 0
        for seat in range(seats):
            if seat != target and hands[seat] & suit and not hands[seat] & below:
                blocked = 1
        if not blocked:
            return suit
    return 0
