# Worlds consistent with a seat's knowledge, and flat Monte Carlo over them: every action is tried in the same
# worlds.

cdef struct Hidden:
    i8 cards[CARDS]
    int number
    int in_hand[SEATS]          # number of hidden cards per hand
    int proven[SEATS]           # so many of them do not fit on the rank `proven_on`, or are tens or twos
    int proven_on[SEATS]
    int is_down[SEATS][MOST_FULL]
    int in_stock
    double likely[RANKS]        # relative chance that a card of each rank is in a hand, at most 1


cdef void make_world(Hidden* hidden, Rules* rules, Table* table, u64* rng) noexcept nogil:
    """Deal the hidden cards: first hands, by the chance of being held; then places and stock."""
    cdef i8 cards[CARDS]
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
            table.hand[seat][take_out(cards, &left, pick)] += 1
    for seat in range(rules.seats):
        for no in range(rules.full):
            if hidden.is_down[seat][no]:
                table.down[seat][no] = take_any(cards, &left, rng)
    for no in range(hidden.in_stock):
        table.stock[no] = take_any(cards, &left, rng)
    table.left_in_stock = hidden.in_stock


cdef struct Trial:
    Rules* rules
    Table* start
    Table world
    Hidden* hidden
    Habits* habits
    int* actions


include "../../../kernel/flat.pxi"


cdef int new_world(Trial* trial, u64* rng) noexcept nogil:
    trial.world = trial.start[0]
    make_world(trial.hidden, trial.rules, &trial.world, rng)
    return 1


cdef double worth_in_world(Trial* trial, int arm, Arm* told, u64* rng) noexcept nogil:
    cdef Table table = trial.world
    act(trial.rules, &table, trial.actions[arm])
    play_out(trial.rules, &table, trial.habits, 1, rng)
    return lead_of(trial.rules, &table, trial.start.turn)


cdef class Position:
    """A deal as known to the seat to act.

    *hands*: the known cards of each hand; *known*: those that all have seen the seat take. *downs*: for each
    place whether it has a face-down card. *hidden*: the unlocated cards: each hand has *in_hand* of them, the
    stock *in_stock*, each face-down place one. *loose*: cards neither in the pile nor turned away. *lowest*:
    the rank with which the deal must be opened, otherwise -1. *proofs*: per hand (n, rank): n of its hidden
    cards do not fit on the rank or are tens or twos. *likely*: relative chance that a hidden card of each
    rank is in a hand, 1 at most.
    """

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
        """Deal the hidden cards permanently."""
        cdef u64 rng = seeded(seed)
        make_world(&self.hidden, &self.rules, &self.table, &rng)
        self.hidden.number = self.hidden.in_stock = 0
        memset(self.hidden.in_hand, 0, sizeof(self.hidden.in_hand))
        memset(self.hidden.is_down, 0, sizeof(self.hidden.is_down))

    def legal(self):
        """Return the actions of the seat to act."""
        cdef int actions[ACTIONS]
        return [actions[no] for no in range(legal(&self.rules, &self.table, actions))]

    def best(self, weights):
        """Return the action with the highest weight."""
        cdef Habits habits
        make_habits(weights, &habits)
        return best_action(&self.rules, &self.table, &habits)

    def act(self, int action):
        """Make the action as the seat to act."""
        act(&self.rules, &self.table, action)

    def told(self):
        """Return the seat to act, hands, face-up cards, the pile, places, whether it is over."""
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
