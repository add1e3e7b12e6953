# The solver's memory: what was found before a trick, for every position that is the same in what mattered.
#
# Ginsberg's partition search (1996): a search reports the cards whose rank decided something. An entry fits every
# position with the same lengths of suits and the same holders of the highest cards down to the last that mattered,
# counted among the cards still in play. An entry knows one goal that was reached and one that was not: a goal with
# more good ends is reached too, one with fewer is not.

cdef enum:
    ONE_SUIT = 8192         # sets of cards of a suit
    HOLDER = 3              # bits for a seat
    MOST_MET = 200          # entries looked at in a bucket


cdef struct Entry:
    u64 tag                 # lengths of suits and leader
    u64 holders[4]          # of the highest cards of each suit
    u64 reached             # a set of ends that can be reached; all bits: none known
    u64 missed              # a set of ends that cannot
    unsigned char depth[4]  # how many of the highest cards of each suit mattered
    int next                # in the bucket, -1 the last


cdef struct Memory:
    u64 holders[4][ONE_SUIT]    # seats, the highest card first, by the cards of the suit still in play
    u64 lengths[4][ONE_SUIT]    # of the hands, likewise
    Entry* entry
    int* bucket
    int size                    # a power of two, of both
    int used


cdef Memory* new_memory(int size) noexcept:
    """NULL if there is no room."""
    cdef Memory* memory = <Memory*> calloc(1, sizeof(Memory))
    if memory != NULL:
        memory.size = size
        memory.entry = <Entry*> calloc(size, sizeof(Entry))
        memory.bucket = <int*> calloc(size, sizeof(int))
        if memory.entry == NULL or memory.bucket == NULL:
            free_memory(memory)
            return NULL
    return memory


cdef void free_memory(Memory* memory) noexcept:
    if memory != NULL:
        free(memory.entry)
        free(memory.bucket)
    free(memory)


cdef void forget(Memory* memory) noexcept nogil:
    memset(memory.bucket, 255, memory.size * sizeof(int))
    memory.used = 0


cdef void learn_holders(Memory* memory, const u64* hands, int seats) noexcept nogil:
    """Fill in who holds the cards, for all sets of cards that can be in play."""
    cdef int suit, seat, low, owner[WIDTH]
    cdef u64 every, cards, rest
    for suit in range(4):
        every = 0
        for seat in range(seats):
            cards = hands[seat] >> (suit * WIDTH) & SUIT
            every |= cards
            while cards:
                owner[low_bit(cards)] = seat
                cards &= cards - 1
        memory.holders[suit][0] = memory.lengths[suit][0] = 0
        cards = 0
        while cards != every:
            cards = (cards - every) & every
            low = low_bit(cards)
            rest = cards & (cards - 1)
            memory.holders[suit][cards] = memory.holders[suit][rest] | <u64>owner[low] << HOLDER * count_bits(rest)
            memory.lengths[suit][cards] = memory.lengths[suit][rest] + (1ULL << 4 * owner[low])


cdef inline u64 tag_of(Memory* memory, u64 cards, int leader, u64 privileged) noexcept nogil:
    cdef u64 tag = <u64>(leader + 1) * 0x9e3779b97f4a7c15ULL ^ mix(cards & privileged)
    cdef int suit
    for suit in range(4):
        tag = mix(tag + memory.lengths[suit][cards >> (suit * WIDTH) & SUIT])
    return tag


cdef inline u64 highest_of(u64 cards, int number) noexcept nogil:
    """The lowest of so many highest cards of one suit."""
    while number > 1:
        cards &= ~(1ULL << high_bit(cards))
        number -= 1
    return 1ULL << high_bit(cards)


cdef inline int fits(Memory* memory, Entry* entry, u64 cards) noexcept nogil:
    cdef int suit
    for suit in range(4):
        if (memory.holders[suit][cards >> (suit * WIDTH) & SUIT] ^ entry.holders[suit]) & ((1ULL << HOLDER * entry.depth[suit]) - 1):
            return 0
    return 1


cdef int recalled(Memory* memory, u64 tag, u64 cards, u64 goal, u64* mattered) noexcept nogil:
    """Whether the goal is reached, by what is known; UNPROVED otherwise."""
    cdef int number = memory.bucket[tag & (memory.size - 1)], met = 0, found = UNPROVED, suit
    cdef Entry* entry
    while number >= 0 and met < MOST_MET:
        entry = &memory.entry[number]
        number = entry.next
        met += 1
        if entry.tag != tag or not fits(memory, entry, cards):
            continue
        if (entry.reached & ~goal) == 0:
            found = 1
        elif (goal & ~entry.missed) == 0:
            found = 0
        else:
            continue
        mattered[0] = 0
        for suit in range(4):
            if entry.depth[suit]:
                mattered[0] |= highest_of(cards & (SUIT << (suit * WIDTH)), entry.depth[suit])
        return found
    return UNPROVED


cdef void remember(Memory* memory, u64 tag, u64 cards, u64 goal, u64 mattered, int reached) noexcept nogil:
    cdef Entry fresh
    cdef Entry* entry
    cdef u64 suit_cards
    cdef int suit, number, met = 0
    fresh.tag = tag
    for suit in range(4):
        suit_cards = mattered & (SUIT << (suit * WIDTH))
        fresh.depth[suit] = 0
        if suit_cards:
            fresh.depth[suit] = count_bits(cards & (SUIT << (suit * WIDTH)) & ~((1ULL << low_bit(suit_cards)) - 1))
        fresh.holders[suit] = memory.holders[suit][cards >> (suit * WIDTH) & SUIT]
    number = memory.bucket[tag & (memory.size - 1)]
    while number >= 0 and met < MOST_MET:
        entry = &memory.entry[number]
        if entry.tag == tag and memcmp(entry.depth, fresh.depth, sizeof(fresh.depth)) == 0 and fits(memory, entry, cards):
            if reached:
                entry.reached = goal
            else:
                entry.missed = goal
            return
        number = entry.next
        met += 1
    if memory.used == memory.size:
        forget(memory)
    fresh.reached, fresh.missed = ALL_ENDS, 0
    if reached:
        fresh.reached = goal
    else:
        fresh.missed = goal
    fresh.next = memory.bucket[tag & (memory.size - 1)]
    memory.entry[memory.used] = fresh
    memory.bucket[tag & (memory.size - 1)] = memory.used
    memory.used += 1
