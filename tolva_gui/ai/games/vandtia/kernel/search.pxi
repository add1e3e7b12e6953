# Worlds that fit what a seat knows, and flat Monte Carlo over them: every action is tried in the same worlds.

cdef enum:
    ARMS = 112                  # of no hand that can come about there are more
    FIRST_LOOK = 32


cdef struct Hidden:
    signed char cards[CARDS]
    int number
    int in_hand[SEATS]          # hidden cards of each hand
    int proven[SEATS]           # so many of them do not fit on a card of the rank below, but for tens and twos
    int proven_on[SEATS]
    int is_down[SEATS][MOST_FULL]
    int in_stock
    double likely[RANKS]        # how likely a card of each rank is to be in a hand rather than elsewhere, at most 1


cdef struct Arm:
    int action
    int out
    long long tries
    double total
    double now


cdef void make_world(Hidden* hidden, Rules* rules, Table* table, u64* rng) noexcept nogil:
    """Deal the hidden cards: hands first, of what is likely to be kept; then places and stock."""
    cdef signed char cards[CARDS]
    cdef int left = hidden.number, seat, no, pick, tries
    memcpy(cards, hidden.cards, sizeof(cards))
    for seat in range(rules.seats):
        for no in range(hidden.in_hand[seat]):
            for tries in range(30):
                pick = draw_below(rng, left)
                if no < hidden.proven[seat] and not is_special(cards[pick]) and fits(rules, cards[pick], hidden.proven_on[seat]):
                    continue
                if draw(rng) < hidden.likely[cards[pick]] * 2147483648.0:
                    break
            left -= 1
            table.hand[seat][cards[pick]] += 1
            cards[pick] = cards[left]
    for seat in range(rules.seats):
        for no in range(rules.full):
            if hidden.is_down[seat][no]:
                pick = draw_below(rng, left)
                left -= 1
                table.down[seat][no] = cards[pick]
                cards[pick] = cards[left]
    for no in range(hidden.in_stock):
        pick = draw_below(rng, left)
        left -= 1
        table.stock[no] = cards[pick]
        cards[pick] = cards[left]
    table.left_in_stock = hidden.in_stock


cdef double worst_gap(Arm* arms, double* squares, int a, int best) noexcept nogil:
    """How many standard errors the arm lies behind the best one."""
    cdef double tries = <double>arms[a].tries
    cdef double mean = (arms[best].total - arms[a].total) / tries
    cdef double variance = squares[a * ARMS + best] / tries - mean * mean
    return mean / sqrt(max(variance, 1e-9) / tries)


cdef int best_of(Arm* arms, int number) noexcept nogil:
    cdef int a, best = -1
    for a in range(number):
        if not arms[a].out and arms[a].tries and (best < 0 or arms[a].total > arms[best].total):
            best = a
    return best


cdef void search_worlds(
    Rules* rules, Table* start, Hidden* hidden, Arm* arms, int number, double* squares, Habits* habits, long long worlds, long long playouts, double doubt, Clock* clock, u64 seed,
) noexcept nogil:
    """*squares*: of the gaps between each two arms. *doubt*: so many standard errors behind an arm drops out."""
    cdef Table world, copy
    cdef u64 rng = mix(seed + 1), same
    cdef long long done = 0, tried
    cdef int a, b, best, running = number, me = start.turn
    for tried in range(worlds):
        if running < 2 or time_is_up(clock) or done + running > playouts:
            break
        world = start[0]
        make_world(hidden, rules, &world, &rng)
        same = mix(rng)
        for a in range(number):
            if arms[a].out:
                continue
            copy, rng = world, same
            act(rules, &copy, arms[a].action)
            play_out(rules, &copy, habits, 1, &rng)
            arms[a].now = lead_of(rules, &copy, me)
            arms[a].total += arms[a].now
            arms[a].tries += 1
            done += 1
        for a in range(number):
            for b in range(number):
                if not arms[a].out and not arms[b].out:
                    squares[a * ARMS + b] += (arms[a].now - arms[b].now) * (arms[a].now - arms[b].now)
        if doubt > 0 and tried >= FIRST_LOOK and tried & 15 == 0:
            best = best_of(arms, number)
            for a in range(number):
                if not arms[a].out and a != best and worst_gap(arms, squares, a, best) > doubt:
                    arms[a].out = 1
                    running -= 1


cdef class Position:
    """A deal as a seat knows it; the fields are those of `_kernel.pyi`."""

    cdef Rules rules
    cdef Table table
    cdef Hidden hidden

    def __init__(self, *, seats, full, sevens, two_passes, no_special_out, stop_at_first, hands, known, ups, downs,
                 hidden, in_hand, proofs, in_stock, pile, loose, turn, again, lowest, out, likely):
        cdef int seat, rank, no, slot
        memset(&self.rules, 0, sizeof(Rules))
        memset(&self.table, 0, sizeof(Table))
        memset(&self.hidden, 0, sizeof(Hidden))
        if not 2 <= seats <= SEATS:
            raise ValueError(f"two to eight seats, not {seats}")
        if not 1 <= full <= MOST_FULL or len(hidden) > CARDS or len(pile) > CARDS or in_stock > CARDS:
            raise ValueError("more cards than the kernel has room for")
        self.rules.seats, self.rules.full = seats, full
        self.rules.sevens, self.rules.two_passes = sevens, two_passes
        self.rules.no_special_out, self.rules.stop_at_first = no_special_out, stop_at_first
        for seat in range(seats):
            for rank in range(RANKS):
                self.table.hand[seat][rank] = hands[seat][rank]
                self.table.known[seat][rank] = known[seat][rank]
                self.table.up[seat][rank] = ups[seat][rank]
            for slot in range(MOST_FULL):
                self.table.down[seat][slot] = NOTHING
            for slot in range(full):
                self.hidden.is_down[seat][slot] = downs[seat][slot]
            self.hidden.in_hand[seat] = in_hand[seat]
            self.hidden.proven[seat], self.hidden.proven_on[seat] = proofs[seat]
            self.table.held[seat] = sum(hands[seat]) + in_hand[seat]
            self.table.open_cards[seat] = sum(ups[seat])
            self.table.downs[seat] = sum(downs[seat])
        for no, rank in enumerate(hidden):
            self.hidden.cards[no] = rank
        self.hidden.number, self.hidden.in_stock = len(hidden), in_stock
        if sum(in_hand) + in_stock + sum(self.table.downs[seat] for seat in range(seats)) > len(hidden):
            raise ValueError("fewer hidden cards than places for them")
        for no, rank in enumerate(pile):
            self.table.pile[no] = rank
        for rank in range(RANKS):
            self.table.loose[rank] = loose[rank]
            self.hidden.likely[rank] = likely[rank]
        self.table.lying, self.table.left_in_stock = len(pile), in_stock
        self.table.turn, self.table.again, self.table.lowest = turn, again, lowest
        for seat in out:
            self.table.out += 1
            self.table.place[seat] = self.table.out

    def deal(self, u64 seed):
        """Deal the hidden cards, for good."""
        cdef u64 rng = mix(seed + 1)
        make_world(&self.hidden, &self.rules, &self.table, &rng)
        self.hidden.number = self.hidden.in_stock = 0
        memset(self.hidden.in_hand, 0, sizeof(self.hidden.in_hand))
        memset(self.hidden.is_down, 0, sizeof(self.hidden.is_down))

    def legal(self):
        """Return the actions of the seat to act."""
        cdef int actions[ACTIONS]
        return [actions[no] for no in range(legal(&self.rules, &self.table, actions))]

    def best(self, weights):
        """Return the action that weighs most."""
        cdef Habits habits
        make_habits(weights, &habits)
        return best_action(&self.rules, &self.table, &habits)

    def act(self, int action):
        """Do it as the seat to act."""
        act(&self.rules, &self.table, action)

    def told(self):
        """Return who is to act, hands, face-up cards, the pile, places, whether it is over."""
        seats = range(self.rules.seats)
        return (
            self.table.turn,
            [[self.table.hand[seat][rank] for rank in range(RANKS)] for seat in seats],
            [[self.table.up[seat][rank] for rank in range(RANKS)] for seat in seats],
            [self.table.pile[no] for no in range(self.table.lying)],
            [self.table.place[seat] for seat in seats],
            bool(self.table.over),
        )

    def down(self, int seat):
        """Return the seat's face-down cards, -1 for an empty place."""
        return [self.table.down[seat][slot] for slot in range(self.rules.full)]

    def stock(self):
        """Return the stock, the next card first."""
        return [self.table.stock[no] for no in range(self.table.left_in_stock - 1, -1, -1)]


def compare(first, second, int seats, long long decks, u64 seed, *, int full=3, int packs=1):
    """Play whole deals, the first weights in each seat in turn and the second in all others; return the first's leads."""
    cdef Rules rules
    cdef Table start, table
    cdef Hidden hidden
    cdef Habits both[2]
    cdef Habits habits[SEATS]
    cdef u64 rng = mix(seed + 1), same
    cdef long long deck
    cdef int me, seat, no, rank
    cdef double total
    memset(&rules, 0, sizeof(Rules))
    memset(&start, 0, sizeof(Table))
    memset(&hidden, 0, sizeof(Hidden))
    rules.seats, rules.full = seats, full
    for rank in range(RANKS):
        start.loose[rank] = 4 * packs
        hidden.likely[rank] = 1.0
        for no in range(4 * packs):
            hidden.cards[hidden.number] = rank
            hidden.number += 1
    for seat in range(seats):
        start.held[seat] = start.open_cards[seat] = start.downs[seat] = full
        hidden.in_hand[seat] = 2 * full
        for no in range(MOST_FULL):
            start.down[seat][no] = NOTHING
        for no in range(full):
            hidden.is_down[seat][no] = 1
    hidden.in_stock = hidden.number - 3 * full * seats
    make_habits(first, &both[0])
    make_habits(second, &both[1])
    leads = []
    for deck in range(decks):
        total = 0.0
        same = mix(rng + <u64>deck)
        for me in range(seats):
            with nogil:
                for seat in range(seats):
                    habits[seat] = both[seat != me]
                table, rng = start, same
                make_world(&hidden, &rules, &table, &rng)
                for seat in range(seats):
                    exchange(&rules, &table, habits[seat].w, seat)
                begin_play(&rules, &table, <int>(deck % seats))
                play_out(&rules, &table, habits, seats, &rng)
                total += lead_of(&rules, &table, me)
        leads.append(total / seats)
    return leads
