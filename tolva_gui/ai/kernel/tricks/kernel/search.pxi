# The search over bids, cards put aside with a bid, or cards.

cdef enum:
    MOST_ARMS = 64

cdef double DOUBT = 3.5


cdef struct Bidding:
    int number                  # seats that have not bid, the searching seat first
    int seats[SEATS]
    int cards                   # dealt to each seat
    int sum                     # of the bids so far
    int made                    # number of bids so far
    double so_far               # how much an excess in the bids so far lowers a bid


cdef void bid_on(Rules* rules, Deal* deal, Hidden* hidden, Bidding* bidding, u64* rng) noexcept nogil:
    """Complete the bids: about the worth of each hand, adjusted to the sum so far."""
    cdef int no, seat, bid, made = bidding.made, total = bidding.sum
    cdef double value, share
    for no in range(bidding.number):
        seat = bidding.seats[no]
        if deal.aim[seat] == UNDECIDED:
            value = hidden.estimate[seat] + (draw_share(rng) - 0.5)
            if made:
                share = <double>bidding.cards * made / rules.seats
                value -= bidding.so_far * (total - share) / (rules.seats - made)
            bid = <int>(value + 0.5)
            deal.aim[seat] = min(max(bid, 0), bidding.cards)
        total += deal.aim[seat]
        made += 1


cdef int helper(Readings* readings, Deal* world, int strain, int* order, int number, double needs, u64* rng) noexcept nogil:
    """The first of those seats whose hand is worth *needs*, with noise; -1 none."""
    cdef int no
    for no in range(number):
        if value_of(readings.tables, world.hands[order[no]], strain) + logistic(rng) / readings.firmly >= needs:
            return order[no]
    return -1


cdef struct Trial:
    Rules* rules
    Deal* start                 # the current world
    Hidden* hidden
    Readings* readings
    Bidding* bidding
    Past* past
    int me
    int policy
    int exact
    int ties                    # last tricks solved in the value that decides between equals, -1: no such value
    int* actions                # cards, or bids
    u64* away                   # cards put aside with each bid


include "../../flat.pxi"


cdef int new_world(Trial* trial, u64* rng) noexcept nogil:
    if trial.past.number and trial.hidden.number:
        stir_by_past(trial.rules, trial.hidden, trial.readings, trial.start, trial.past, rng)
    else:
        next_world(trial.hidden, trial.readings, trial.start, rng)
    return 1


cdef double worth_in_world(Trial* trial, int arm, Arm* told, u64* rng) noexcept nogil:
    cdef Deal world = trial.start[0], again
    if trial.bidding.number:
        world.aim[trial.me] = trial.actions[arm]
        bid_on(trial.rules, &world, trial.hidden, trial.bidding, rng)
    elif trial.away[arm]:
        world.aim[trial.me] = trial.actions[arm]
        world.hands[trial.me] &= ~trial.away[arm]
    else:
        play(trial.rules, &world, trial.actions[arm])
    if trial.ties >= 0:
        again = world
        told.beside_now = ended(trial.rules, &again, trial.me, trial.policy, trial.ties, rng)
    return ended(trial.rules, &world, trial.me, trial.policy, trial.exact, rng)


cdef class Position:
    """A deal as a seat knows it, with one world for the hidden cards.

    *hands*: of each seat, the stock last. *trick*: the current trick. *hidden*: each hidden card with its
    pile in this world: a seat's hand, then the stock, then the cards each seat has put aside. *denied*: cards
    that a seat is proved not to hold; *asides*: not to have put aside.

    Worth of tricks: *met* and *missed*, by number of tricks, for seats that made and missed their bid; or
    *shared*, the bonus of a made bid by the number of seats that made theirs, with the *premium* of a seat
    that promised to make it; or a *table* by the tricks of the first three seats. *aims*: the bids, −1 for
    seats that have not bid; those are the *bidders*, in order.

    Inference from bids: *worth*, per seat the average tricks of each card in its hand; *estimates*, their
    sums over the hands as dealt; *told*, per seat 0 nothing, 1 the bid, 2 at least the seat's *limits*;
    *trust*, how firmly. *codes*: the amount that a card put aside adds to the bid.

    *modes*: each seat's aim (`sense.Aim`); *sides*: each seat's side; the *attackers* are declarer and
    partner. *open_seat*: the seat with an open hand. *target*: the seat to be forced to take a trick;
    *until*: the deal ends with this seat's first trick. *matadors*: trumps that need not be played to a lower
    one.

    *weights*: the features' weights when playing to a number (`plump/weights.py`); *sharpness*: of the
    softmax over them. *played*: the cards so far, each with its seat; *firmly*: how strongly the seat *me*
    infers the others' hands from them.

    *readings*: other calls as (seat, strains, at least, limit): the hand is worth at least, or at most, the
    limit in the best of the strains (a set), by the tables of *values*. *shown*: each seat's played cards, as
    sets; *read*: the slope of the log odds that a hand fits a reading.

    *slip*: the share of the searching seat's bids that are made in playouts but missed in play.
    """

    cdef Rules rules
    cdef Deal deal
    cdef Hidden hidden
    cdef Readings readings
    cdef Values values
    cdef Bidding bidding
    cdef Past past

    def __cinit__(self):
        memset(&self.rules, 0, sizeof(Rules))
        self.rules.ending = <Ending*> calloc(1, sizeof(Ending))
        if self.rules.ending == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.rules.ending)

    def __init__(self, *, seats, trump, hands, turn, trick, taken, hidden, denied, aims=(), met=(), missed=(), worth=(),
                 estimates=(), told=(), limits=(), trust=0.0, bidders=(), cards=0, so_far=0.0, codes=(), asides=(),
                 matadors=0, until=-1, sides=(), modes=(), target=-1, attackers=0, open_seat=-1, shared=(),
                 premium=(-1, 0.0), table=(), weights=(), sharpness=1.0, me=-1, played=(), firmly=0.0, values=None, readings=(), shown=(), read=1.0, slip=0.0):
        cdef int no, seat, card
        memset(&self.deal, 0, sizeof(Deal))
        memset(&self.hidden, 0, sizeof(Hidden))
        memset(&self.bidding, 0, sizeof(Bidding))
        memset(&self.past, 0, sizeof(Past))
        memset(&self.readings, 0, sizeof(Readings))
        if not 2 <= seats <= SEATS:
            raise ValueError(f"two to eight seats, not {seats}")
        self.rules.seats, self.rules.trump = seats, trump
        self.rules.matadors, self.rules.until = matadors, until
        self.rules.target, self.rules.attackers, self.rules.open_seat = target, attackers, open_seat
        for seat in range(seats):
            self.rules.side[seat] = sides[seat] if sides else seat
            self.rules.mode[seat] = modes[seat] if modes else NUMBER
        self._score(met, missed, shared, premium, table)
        self.rules.slip = slip
        for seat in range(seats):
            self.deal.hands[seat] = hands[seat]
            self.deal.aim[seat] = aims[seat] if aims else 0
            self.deal.taken[seat] = taken[seat]
            self.hidden.denied[seat] = denied[seat]
            for no in range(4):
                if <u64>denied[seat] >> (no * WIDTH) & SUIT == SUIT:
                    self.deal.voids |= 1ULL << (seat * 4 + no)
            if told:
                self.hidden.told[seat], self.hidden.estimate[seat] = told[seat], estimates[seat]
            if limits:
                self.hidden.limit[seat] = limits[seat]
            if asides:
                self.hidden.denied[ASIDE + seat] = asides[seat]
            if worth:
                for no in range(CARDS):
                    self.hidden.worth[seat][no] = worth[seat][no]
        self.deal.hands[SEATS] = hands[seats]
        for no in range(seats + 1):
            self.deal.out |= <u64>hands[no]
        if codes:
            for no in range(CARDS):
                self.hidden.code[no] = codes[no]
        self.hidden.trust = trust
        for card, seat in hidden:
            self.hidden.cards[self.hidden.number] = card
            self.hidden.owner[self.hidden.number] = seat if seat < seats else seat - seats + SEATS
            self.hidden.number += 1
            self.deal.out |= 1ULL << card
        for no, seat in enumerate(bidders):
            self.bidding.seats[no] = seat
        self.bidding.number, self.bidding.cards, self.bidding.so_far = len(bidders), cards, so_far
        for seat in range(seats):
            if self.deal.aim[seat] != UNDECIDED:
                self.bidding.made += 1
                self.bidding.sum += self.deal.aim[seat]
        for no in range(min(len(weights), MOMENTS * LOOKS)):
            self.rules.weights[no] = weights[no]
        self.rules.sharpness = sharpness
        if firmly > 0:
            self.past.number, self.past.me, self.past.firmly = min(len(played), CARDS), me, firmly
            for no in range(self.past.number):
                self.past.seats[no], self.past.cards[no] = played[no]
        self._lay(turn, trick)
        self._read(values, readings, shown, read)

    cdef _read(self, values, readings, shown, double read):
        """Set the readings of the others' calls."""
        cdef int no, seat
        if values is None:
            return
        if len(readings) > MOST_READINGS:
            raise ValueError(f"{len(readings)} readings are more than {MOST_READINGS}")
        self.values = values
        self.readings.tables, self.readings.firmly, self.readings.number = &self.values.table[0][0], read, len(readings)
        for seat, cards in enumerate(shown):
            self.readings.shown[seat] = cards
        for no, (seat, strains, at_least, limit) in enumerate(readings):
            self.readings.reading[no].seat, self.readings.reading[no].strains = seat, strains
            self.readings.reading[no].at_least, self.readings.reading[no].limit = at_least, limit
        for seat in range(self.rules.seats):
            self.hidden.doubt[seat] = doubt_of(&self.readings, seat, self.deal.hands[seat])

    cdef _score(self, met, missed, shared, premium, table):
        """Set the scoring."""
        cdef int no
        for no in range(min(len(met), WIDTH + 1)):
            self.rules.met[no], self.rules.missed[no] = met[no], missed[no]
        for no in range(min(len(shared), SEATS + 1)):
            self.rules.shared[no] = shared[no]
        for no in range(min(len(table), MOST * MOST * MOST)):
            self.rules.table[no] = table[no]
        self.rules.scoring = BY_TABLE if table else SHARED_BIDS if shared else EACH_BID
        self.rules.premium_seat, self.rules.premium = premium
        self._count()

    cdef _count(self):
        """Choose whose tricks the solver counts: of three seats any two, of more those of the attackers."""
        cdef int seat, number = 0
        if self.rules.scoring != BY_TABLE or not (self.rules.seats == 3 or 1 <= count_bits(self.rules.attackers) <= 2):
            return
        for seat in range(self.rules.seats):
            if seat < 2 if self.rules.seats == 3 else self.rules.attackers >> seat & 1:
                number += 1
                self.rules.counted[seat] = number
        self.rules.scoring = BY_SIDES

    cdef _lay(self, int turn, trick):
        """Replay the current trick; its cards are no longer in the hands."""
        cdef int card
        # C's remainder of a negative number is negative.
        self.deal.turn = (turn + self.rules.seats - <int>len(trick)) % self.rules.seats
        for card in trick:
            play(&self.rules, &self.deal, card)

    def play(self, int card):
        """Play a card as the seat to act."""
        play(&self.rules, &self.deal, card)

    def legal(self):
        """Return the cards that may be played, as a set."""
        return playable(&self.rules, &self.deal)

    def told(self):
        """Return the seat to act, the tricks of each seat, whether the deal is over."""
        return self.deal.turn, [self.deal.taken[seat] for seat in range(self.rules.seats)], bool(is_over(&self.rules, &self.deal))

    def hands(self):
        """Return the hands, the stock last."""
        return [self.deal.hands[seat] for seat in range(self.rules.seats)] + [self.deal.hands[SEATS]]

    def prospects(self, int me, away, bids):
        """Return for each choice the worth of the seat's hand without those cards and with that bid."""
        cdef u64 hand = self.deal.hands[me], others = self.deal.out & ~hand, cards
        return [prospect_of(&self.rules, hand & ~<u64>cards, others, bid) for cards, bid in zip(away, bids, strict=True)]

    def stir(self, int swaps, u64 seed):
        """Move to another world."""
        cdef u64 rng = seeded(seed)
        cdef int no
        stir(&self.hidden, &self.readings, &self.deal, swaps, &rng)
        if self.past.number:
            self.past.strange = strangeness(&self.rules, &self.deal, &self.past)
            for no in range(swaps // (ROUNDS * SWAPS)):
                stir_by_past(&self.rules, &self.hidden, &self.readings, &self.deal, &self.past, &rng)

    def aims(self):
        """Return each seat's bid in this world."""
        return [self.deal.aim[seat] for seat in range(self.rules.seats)]

    def outcomes(self, long long worlds, u64 seed, int policy=SENSIBLY, int exact=0):
        """Play this many worlds to the end; return the counts of the seats' tricks."""
        cdef u64 rng = seeded(seed)
        cdef Deal start = self.deal, world
        cdef Hidden hidden = self.hidden
        cdef long long no
        cdef int seat
        counts = {}
        settle_in(&hidden, &self.readings, &start, &rng)
        for no in range(worlds):
            with nogil:
                next_world(&hidden, &self.readings, &start, &rng)
                world = start
                if exact:
                    ended(&self.rules, &world, 0, policy, exact, &rng)
                else:
                    play_out(&self.rules, &world, policy, &rng)
            taken = tuple([world.taken[seat] for seat in range(self.rules.seats)])
            counts[taken] = counts.get(taken, 0) + 1
        return counts

    def asked(self, int declarer, others, double needs, long long worlds, u64 seed):
        """Play worlds in which the declarer asks the others in order; a hand worth at least *needs* accepts.

        Return the counts of (partner, −1 for none; declarer's tricks; partner's tricks).
        """
        cdef u64 rng = seeded(seed)
        cdef Deal start = self.deal, world
        cdef Hidden hidden = self.hidden
        cdef Rules rules = self.rules
        cdef long long no
        cdef int seat, partner, order[SEATS], number = len(others)
        cdef int strain = NO_TRUMP if self.rules.trump < 0 else self.rules.trump
        counts = {}
        if self.values is None:
            raise ValueError("who helps cannot be told without values")
        for seat in range(number):
            order[seat] = others[seat]
        settle_in(&hidden, &self.readings, &start, &rng)
        for no in range(worlds):
            with nogil:
                next_world(&hidden, &self.readings, &start, &rng)
                world = start
                partner = helper(&self.readings, &world, strain, order, number, needs, &rng)
                rules.attackers = 1ULL << declarer
                for seat in range(rules.seats):
                    rules.side[seat] = seat == declarer or seat == partner
                if partner >= 0:
                    rules.attackers |= 1ULL << partner
                play_out(&rules, &world, SENSIBLY, &rng)
            taken = partner, world.taken[declarer], world.taken[partner] if partner >= 0 else 0
            counts[taken] = counts.get(taken, 0) + 1
        return counts

    def auctioned(self, int me, actions, offers, standing, long long worlds, u64 seed, *, lean, double noise):
        """Play worlds on from each call of the seat: −1 to pass, otherwise the index of an offer.

        *offers*, lowest first: the strains in which it may be played, as a set; the worth a hand needs to bid
        it; the worth from which no partner is asked; the worth with which a partner accepts (0: no partner);
        whether a card is put aside. *standing*: the highest offer so far and its seat (−1), the seats that
        have passed and that have spoken, as sets, the first speaker. *lean*: preference per strain; *noise*:
        scale of the error in a seat's valuation of its hand.

        Return per action the counts of outcomes: declarer (−1 if all passed), offer, strain, partner or −1,
        whether all who were asked refused, and the tricks of the four seats.
        """
        cdef u64 rng = seeded(seed), same
        cdef Deal start = self.deal, world
        cdef Hidden hidden = self.hidden
        cdef Rules rules = self.rules
        cdef Auction auction
        cdef Outcome found
        cdef long long no
        cdef int arm, what, number = len(actions)
        cdef int action[MOST_OFFERS + 1]
        if self.values is None or len(offers) > MOST_OFFERS or number > MOST_OFFERS + 1:
            raise ValueError("an auction needs values, and can be no longer")
        memset(&auction, 0, sizeof(Auction))
        auction.number, auction.noise = len(offers), noise
        for what, (strains, needs, alone, helping, aside) in enumerate(offers):
            auction.offer[what].strains, auction.offer[what].needs, auction.offer[what].alone = strains, needs, alone
            auction.offer[what].help, auction.offer[what].aside = helping, aside
        for what in range(STRAINS):
            auction.lean[what] = lean[what]
        auction.high, auction.high_seat, auction.passed, auction.spoken, auction.forehand = standing
        counts = [{} for _ in actions]
        for arm in range(number):
            action[arm] = actions[arm]
        settle_in(&hidden, &self.readings, &start, &rng)
        for no in range(worlds):
            next_world(&hidden, &self.readings, &start, &rng)
            same = mix(rng)
            for arm in range(number):
                with nogil:
                    rng = same
                    world = start
                    found = settle_auction(&auction, self.readings.tables, &world, me, action[arm], &rng)
                    undertake(
                        &rules, &world, &found, found.offer != NOBODY and auction.offer[found.offer].aside, self.readings.tables
                    )
                    play_out(&rules, &world, SENSIBLY, &rng)
                key = (
                    found.declarer, found.offer, found.strain, found.partner, found.refused,
                    world.taken[0], world.taken[1], world.taken[2], world.taken[3],
                )
                counts[arm][key] = counts[arm].get(key, 0) + 1
        return counts

    def play_out(self, u64 seed):
        """Play this world to the end; return each seat's tricks."""
        cdef u64 rng = seeded(seed)
        cdef Deal world = self.deal
        play_out(&self.rules, &world, SENSIBLY, &rng)
        return [world.taken[seat] for seat in range(self.rules.seats)]


def search(Position position, int me, actions, u64 seed, *, double ms=0, long long playouts=0, long long worlds=0,
           int policy=SENSIBLY, int exact=0, int ties=-1, away=(), asked=None):
    """Return each action's mean worth, number of tries and second mean, and whether the search was cancelled.

    An action is a card; if there are bidders, a bid; if cards are put *away* with it, the bid made with them.
    A limit of 0 is no limit. Policies: 0 random, 1 sensible, 2 to a number by likelihood, 3 by the weights.
    *exact*: number of last tricks solved exactly; *ties*: the same for the second mean, −1 for none.
    """
    cdef int number = len(actions), no
    cdef Arms arms = Arms(number, doubt=DOUBT if number > 1 else 0.0)     # of one move the worth is asked
    cdef Clock clock
    cdef Trial trial
    cdef Deal deal = position.deal
    cdef Hidden hidden = position.hidden
    cdef Past past = position.past
    cdef int what[MOST_ARMS]
    cdef u64 put_away[MOST_ARMS]
    cdef u64 rng = seeded(seed)
    if number > MOST_ARMS:
        raise ValueError(f"{number} moves are more than {MOST_ARMS}")
    for no in range(number):
        what[no] = actions[no]
        put_away[no] = away[no] if away else 0
    trial.rules, trial.start, trial.hidden, trial.bidding = &position.rules, &deal, &hidden, &position.bidding
    trial.readings = &position.readings
    trial.past, trial.me, trial.policy, trial.exact, trial.ties = &past, me, policy, exact, ties
    trial.actions, trial.away = what, put_away
    start_clock(&clock, ms, or_null(asked))
    with nogil:
        settle_by_past(&position.rules, &hidden, &position.readings, &deal, &past, &rng)
        try_arms(&trial, &arms.table, worlds, playouts, 1, &clock, &rng)
    return [
        (mean_of(&arms.table, no), arms.table.arm[no].tries, arms.table.arm[no].beside / max(arms.table.arm[no].tries, 1))
        for no in range(number)
    ], clock.stopped == 2
