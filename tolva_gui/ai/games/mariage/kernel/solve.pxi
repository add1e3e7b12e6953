# Exact endings: alpha-beta over complete positions, melds and all other calls included. The searching side
# maximizes, every other side minimizes; with two sides that is perfect play, with three it is pessimistic.

cdef enum:
    TABLE_BITS = 20
    LOWEST = -2000000000
    HIGHEST = 2000000000
    ENDS = 64
    FINE = 400000       # resolution of utilities: parts of one
    SPREAD = 64         # the points of the deal are packed below, so that the search returns them too
    LOW_RANKS = 4       # 9 8 7 6: worth nothing, so only their order counts

cdef struct Slot:
    u64 key
    int low
    int high
    i8 action

cdef struct Ends:
    # The deal's value by the winner of vinsten (0: none) and of the last trick.
    u64 key
    int value[SIDES + 1][SIDES]

cdef struct Solver:
    const Form* f
    const Aim* aim
    Clock* clock
    Slot* slots
    u64 salt            # separates this search's entries from those of earlier ones
    u64 barred          # calls not considered inside the tree
    long long nodes
    long long most_nodes    # 0: no bound
    int all_worth
    int shift           # of a key, for its table slot: a small search uses a small part of the table
    Ends ends[ENDS]

cdef unsigned char SQUEEZED[16][16]     # low cards of one hand, renumbered among all remaining ones
cdef unsigned char DISTINCT[16][16]     # the lowest of each run of equivalent low cards


cdef void fill_low_tables() noexcept:
    cdef int around, mine, rank, place, fresh
    for around in range(16):
        for mine in range(16):
            place = 0
            fresh = 1
            SQUEEZED[around][mine] = DISTINCT[around][mine] = 0
            for rank in range(LOW_RANKS):
                if around >> rank & 1:
                    fresh = 1
                if (around | mine) >> rank & 1:
                    if mine >> rank & 1:
                        SQUEEZED[around][mine] |= 1 << place
                    place += 1
                if mine >> rank & 1 and fresh:
                    DISTINCT[around][mine] |= 1 << rank
                    fresh = 0


fill_low_tables()


cdef void start_solver(Solver* z, const Form* f, const Aim* aim, Clock* clock, Slot* slots, u64 salt, int cards) noexcept nogil:
    cdef int bit
    memset(z, 0, sizeof(Solver))
    z.f, z.aim, z.clock, z.slots, z.salt = f, aim, clock, slots, mix(salt)
    z.shift = 64 - (12 if cards <= 16 else 14 if cards <= 20 else 16 if cards <= 24 else TABLE_BITS)
    for bit in range(CARDS):
        if f.pack >> bit & 1:
            z.all_worth += f.worth[bit]


cdef int worth_of_end(const Solver* z, const State* s) noexcept nogil:
    """The utility of a finished deal, with its points packed below."""
    cdef int points = <int> deal_points(z.f, s, z.aim)
    points = -SPREAD // 2 if points < -SPREAD // 2 else SPREAD // 2 - 1 if points >= SPREAD // 2 else points
    cdef double value = utility(z.f, s, z.aim) * FINE
    return <int> (value + 0.5 if value >= 0 else value - 0.5) * SPREAD + points


cdef inline int points_in(int value) noexcept nogil:
    """The points of the deal, unpacked from a search value."""
    return (value + SPREAD // 2 & SPREAD - 1) - SPREAD // 2


cdef inline double utility_in(int value) noexcept nogil:
    return <double> (value - points_in(value)) / (<double> FINE * SPREAD)


cdef Ends* ends_of(Solver* z, const State* s) noexcept nogil:
    """The possible values of the deal if nothing more is melded. Cached, because many positions share their scores."""
    cdef u64 key = 1
    cdef int side
    for side in range(z.f.sides):
        key = key << 8 | (s.scores[side] & 255)
    key = key << 8 | (s.carried & 255)
    cdef Ends* ends = &z.ends[mix(key) % ENDS]
    if ends.key != key:
        ends.key = key
        fill_ends(z, s, ends)
    return ends


cdef void fill_ends(Solver* z, const State* s, Ends* ends) noexcept nogil:
    cdef State end
    cdef int most, last, side
    for most in range(z.f.sides + 1):
        for last in range(z.f.sides):
            end = s[0]
            for side in range(z.f.sides):
                end.tally[side] = side + 1 == most
            end.leader = last
            if z.f.family == TOLVA:
                score_tolva(z.f, &end)
            elif z.f.family == BOND:
                score_bond(z.f, &end)
            else:
                score_two(z.f, &end)
            ends.value[most][last] = worth_of_end(z, &end)


cdef void narrow_gubbe(const Solver* z, const State* s, int* low, int* high) noexcept nogil:
    """Bounds under a gubbe, where a deal has only two outcomes."""
    cdef State kept = s[0], lost = s[0]
    end_gubbe(z.f, &kept, 1)
    end_gubbe(z.f, &lost, 0)
    low[0], high[0] = worth_of_end(z, &lost), worth_of_end(z, &kept)  # from the announcer's view
    if surely_kept(z.f, s):
        low[0] = high[0]
    if z.f.side[s.gubbe_seat] != z.aim.side:
        low[0], high[0] = high[0], low[0]


cdef int surely_kept(const Form* f, const State* s) noexcept nogil:
    """Whether the announcing side is on lead and its leader's unbeatable cards suffice (there is no trump)."""
    cdef int needed = last_of_gubbe(f, s) - s.done, points = s.gubbe_points, rank
    cdef u64 winners = 0, left = s.hands[s.turn], out = s.left & ~left
    if f.side[s.turn] != f.side[s.gubbe_seat]:
        return 0
    while left:
        if not STRONGER[low_bit(left)] & out:
            winners |= left & -left
        left &= left - 1
    if count_bits(winners) < needed:
        return 0
    for rank in range(WIDTH - 1, -1, -1):
        left = winners & RANK[rank]
        while left and needed:
            points += f.worth[low_bit(left)] >> 16
            left &= left - 1
            needed -= 1
    return s.gubbe == WHOLE or points >= GUBBE_NEEDS


cdef void narrow(Solver* z, State* s, int* low, int* high) noexcept nogil:
    """Bounds of the deal's value (trick boundary, nothing hidden, no gubbe).

    At worst the others make all remaining melds, at best our own side does.
    """
    cdef int own = most_melds(z, s, 1), theirs = most_melds(z, s, 0)
    shift_scores(z, s, 0, theirs)
    find_ends(z, s, low, NULL)
    shift_scores(z, s, own, -theirs)
    find_ends(z, s, NULL, high)
    shift_scores(z, s, -own, 0)


cdef inline int most_melds(const Solver* z, const State* s, int own) noexcept nogil:
    """The most points that the side, or the others, can still get from melds; K8: none without a stock."""
    cdef int seat, found = 0, occasions = z.f.tricks - s.done - 3
    if z.f.family == BOND_TWO:
        return 0
    if (s.occasion == OPEN or s.phase == ANSWER) and (z.f.side[s.leader] == z.aim.side) == own:
        occasions += 1
    if z.f.layout == ALL_DEALT and z.f.family == TOLVA and occasions <= 0:
        return 0  # T13: three cards at least
    for seat in range(z.f.seats):
        if (z.f.side[seat] == z.aim.side) == own:
            found += count_bits(queens_of_pairs(z.f, s, seat))
    if z.f.layout == ALL_DEALT and z.f.family == TOLVA:
        found = min(found, occasions)  # T14: one on each
    return found + (found > 0 and s.trump == NO_SUIT)


cdef inline void shift_scores(const Solver* z, State* s, int own, int theirs) noexcept nogil:
    cdef int side
    for side in range(z.f.sides):
        s.scores[side] += own if side == z.aim.side else theirs


cdef void find_ends(Solver* z, const State* s, int* low, int* high) noexcept nogil:
    """The lowest or highest value over the possible winners of vinsten and of the last trick."""
    cdef Ends* ends = ends_of(z, s)
    cdef int side, last, value, rest = z.all_worth, worst = HIGHEST, best = LOWEST
    for side in range(z.f.sides):
        rest -= s.tally[side]
    for side in range(-1, z.f.sides):
        if may_win(z.f, s, side, rest):
            for last in range(z.f.sides):
                value = ends.value[side + 1][last]
                worst = min(worst, value)
                best = max(best, value)
    if low != NULL:
        low[0] = worst
    if high != NULL:
        high[0] = best


cdef inline int may_win(const Form* f, const State* s, int side, int rest) noexcept nogil:
    """Whether the side, or no side (-1), may still get vinsten."""
    cdef int other
    for other in range(f.sides):
        if side >= 0 and other != side and s.tally[side] + rest <= s.tally[other]:
            return 0
        if side < 0 and leads_for_good(f, s, other, rest):
            return 0
    return 1


cdef inline int leads_for_good(const Form* f, const State* s, int side, int rest) noexcept nogil:
    cdef int other
    for other in range(f.sides):
        if other != side and s.tally[other] + rest >= s.tally[side]:
            return 0
    return 1


cdef u64 key_of(const Solver* z, const State* s) noexcept nogil:
    """The hash of everything that decides the rest of the deal, at a trick boundary."""
    cdef const Form* f = z.f
    cdef u64 key = 0, hand, around, flags
    cdef int seat, suit, low
    cdef int squeeze = f.family != BOND_TWO and not hides_cards(f, s)
    for seat in range(f.seats):
        hand = s.hands[seat]
        if squeeze:
            around = s.left & ~hand
            for suit in range(4):
                low = hand >> (suit * WIDTH) & 15
                hand ^= <u64> (low ^ SQUEEZED[around >> (suit * WIDTH) & 15][low]) << (suit * WIDTH)
        key = (key ^ hand) * 0x9e3779b97f4a7c15ULL
        key ^= key >> 29
    flags = s.phase | s.occasion << 3 | s.turn << 6 | s.leader << 9 | (s.trump + 1) << 12 | s.asked << 15
    for suit in range(4):
        flags |= <u64> (s.melded & f.pair[suit] != 0) << (16 + suit)
    for seat in range(f.sides):
        flags |= <u64> (s.scores[seat] & 255) << (24 + 8 * seat)
    key = (key ^ flags) * 0x9e3779b97f4a7c15ULL
    key ^= key >> 29
    return mix(key ^ tally_key(z, s) ^ gubbe_key(f, s) ^ (hidden_key(s) if hides_cards(f, s) else 0))


cdef inline int hides_cards(const Form* f, const State* s) noexcept nogil:
    """Whether stock or face-down cards are left, so that a card's place matters."""
    if f.layout == ALL_DEALT:
        return 0
    return s.stock_at < s.stock_end or face_down(s, 0) or face_down(s, 1) or s.closed


cdef u64 hidden_key(const State* s) noexcept nogil:
    cdef u64 key = s.closed
    cdef int slot, seat
    for slot in range(s.stock_at, s.stock_end):
        key = (key + s.stock[slot] + 1) * 0x9e3779b97f4a7c15ULL
    for seat in range(2):
        for slot in range(6):
            key = (key + (s.up[seat][slot] + 3) * 64 + s.down[seat][slot] + 3) * 0x9e3779b97f4a7c15ULL
    return key


cdef inline u64 tally_key(const Solver* z, const State* s) noexcept nogil:
    """The key of the tallies; once a side has a certain majority, only that side."""
    cdef int side, rest = z.all_worth
    cdef u64 key = 0
    if not s.gubbe:
        for side in range(z.f.sides):
            rest -= s.tally[side]
        for side in range(z.f.sides):
            if leads_for_good(z.f, s, side, rest):
                return side + 1
    for side in range(z.f.sides):
        key = (key + s.tally[side] + 7) * 0xd6e8feb86659fd93ULL
    return key


cdef inline u64 gubbe_key(const Form* f, const State* s) noexcept nogil:
    """The key of the facts that count while a gubbe is played, or may still be announced."""
    if f.family != TOLVA:
        return 0
    if s.gubbe:
        return mix(s.gubbe | s.gubbe_seat << 8 | s.gubbe_first << 12 | s.gubbe_points << 20)
    if s.trump != NO_SUIT or s.done > f.tricks - 5:
        return 0
    return mix(1 | s.been_in << 8 | s.last_points << 20 | <u64> s.carried << 40)


cdef inline u64 distinct(const Solver* z, const State* s, u64 actions) noexcept nogil:
    """The actions, with one card per group of equals."""
    cdef u64 around, hand = s.hands[s.turn]
    cdef int suit, low
    if z.f.family == BOND_TWO or hides_cards(z.f, s):
        return actions
    around = s.left & ~hand
    for suit in range(4):
        low = actions >> (suit * WIDTH) & 15
        if low & (low - 1):
            actions ^= <u64> (low ^ DISTINCT[around >> (suit * WIDTH) & 15][low]) << (suit * WIDTH)
    return actions
