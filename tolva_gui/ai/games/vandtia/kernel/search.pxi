# Worlds consistent with a seat's knowledge, and flat Monte Carlo over them: every action is tried in the same
# worlds.

cdef struct Hidden:
    i8 cards[CARDS]
    int number
    int in_hand[SEATS]          # number of hidden cards per hand
    int proven[SEATS]           # so many of them do not fit on the rank `proven_on`, or are tens or twos
    int proven_on[SEATS]
    double likely[RANKS]        # relative chance that a card of each rank is in a hand, at most 1


cdef void make_world(Hidden* hidden, Rules* rules, Table* table, u64* rng) noexcept nogil:
    """Deal the hidden cards: first hands, by the chance of being held; then places and stock."""
    cdef i8 cards[CARDS]
    cdef int left = hidden.number, seat, no, pick, tries
    if not left:
        return
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
            if table.down[seat][no] == HIDDEN:
                table.down[seat][no] = take_any(cards, &left, rng)
    for no in range(table.left_in_stock):
        table.stock[no] = take_any(cards, &left, rng)


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
    play_out(trial.rules, &table, trial.habits, rng)
    return lead_of(trial.rules, &table, trial.start.turn)


cdef class Position:
    """A deal as known to the seat to act; `bridge` fills in the fields of `Rules`, `Table` and `Hidden`."""

    cdef Rules rules
    cdef Table table
    cdef Hidden hidden

    def __init__(self, Rules rules, Table table, Hidden hidden):
        self.rules, self.table, self.hidden = rules, table, hidden

    def deal(self, u64 seed):
        """Deal the hidden cards permanently."""
        cdef u64 rng = seeded(seed)
        make_world(&self.hidden, &self.rules, &self.table, &rng)
        memset(&self.hidden, 0, sizeof(Hidden))

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

    @property
    def state(self):
        """The fields of `Table`, by name."""
        return self.table
