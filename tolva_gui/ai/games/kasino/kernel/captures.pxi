# Captures: groups of the sea that add up to a card's value, and unions of disjoint groups.

cdef enum:
    TOO_MANY = 1000             # as in the rules: beyond this the list of captures is cut
    MOST_STEPS = 2 * TOO_MANY + 8
    MOST_GROUPS = TOO_MANY + 1  # per value
    ROOM = 4096                 # ROOM and SEAS: powers of two
    SEAS = 8192


# The best capture from a sea by value, and the capturing cards.
cdef struct Gains:
    u64 sea
    u64 takers
    float of[VALUES]
    i8 order[CARDS]    # the takers, the best first


# Caches of a search.
cdef struct Memory:
    Gains gains[SEAS]
    u64 found[ROOM]
    u32 stamps[ROOM]
    u32 stamp


# The groups of one sea, by their sum.
cdef struct Groups:
    int number[VALUES]
    u64 cards[VALUES][MOST_GROUPS]


cdef void find_groups(u64 left, int sum_, int highest, u64 taken, Groups* groups) noexcept nogil:
    """Note all groups by sum, up to the highest card value and MOST_GROUPS per sum."""
    cdef int value
    cdef u64 card
    while left:
        card = left & (~left + 1)
        value = sum_ + on_table(low_bit(left))
        if value > highest:
            return
        left ^= card
        if groups.number[value] < MOST_GROUPS:
            groups.cards[value][groups.number[value]] = taken | card
            groups.number[value] += 1
        if left and value + on_table(low_bit(left)) <= highest:
            find_groups(left, value, highest, taken | card, groups)


cdef void groups_of(Rules* rules, u64 sea, Groups* groups) noexcept nogil:
    cdef u64 aces = sea & ACES
    memset(groups.number, 0, sizeof(groups.number))
    while aces:
        # KAD4: a capture of 14 may take an ace alone.
        groups.cards[14][groups.number[14]] = aces & (~aces + 1)
        groups.number[14] += 1
        aces &= aces - 1
    find_groups(sea, 0, rules.highest, 0, groups)


cdef inline int is_new(Memory* memory, u64 cards) noexcept nogil:
    """Whether the set is new under this stamp; note it."""
    cdef int place = <int>(mix(cards) & (ROOM - 1))
    while memory.stamps[place] == memory.stamp:
        if memory.found[place] == cards:
            return 0
        place = (place + 1) & (ROOM - 1)
    memory.stamps[place], memory.found[place] = memory.stamp, cards
    return 1


cdef int unite(Memory* memory, u64* groups, int number, u64* found, int most) noexcept nogil:
    """Fill in what a card may take, the unions of disjoint groups, `most` + 1 at most; return their number."""
    cdef int no, group, count = min(number, most + 1), noted = 0
    for no in range(count):
        found[no] = groups[no]
    no = 0
    while no < count <= most:
        for group in range(number):
            if found[no] & groups[group]:
                continue
            if not noted:
                memory.stamp += 1
                for noted in range(count):
                    is_new(memory, found[noted])
                noted = 1
            if is_new(memory, found[no] | groups[group]):
                found[count] = found[no] | groups[group]
                count += 1
                if count > most:
                    break
        no += 1
    return count


cdef int takes(Rules* rules, Table* table, Memory* memory, Step* steps, int most, int* clearing) noexcept nogil:
    """Fill in the captures, until there are more than *most*; only clearing ones if clearing is forced (KAD2)."""
    cdef u64 found[TOO_MANY + 2]
    cdef u64 hand = table.hand[table.turn]
    cdef Groups groups
    cdef int number = 0, card, value, count, no
    clearing[0] = 0
    if not table.sea:
        return 0
    groups_of(rules, table.sea, &groups)
    while hand and number <= most:
        card = low_bit(hand)
        hand &= hand - 1
        value = rules.in_hand[card]
        count = unite(memory, groups.cards[value], groups.number[value], found, most)
        for no in range(count):
            if rules.forced and found[no] == table.sea and not clearing[0]:
                clearing[0], number = 1, 0
            if not clearing[0] or found[no] == table.sea:
                steps[number].card, steps[number].taken = card, found[no]
                number += 1
    return number


cdef int legal(Rules* rules, Table* table, Memory* memory, Step* steps) noexcept nogil:
    """Fill in the legal steps, as the rules list them: of too many captures only the first, as an example."""
    cdef u64 hand = table.hand[table.turn]
    cdef int clearing, number = takes(rules, table, memory, steps, TOO_MANY, &clearing)
    if number > TOO_MANY:
        number = 1
    while hand and not clearing:
        steps[number].card, steps[number].taken = low_bit(hand), 0
        number += 1
        hand &= hand - 1
    return number
