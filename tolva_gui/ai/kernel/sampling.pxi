# Helpers for sampling hidden cards.

cdef enum:
    MOST_AT_HAND = 12   # T30, T36: a hand, and hand and row together


cdef inline int nth_bit(u64 cards, int n) noexcept nogil:
    """Number of a hand's n-th bit, from 0. The loop length is fixed: an early exit would be mispredicted."""
    cdef int step
    for step in range(MOST_AT_HAND - 1):
        cards &= cards - <u64>(step < n)
    return low_bit(cards)


cdef inline int draw_bit(u64* rng, u64 cards) noexcept nogil:
    return nth_bit(cards, draw_below(rng, count_bits(cards)))


cdef inline void shuffle(i8* cards, int n, u64* rng) noexcept nogil:
    cdef int i, j
    cdef i8 card
    for i in range(n - 1, 0, -1):
        j = draw_below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


cdef inline int take_out(i8* cards, int* left, int place) noexcept nogil:
    """Remove the card at that index; the last card takes its place."""
    cdef int card = cards[place]
    left[0] -= 1
    cards[place] = cards[left[0]]
    return card


cdef inline int take_any(i8* cards, int* left, u64* rng) noexcept nogil:
    """Remove a random card."""
    return take_out(cards, left, draw_below(rng, left[0]))
