# Exact play with all cards known: can the attackers reach a set of ends against the best play of all others together?
#
# A zero-window search at trick boundaries, with sure tricks, an order of cards, and a memory (`remembered.pxi`).
# Haglund's description of his double-dummy solver is the model, Beling (2017) the extension to other goals.

cdef u64 ALL_ENDS = ~<u64>0


cdef struct Trick:
    int number              # cards in it
    int led                 # its suit
    int first               # its first card
    int best                # its best card
    int best_seat
    u64 cards


cdef struct Solver:
    int seats
    int trump
    u64 matadors
    u64 attackers           # seats
    int counted[SEATS]      # 1, 2: whose tricks are counted
    int alone               # the only seat counted, in a game without trump; else -1
    Goal* goal              # the current one
    u64 with_fewer[MOST_LEFT + 1][MOST_LEFT + 2]
    u64 hands[SEATS]
    u64 in_play             # all of them
    Memory* memory          # NULL: none
    Clock* clock
    long long nodes


include "sure.pxi"
include "order.pxi"


cdef inline u64 allowed(Solver* z, Trick* trick, int seat) noexcept nogil:
    cdef u64 hand = z.hands[seat], same
    if trick.number:
        same = hand & (SUIT << (trick.led * WIDTH))
        if same and (trick.led != z.trump or same & ~(z.matadors & ~((2ULL << trick.first) - 1))):
            return same
    return hand


cdef inline Trick with_card(Solver* z, Trick* trick, int seat, int card) noexcept nogil:
    cdef Trick after = trick[0]
    if after.number == 0:
        after.led, after.first, after.best, after.best_seat, after.cards = card // WIDTH, card, card, seat, 0
    elif beats(z, card, after.best):
        after.best, after.best_seat = card, seat
    after.number += 1
    after.cards |= 1ULL << card
    return after


cdef int reached(Solver* z, int leader, int left, int first, int second, u64* mattered) noexcept nogil:
    """Whether the attackers reach the goal, before a trick. *first*, *second*: the tricks counted so far.

    *mattered*: the cards whose rank decided something; the lowest of a suit stands for all above it.
    """
    cdef u64 good = still_good(z.goal, left, first, second), tag = 0
    cdef int found
    cdef Trick trick
    mattered[0] = 0
    if good == 0:
        return 0
    if good == ends_below(z.goal, left + 1):
        return 1
    z.nodes += 1
    if z.clock.stopped or (z.nodes & 1023 == 0 and time_is_up(z.clock)):
        return 0
    found = UNPROVED
    if z.alone >= 0:
        found = by_staying_under(z, leader, good, ends_below(z.goal, left + 1), mattered)
    if found == UNPROVED:
        found = by_sure_tricks(z, leader, left, good, mattered)
    if found != UNPROVED:
        return found
    if z.memory != NULL and left > 1:
        tag = tag_of(z.memory, z.in_play, leader, z.matadors)
        found = recalled(z.memory, tag, z.in_play, good, mattered)
        if found != UNPROVED:
            return found
    trick.number = 0
    found = turns_out(z, &trick, leader, left, first, second, good, mattered)
    if z.matadors & z.in_play:
        mattered[0] |= 1ULL << low_bit(z.matadors & z.in_play)
    if z.memory != NULL and left > 1 and not z.clock.stopped:
        remember(z.memory, tag, z.in_play, good, mattered[0], found)
    return found


cdef int turns_out(Solver* z, Trick* trick, int seat, int left, int first, int second, u64 good, u64* mattered) noexcept nogil:
    """The same with the seat to play to the trick. *good*: the good ends before the trick."""
    cdef int ours = z.attackers >> seat & 1, no, found
    cdef u64 bit, needed, all_needed = 0
    cdef Tries tries
    cdef Trick after
    group(z, trick, allowed(z, trick, seat), &tries)
    if tries.number > 1:
        sort_tries(z, trick, seat, wishes(z, ours, left, good), &tries)
    for no in range(tries.number):
        bit = 1ULL << tries.card[no]
        z.hands[seat] ^= bit
        z.in_play ^= bit
        after = with_card(z, trick, seat, tries.card[no])
        if after.number == z.seats:
            found = after_trick(z, &after, left, first, second, &needed)
        else:
            found = turns_out(z, &after, seat + 1 if seat + 1 < z.seats else 0, left, first, second, good, &needed)
        z.hands[seat] ^= bit
        z.in_play ^= bit
        if z.clock.stopped:
            return 0
        if found == ours:
            mattered[0] = needed
            return found
        # Once the rank of a card matters, its equals in this deal need not be equal in another.
        bit = needed & suit_of(tries.card[no])
        if bit and low_bit(bit) <= tries.card[no]:
            needed |= 1ULL << tries.lowest[no]
        all_needed |= needed
    mattered[0] = all_needed
    return 1 - ours


cdef inline int after_trick(Solver* z, Trick* trick, int left, int first, int second, u64* mattered) noexcept nogil:
    cdef int seat = trick.best_seat, found
    cdef u64 same = trick.cards & suit_of(trick.best)
    found = reached(z, seat, left - 1, first + (z.counted[seat] == 1), second + (z.counted[seat] == 2), mattered)
    if same & (same - 1):
        mattered[0] |= 1ULL << trick.best
    return found


cdef void who_counts(Solver* z, int* ours) noexcept nogil:
    """Whether the tricks of each count, and all others, are the attackers'."""
    cdef int seat
    for seat in range(z.seats):
        ours[z.counted[seat] - 1 if z.counted[seat] else 2] = z.attackers >> seat & 1


cdef void start_solving(Solver* z, Goals* goals, int left) noexcept nogil:
    """Prepare for a position whose hands are set."""
    cdef int tricks, number, seat, counted = 0
    z.alone = -1
    for seat in range(z.seats):
        if z.counted[seat]:
            counted += 1
            z.alone = seat
    if counted > 1 or z.trump >= 0:
        z.alone = -1
    z.goal = &goals.goal[0]
    for tricks in range(left + 1):
        for number in range(tricks + 2):
            z.with_fewer[tricks][number] = with_fewer(z.goal, tricks, number)
    if z.memory != NULL:
        learn_holders(z.memory, z.hands, z.seats)
        forget(z.memory)


cdef int best_end(Solver* z, Trick* trick, int seat, int left, Goals* goals, int guess) noexcept nogil:
    """The number of the best worth that the attackers can reach; -1 if the search was stopped.

    *trick*: as it lies, perhaps full; *seat*: the next to play; *guess*: where to begin.
    """
    cdef int least = 0, most = goals.number - 1, found, now
    cdef u64 mattered
    while least < most:
        now = min(max(guess, least + 1), most)
        z.goal = &goals.goal[now]
        if trick.number == z.seats:
            found = after_trick(z, trick, left, 0, 0, &mattered)
        elif trick.number:
            found = turns_out(z, trick, seat, left, 0, 0, still_good(z.goal, left, 0, 0), &mattered)
        else:
            found = reached(z, seat, left, 0, 0, &mattered)
        if z.clock.stopped:
            return -1
        if found:
            least, guess = now, now + 1
        else:
            most, guess = now - 1, now - 1
    return least


cdef int best_after(Solver* z, Trick* trick, int seat, int card, int left, Goals* goals, int guess) noexcept nogil:
    """The same after this card."""
    cdef Trick after = with_card(z, trick, seat, card)
    cdef int found
    z.hands[seat] ^= 1ULL << card
    z.in_play ^= 1ULL << card
    found = best_end(z, &after, (seat + 1) % z.seats, left, goals, guess)
    z.hands[seat] ^= 1ULL << card
    z.in_play ^= 1ULL << card
    return found
