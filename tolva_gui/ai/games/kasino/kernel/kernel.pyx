# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Kasino in bit sets of cards: worlds, random or weighted playouts, and a search over both.

The kernel only searches, it never validates moves: the rules are in `tolva_gui/rules/games/kasino`, and
`tests/ai/games/kasino` keeps the two consistent.

A card is 4 · (value on the table - 1) + suit, a set an integer with such bits. A step is a card and its capture, empty if
the card is laid out.
"""

from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memset

include "../../../kernel/shared.pxi"
include "table.pxi"
include "captures.pxi"
include "policy.pxi"
include "ending.pxi"
include "worlds.pxi"
include "search.pxi"

VERSION = 3


cdef class Position:
    """A deal as known to the seat to act.

    *hands*: the known cards of each hand; *held*: the number of hidden ones. *stock*: its cards, the next one
    first, or their number. *won*, *tabbar*, *last*: by side. *in_hand*: each card's value in the hand.
    *played*: all steps since the packet was dealt.
    """

    cdef Rules rules
    cdef Table table
    cdef Hidden hidden

    def __init__(self, *, seats, sides, spades, tabbe, forced, in_hand, hands, held, sea, won, tabbar, stock, turn, last,
                 played=()):
        cdef int seat, no
        cdef u64 seen = sea
        memset(&self.rules, 0, sizeof(Rules))
        memset(&self.table, 0, sizeof(Table))
        memset(&self.hidden, 0, sizeof(Hidden))
        if not 2 <= seats <= SEATS or not 2 <= sides <= seats:
            raise ValueError(f"two to four seats, not {seats} on {sides} sides")
        if len(hands) != seats or len(held) != seats or len(won) != sides or len(tabbar) != sides or len(in_hand) != CARDS:
            raise ValueError("a list is not as long as there are seats, sides or cards")
        self.rules.seats, self.rules.sides, self.rules.forced = seats, sides, forced
        self.rules.spades, self.rules.tabbe = spades, tabbe
        for no in range(CARDS):
            if not 2 <= in_hand[no] < VALUES:
                raise ValueError(f"no card is worth {in_hand[no]} in the hand")
            self.rules.in_hand[no] = in_hand[no]
        set_values(&self.rules)
        for no in range(sides):
            self.table.won[no], self.table.tabbar[no] = won[no], tabbar[no]
            seen |= self.table.won[no]
        for seat in range(seats):
            self.table.hand[seat] = hands[seat]
            self.hidden.in_hand[seat] = held[seat]
            seen |= self.table.hand[seat]
        self.table.sea, self.table.turn, self.table.last = sea, turn, NOBODY if last is None else last
        if len(played) > MOST_PLAYED:
            raise ValueError(f"{len(played)} cards played are more than a packet")
        for no, (card, taken) in enumerate(played):
            self.hidden.played[no].card, self.hidden.played[no].taken = card, taken
        self.hidden.moves = len(played)
        for no in range(CARDS):
            if not seen >> no & 1:
                self.hidden.cards[self.hidden.number] = no
                self.hidden.number += 1
        if isinstance(stock, int):
            self.table.left_in_stock = stock
        else:
            self.table.left_in_stock = len(stock)
            for no, card in enumerate(reversed(stock)):
                self.table.stock[no] = card
            self.hidden.number = 0
        if not 0 <= turn < seats or not 0 <= self.table.left_in_stock <= CARDS:
            raise ValueError("there is no such seat, or no such stock")
        if self.hidden.number and sum(held) + self.table.left_in_stock > self.hidden.number:
            raise ValueError(f"{self.hidden.number} hidden cards are too few for {sum(held)} in hands and {self.table.left_in_stock} in the stock")

    def is_open(self):
        """Return whether card counting reveals everything: all hidden cards are in one hand."""
        cdef int seat, most = 0
        for seat in range(self.rules.seats):
            most = max(most, self.hidden.in_hand[seat])
        return self.hidden.number == most

    def deal(self, u64 seed, weights=None, *, int tries=1, double heat=0.3, double stray=0.1):
        """Deal the hidden cards permanently; of several tries, prefer those that explain the play."""
        cdef u64 rng = seeded(seed)
        cdef Way way
        cdef Reading reading
        reading.tries, reading.heat, reading.stray = tries if weights is not None else 1, heat, stray
        read_way(&way, BY_WEIGHT, 0, weights)
        cdef Memory* memory = new_memory()
        make_likely_world(&self.hidden, &self.rules, &self.table, way.w, memory, &reading, &rng)
        free(memory)
        memset(&self.hidden, 0, sizeof(Hidden))

    def legal(self):
        """Return the steps of the seat to act."""
        cdef Step steps[MOST_STEPS]
        cdef Memory* memory = new_memory()
        cdef int number = legal(&self.rules, &self.table, memory, steps)
        free(memory)
        return [(steps[no].card, steps[no].taken) for no in range(number)]

    def weighed(self, weights):
        """Return the steps of the seat to act with their weights, which do not depend on the hidden cards."""
        cdef Step steps[MOST_STEPS]
        cdef Way way
        cdef Table table = self.table
        cdef u64 rng = 1, unseen
        cdef double worth
        cdef int no, number
        read_way(&way, BY_WEIGHT, 0, weights)
        make_world(&self.hidden, &self.rules, &table, &rng)
        cdef Memory* memory = new_memory()
        number = legal(&self.rules, &table, memory, steps)
        unseen = unseen_by(&self.rules, &table, table.turn)
        found = []
        for no in range(number):
            worth = brings(&self.rules, &table, way.w, &steps[no])
            worth = weigh(&self.rules, &table, way.w, memory, &steps[no], unseen, worth)
            found.append(((steps[no].card, steps[no].taken), worth))
        free(memory)
        return found

    def act(self, int card, u64 taken):
        """Make the step as the seat to act."""
        cdef Step step
        step.card, step.taken = card, taken
        act(&self.rules, &self.table, &step)

    def play_out(self, u64 seed, weights=None, int whim=0):
        """Play to the end of the deal: at random, or by weights with *whim* random steps in 2048."""
        cdef u64 rng = seeded(seed)
        cdef Way way
        read_way(&way, BY_LOT if weights is None else BY_WEIGHT, whim, weights)
        cdef Memory* memory = new_memory()
        with nogil:
            play_out(&self.rules, &self.table, &way, memory, &rng, 0)
        free(memory)

    def told(self):
        """Return the seat to act, hands, the sea, each side's cards and tabbar, the last taker, whether it is over."""
        sides = range(self.rules.sides)
        return (
            self.table.turn,
            [self.table.hand[seat] for seat in range(self.rules.seats)],
            self.table.sea,
            [self.table.won[side] for side in sides],
            [self.table.tabbar[side] for side in sides],
            None if self.table.last == NOBODY else self.table.last,
            bool(self.table.over),
        )

    def stock(self):
        """Return the stock, the next card first."""
        return [self.table.stock[no] for no in range(self.table.left_in_stock - 1, -1, -1)]

    def points(self):
        """Return each side's points if the deal ends here."""
        cdef double points[SEATS]
        count_points(&self.rules, &self.table, points)
        return [points[side] for side in range(self.rules.sides)]


cdef Memory* new_memory() except NULL:
    cdef Memory* memory = <Memory*> calloc(1, sizeof(Memory))
    if memory == NULL:
        raise MemoryError
    return memory


cdef int read_way(Way* way, int policy, int whim, weights) except -1:
    cdef int no
    memset(way, 0, sizeof(Way))
    way.policy, way.whim = policy, whim
    if weights is not None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"{WEIGHTS} weights, not {len(weights)}")
        for no in range(WEIGHTS):
            way.w[no] = weights[no]
    return 0


def search(Position position, steps, weights, u64 seed, *, double ms=0, long long playouts=0, long long worlds=0,
           int whim=0, int least=0, double doubt=3.5, int tries=1, double heat=0.3, double stray=0.1, asked=None):
    """Return the value of each step, and whether the search was cancelled.

    A value is the mean lead in points, the number of tries, and the standard errors behind the best. Playouts
    follow *weights*, or are random; *whim* steps in 2048 are random; they end when fewer than *least* cards
    are left in the stock. A limit of 0 is no limit; *doubt* 0: no step drops out. A world is drawn from
    *tries* sampled ones by how well it explains the others' play: a softmax over the weights with temperature
    *heat*, in points, and a share *stray* of random steps.
    """
    cdef int number = len(steps), no, best
    cdef Arms arms = Arms(number, doubt=doubt)
    cdef Clock clock
    cdef Trial trial
    cdef Table table = position.table
    cdef Way way
    cdef Reading reading
    cdef u64 rng = seeded(seed)
    read_way(&way, BY_LOT if weights is None else BY_WEIGHT, whim, weights)
    reading.tries, reading.heat, reading.stray = tries if weights is not None else 1, heat, stray
    cdef Memory* memory = new_memory()
    cdef Step* tried = <Step*> calloc(max(number, 1), sizeof(Step))
    try:
        if tried == NULL:
            raise MemoryError
        for no, (card, taken) in enumerate(steps):
            tried[no].card, tried[no].taken = card, taken
        trial.rules, trial.start, trial.hidden, trial.steps = &position.rules, &table, &position.hidden, tried
        trial.way, trial.memory, trial.reading, trial.least = &way, memory, &reading, least
        start_clock(&clock, ms, or_null(asked))
        with nogil:
            try_arms(&trial, &arms.table, worlds, playouts, 1, &clock, &rng)
    finally:
        free(tried)
        free(memory)
    best = best_of(&arms.table)
    values = [
        (
            mean_of(&arms.table, no),
            arms.table.arm[no].tries,
            0.0 if no == best else behind(&arms.table, no, best),
        )
        for no in range(number)
    ]
    return values, clock.stopped == 2


def solve(Position position, steps, weights, *, long long nodes=0, double margin=1.5, asked=None):
    """Return the side's final lead after each step under perfect play, and whether the search was cancelled.

    A step worse than the best by the *margin* may be worse still. The values are None if *nodes* do not
    suffice. *weights*: for move ordering.
    """
    cdef Clock clock
    cdef Solver solver
    cdef Way way
    cdef Table table
    cdef Step step
    cdef double best = -1e9, value
    cdef u64 rng = 1
    if position.rules.sides != 2 or not position.is_open():
        raise ValueError("only two sides that hide nothing can be seen through")
    read_way(&way, BY_WEIGHT, 0, weights)
    start_clock(&clock, 0, or_null(asked))
    cdef Memory* memory = new_memory()
    start_solver(&solver, &position.rules, memory, way.w, position.table.turn % 2, nodes if nodes else 1LL << 50, &clock)
    values = []
    try:
        for card, taken in steps:
            step.card, step.taken, table = card, taken, position.table
            with nogil:
                make_world(&position.hidden, &position.rules, &table, &rng)
                act(&position.rules, &table, &step)
                value = value_of(&solver, &table, best - margin, 1e9)
            if solver.gave_up:
                break
            best = max(best, value)
            values.append(value)
    finally:
        free(memory)
    return None if solver.gave_up else values, clock.stopped == 2
