# A position as a Python object, made from a seat's knowledge, or by the tests from a full state.


cdef class Position:
    """A position with its unknown cards. Created by `kernel_bridge`, which defines the fields."""

    cdef Rules rules
    cdef State s
    cdef Known k
    cdef Past past

    def __init__(self, Rules rules, *, hands, rows, up, down, stock, closed, shut, trick, best, best_seat, trump, melded,
                 melds, tally, trick_sum, scores, carried, phase, occasion, turn, leader, asked, done, gubbe, gubbe_seat,
                 gubbe_first, gubbe_points, last_points, been_in, unseen, denied, limits, pairless):
        self.rules = rules
        memset(&self.s, 0, sizeof(State))
        memset(&self.k, 0, sizeof(Known))
        memset(&self.past, 0, sizeof(Past))
        self._set_flags(phase, occasion, turn, leader, asked, done, closed, been_in)
        self._set_gubbe(gubbe, gubbe_seat, gubbe_first, gubbe_points, last_points)
        self._set_melds(trump, melded, melds)
        self._set_cards(hands, rows, up, down, stock, shut)
        self._set_trick(trick, best, best_seat, trick_sum)
        for side in range(rules.f.sides):
            self.s.tally[side] = tally[side]
            self.s.scores[side] = scores[side]
        self.s.carried = carried
        self._set_unseen(unseen, denied, limits, pairless)

    def _set_flags(self, phase, occasion, turn, leader, asked, done, closed, been_in):
        self.s.phase, self.s.occasion, self.s.turn, self.s.leader = phase, occasion, turn, leader
        self.s.asked, self.s.done, self.s.closed, self.s.been_in = asked, done, closed, been_in
        self.s.winner = -1

    def _set_gubbe(self, gubbe, seat, first, points, last_points):
        self.s.gubbe, self.s.gubbe_seat, self.s.gubbe_first = gubbe, seat, first
        self.s.gubbe_points, self.s.last_points = points, last_points

    def _set_melds(self, trump, melded, melds):
        self.s.trump, self.s.melded, self.s.melds = trump, melded, melds
        self.s.trump_mask = SUIT[trump] if trump != NO_SUIT else 0

    def _set_cards(self, hands, rows, up, down, stock, shut):
        for seat in range(self.rules.f.seats):
            self.s.hands[seat] = hands[seat]
            if self.rules.f.layout == ROWS:
                self.s.rows[seat], self.s.shut[seat] = rows[seat], shut[seat]
                for slot in range(6):
                    self.s.up[seat][slot], self.s.down[seat][slot] = up[seat][slot], down[seat][slot]
        self.s.stock_end = len(stock)
        for slot in range(len(stock)):
            self.s.stock[slot] = stock[slot]

    def _set_trick(self, trick, best, best_seat, trick_sum):
        self.s.trick_n, self.s.trick_sum = len(trick), trick_sum
        if trick:
            self.s.lead_mask = SUIT_OF_CARD[<int> trick[0]]
            set_best(&self.s, best_seat, best)

    def _set_unseen(self, unseen, denied, limits, pairless):
        """Cards neither played nor visible are hidden; `left` includes them."""
        self.k.pairless = pairless
        for seat in range(self.rules.f.seats):
            self.k.unseen[seat], self.k.denied[seat] = unseen[seat], denied[seat]
        if len(limits) > LIMITS:
            raise ValueError(f"there are at most {LIMITS} limits, not {len(limits)}")
        self.k.limits = len(limits)
        for no, (seat, cards, most) in enumerate(limits):
            self.k.limit[no].seat, self.k.limit[no].cards, self.k.limit[no].most = seat, cards, most

    def set_played(self, played):
        """Set the played cards; all others are still in the game."""
        cdef u64 seen = played
        cdef int seat, slot
        self.s.left = self.rules.f.pack & ~seen
        for seat in range(self.rules.f.seats):
            seen |= self.s.hands[seat]
        for seat in range(2):
            seen |= self.s.shut[seat]
            for slot in range(6):
                if self.rules.f.layout == ROWS and self.s.down[seat][slot] >= 0:
                    seen |= one(self.s.down[seat][slot])
        for slot in range(self.s.stock_end):
            if self.s.stock[slot] >= 0:
                seen |= one(self.s.stock[slot])
        self.k.unseen_cards = self.rules.f.pack & ~seen
        self.k.public = self.s
        self.k.fixed = not self.k.unseen_cards

    def set_past(self, int viewer, tricks, int plain, double by_policy, double keeps_pair):
        """Set leader, trump, partner's silence and cards of each trick; worlds that explain them are more frequent.

        *plain*: the number of tricks before a gubbe was announced. *by_policy*: share of plays assumed to
        follow the learnt policy. *keeps_pair*: the chance that a player who may meld holds a pair back. Only
        for forms in which all cards are dealt.
        """
        self.past.viewer, self.past.tricks, self.past.plain = viewer, len(tricks), plain
        self.past.by_policy, self.past.keeps_pair = by_policy, keeps_pair
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
    def turn(self):
        """The seat to act, None when the deal is over."""
        return None if self.s.phase == OVER else self.s.turn

    @property
    def known(self):
        """Whether nothing is hidden."""
        return bool(self.k.fixed)

    @property
    def cards_left(self):
        """The number of cards not yet played."""
        return count_bits(self.s.left)

    def act(self, int action):
        """Make the action; legality is not checked."""
        act(&self.rules.f, &self.s, action)

    def end(self):
        """Return scores, carried points, winner and whether the deal is void; None while it goes on."""
        if self.s.phase != OVER:
            return None
        scores = tuple(self.s.scores[side] for side in range(self.rules.f.sides))
        return scores, self.s.carried, None if self.s.winner < 0 else self.s.winner, bool(self.s.void_deal)

    def digest(self):
        """Return the values that the tests compare after each action."""
        cards = tuple(self.s.hands[seat] for seat in range(self.rules.f.seats))
        tally = tuple(self.s.tally[side] for side in range(self.rules.f.sides))
        scores = tuple(self.s.scores[side] for side in range(self.rules.f.sides))
        flags = self.s.phase, self.s.turn, self.s.leader, self.s.trump, self.s.melds, self.s.done
        return cards, tally, scores, flags, self.s.melded, self.s.left

    def world(self, u64 seed):
        """Return a position consistent with the seat's knowledge; raise ValueError if none fits.

        After `set_past`, positions that explain the play are more frequent.
        """
        cdef Position new = Position.__new__(Position)
        cdef Chain chain
        cdef u64 rng = seeded(seed)
        new.rules = self.rules
        new.k = self.k
        chain.left = 0
        if not next_world(&self.rules.f, &self.k, &self.past, &chain, &new.s, &rng):
            raise ValueError("no deal of the hidden cards fits what the play has shown")
        return new

    def hidden(self):
        """Return stock and face-down cards, for the tests."""
        stock = [self.s.stock[slot] for slot in range(self.s.stock_at, self.s.stock_end)]
        slots = range(6 if self.rules.f.layout == ROWS else 0)
        down = [[self.s.down[seat][slot] for slot in slots] for seat in range(2)]
        return stock, down

    def shut(self, int seat):
        """Return the cards of a hand not yet picked up (T39)."""
        return self.s.shut[seat] if seat < 2 else 0

    @property
    def limits(self):
        """Seat, cards, and the most of them that it has among its hidden cards."""
        return [(self.k.limit[no].seat, self.k.limit[no].cards, self.k.limit[no].most) for no in range(self.k.limits)]

    def denied(self, int seat):
        """Return the cards that the seat is proved not to hold."""
        return self.k.denied[seat]

    def traits(self):
        """Return the traits of each playable card of the seat to act, one card per group of equals."""
        cdef Moment m
        cdef int traits[GROUPS]
        cdef u64 cards = legal(&self.rules.f, &self.s) & self.rules.f.pack
        look_around(&self.rules.f, &self.s, &m)
        found = {}
        while cards:
            traits_of(&self.rules.f, &self.s, &m, low_bit(cards), traits)
            found[low_bit(cards)] = [traits[group] for group in range(GROUPS)]
            cards &= cards - 1
        return found

    def play_out(self, int policy, u64 seed):
        """Play to the end: 0 random cards, 1 the lowest card, 2 the learnt policy."""
        cdef u64 rng = seed
        play_out(&self.rules.f, &self.s, policy, &rng)
