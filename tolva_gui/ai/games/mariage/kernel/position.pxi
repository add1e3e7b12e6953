# A position as a Python object, made from a seat's knowledge, or by the tests from a full state.


cdef class Rules:
    """A form under its options; `kernel_bridge` fills in the fields of `Form`."""

    cdef Form f

    def __init__(self, Form form):
        self.f = form


cdef class Position:
    """A position with its unknown cards; `kernel_bridge` fills in the fields of `State` and `Known`."""

    cdef Rules rules
    cdef State s
    cdef Known k
    cdef Past past

    def __init__(self, Rules rules, State state, Known known):
        self.rules, self.s, self.k = rules, state, known
        memset(&self.past, 0, sizeof(Past))
        if state.trick_n:
            set_best(&self.s, state.best_seat, state.best)

    def set_past(self, int viewer, tricks, int plain):
        """Set leader, trump, partner's silence and cards of each trick; worlds that explain them are more frequent.

        *plain*: the number of tricks before a gubbe was announced. Only for forms in which all cards are dealt.
        """
        self.past.viewer, self.past.tricks, self.past.plain = viewer, len(tricks), plain
        for no, (leader, trump, silent, cards) in enumerate(tricks):
            self.past.leader[no], self.past.trump[no], self.past.count[no] = leader, trump, len(cards)
            self.past.silent[no] = silent
            for place, card in enumerate(cards):
                self.past.cards[no][place] = card

    @property
    def legal(self):
        """The actions of the seat to act, as a set."""
        return legal(&self.rules.f, &self.s)

    @property
    def state(self):
        """The fields of `State`, by name."""
        return self.s

    @property
    def hidden(self):
        """The fields of `Known`, by name."""
        return self.k

    def act(self, int action):
        """Make the action; legality is not checked."""
        act(&self.rules.f, &self.s, action)

    def world(self, u64 seed):
        """Return a position consistent with the seat's knowledge; raise ValueError if none fits.

        After `set_past`, positions that explain the play are more frequent.
        """
        cdef Position new = Position.__new__(Position)
        cdef Chain chain
        cdef u64 rng = seeded(seed)
        new.rules = self.rules
        chain.left = 0
        if not next_world(&self.rules.f, &self.s, &self.k, &self.past, &chain, &new.s, &rng):
            raise ValueError("no deal of the hidden cards fits what the play has shown")
        return new

    def likings(self):
        """Return how much the learnt policy likes each card that may be played."""
        cdef float weights[CARDS]
        cdef u64 cards = legal(&self.rules.f, &self.s) & self.rules.f.pack
        weigh(&self.rules.f, &self.s, cards, weights)
        return {bit: weights[count_bits(cards & (one(bit) - 1))] for bit in range(CARDS) if cards >> bit & 1}

    def play_out(self, u64 seed):
        """Play random cards to the end."""
        play_out(&self.rules.f, &self.s, RANDOM_CARD, 0, &seed)
