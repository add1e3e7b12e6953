# Worlds consistent with a seat's knowledge, as in rules/sampling.py: hands get no card that they are
# proved not to hold; stock and face-down places take the rest.

cdef enum:
    TRIES = 30              # to mind limits and pairs, too
    MOST_TRIES = 10000      # to deal at all: where hands lack many suits, most fail
    LIMITS = 18

cdef struct Limit:
    # A hand has at most `most` of these cards among its hidden ones.
    int seat
    int most
    u64 cards

cdef struct Known:
    u64 unseen_cards
    u64 denied[SEATS]
    int unseen[SEATS]       # number of hidden cards per hand
    int limits
    Limit limit[LIMITS]
    int pairless            # BD1: seats without a pair to meld, as a set


cdef int sample(const Form* f, const State* public, const Known* k, State* world, u64* rng) noexcept nogil:
    """Fill the hidden places of the public state; 0 if no deal of the hidden cards fits.

    Limits and pairs are minded if one of the tries does so.
    """
    cdef State dealt
    cdef int tries, found = 0
    cdef i8 cards[CARDS]
    cdef int n = hidden_cards(k, cards)
    if not k.unseen_cards:
        world[0] = public[0]
        return 1
    for tries in range(MOST_TRIES):
        if found and tries >= TRIES:
            break
        dealt = public[0]
        shuffle(cards, n, rng)
        if deal_greedily(f, k, &dealt, cards, n, rng):
            world[0], found = dealt, 1
            if not denied_pair(f, k, world) and within_limits(k, world):
                break
    return found


cdef inline int denied_pair(const Form* f, const Known* k, const State* world) noexcept nogil:
    """Whether a seat proved to have no pair has one."""
    cdef int seat
    for seat in range(f.seats):
        if k.pairless >> seat & 1 and queens_of_pairs(f, world, seat):
            return 1
    return 0


cdef inline int within_limits(const Known* k, const State* world) noexcept nogil:
    cdef int no
    cdef const Limit* limit
    for no in range(k.limits):
        limit = &k.limit[no]
        if count_bits(world.hands[limit.seat] & limit.cards & k.unseen_cards) > limit.most:
            return 0
    return 1


cdef inline int hidden_cards(const Known* k, i8* cards) noexcept nogil:
    cdef int n = 0
    cdef u64 left = k.unseen_cards
    while left:
        cards[n] = low_bit(left)
        left &= left - 1
        n += 1
    return n


cdef int deal_greedily(
    const Form* f, const Known* k, State* world, i8* cards, int n, u64* rng
) noexcept nogil:
    """Deal the cards with the fewest possible owners first, each to a seat with chances proportional to its room."""
    cdef int room[SEATS]
    cdef int free = n, owners, seat, i, pick, total, spare = 0
    cdef i8 spares[CARDS]
    for seat in range(f.seats):
        room[seat] = k.unseen[seat]
        free -= room[seat]
    for owners in range(f.seats + 1):
        for i in range(n):
            if possible_owners(f, k, cards[i]) != owners:
                continue
            total = free
            for seat in range(f.seats):
                if not k.denied[seat] >> cards[i] & 1:
                    total += room[seat]
            if total == 0:
                return 0
            pick = draw_below(rng, total)
            seat = 0
            while seat < f.seats:
                if not k.denied[seat] >> cards[i] & 1:
                    if pick < room[seat]:
                        break
                    pick -= room[seat]
                seat += 1
            if seat < f.seats:
                room[seat] -= 1
                give(world, seat, cards[i])
            else:
                free -= 1
                spares[spare] = cards[i]
                spare += 1
    shuffle(spares, spare, rng)
    lay_face_down(f, world, spares)
    return 1


cdef inline int possible_owners(const Form* f, const Known* k, int bit) noexcept nogil:
    cdef int seat, owners = 0
    for seat in range(f.seats):
        owners += k.unseen[seat] > 0 and not k.denied[seat] >> bit & 1
    return owners


cdef inline void give(State* world, int seat, int bit) noexcept nogil:
    """Give a hand a card; a hand not yet picked up (T39) cannot play it."""
    if world.closed:
        world.shut[seat] |= one(bit)
    else:
        world.hands[seat] |= one(bit)


cdef void lay_face_down(const Form* f, State* world, i8* spares) noexcept nogil:
    """Fill the unknown face-down places; a full state has none."""
    cdef int at = 0, seat, slot
    for slot in range(world.stock_at, world.stock_end):
        if world.stock[slot] == HIDDEN:
            world.stock[slot] = spares[at]
            at += 1
    if f.layout == ROWS:
        for seat in range(2):
            for slot in range(6):
                if world.down[seat][slot] == HIDDEN:
                    world.down[seat][slot] = spares[at]
                    at += 1
