# The likelihood of the play in a world: worlds in which the others would have played otherwise are rarer.
# Only for forms without replenished hands, because a hand must be traceable back to the deal.

cdef enum:
    PLAYED_TRICKS = 13
    CHAIN = 16          # worlds per Markov chain before a new one is dealt
    FIRST_STEPS = 24    # attempted exchanges of two cards before the first world
    STEPS = 6           # and before each further one

cdef double BY_POLICY = 0.9     # share of others' plays assumed to follow the learnt policy
cdef double KEEPS_PAIR = 0.1    # probability that another who may meld holds a pair back

cdef struct Past:
    int viewer
    int tricks              # the current one included
    int plain               # of them before a gubbe was announced, which changes everyone's play
    i8 leader[PLAYED_TRICKS]
    i8 trump[PLAYED_TRICKS]
    i8 silent[PLAYED_TRICKS]   # whether the leader's partner could have melded and did not
    i8 count[PLAYED_TRICKS]
    i8 cards[PLAYED_TRICKS][SEATS]


cdef struct Chain:
    # A Metropolis chain of worlds, by exchanges of two cards.
    State world
    double weight
    int left


cdef int next_world(
    const Form* f, const State* public, const Known* k, const Past* past, Chain* c, State* world, u64* rng
) noexcept nogil:
    """A fitting world, with a frequency proportional to its likelihood; 0 if none fits."""
    cdef int steps = STEPS
    if past.tricks == 0 or not k.unseen_cards:
        return sample(f, public, k, world, rng)
    if c.left == 0:
        if not sample(f, public, k, &c.world, rng):
            return 0
        c.weight = likelihood(f, past, &c.world)
        c.left = CHAIN
        steps = FIRST_STEPS
    for steps in range(steps, 0, -1):
        exchange(f, k, past, c, rng)
    c.left -= 1
    world[0] = c.world
    return 1


cdef void exchange(const Form* f, const Known* k, const Past* past, Chain* c, u64* rng) noexcept nogil:
    """Exchange a hidden card between two hands, if possible and accepted by Metropolis."""
    cdef int one_seat = draw_below(rng, f.seats), other = draw_below(rng, f.seats), given, taken
    cdef u64 ones = c.world.hands[one_seat] & k.unseen_cards, others = c.world.hands[other] & k.unseen_cards
    cdef State s
    cdef double weight
    if one_seat == other or not ones or not others:
        return
    given, taken = draw_bit(rng, ones), draw_bit(rng, others)
    if k.denied[one_seat] >> taken & 1 or k.denied[other] >> given & 1:
        return
    s = c.world
    s.hands[one_seat] ^= one(given) | one(taken)
    s.hands[other] ^= one(given) | one(taken)
    if denied_pair(f, k, &s):
        return
    weight = likelihood(f, past, &s)
    if draw(rng) * c.weight < weight * 2147483648.0:
        c.world = s
        c.weight = weight


cdef double likelihood(const Form* f, const Past* past, const State* world) noexcept nogil:
    """The probability of the others' plays and silences in this world."""
    cdef State s = world[0]
    cdef double weight = 1.0
    cdef int trick, place
    rewind(f, past, &s)
    for trick in range(past.tricks):
        s.turn = past.leader[trick]
        s.trump = past.trump[trick]
        s.trump_mask = SUIT[s.trump] if s.trump != NO_SUIT else 0
        s.trick_n = s.trick_sum = 0
        s.done = trick
        if trick and trick < past.plain:
            weight *= chance_of_silence(f, past, &s, s.turn)
            if past.silent[trick]:
                weight *= chance_of_silence(f, past, &s, (s.turn + f.sides) % f.seats)
        for place in range(past.count[trick]):
            if s.turn != past.viewer and trick < past.plain:
                weight *= chance_of_card(f, &s, past.cards[trick][place])
            lay(f, &s, past.cards[trick][place])
    return weight


cdef inline void rewind(const Form* f, const Past* past, State* s) noexcept nogil:
    """Return the played cards to their hands."""
    cdef int trick, place
    for trick in range(past.tricks):
        for place in range(past.count[trick]):
            s.hands[(past.leader[trick] + place) % f.seats] |= one(past.cards[trick][place])
    s.left = f.pack


cdef inline void lay(const Form* f, State* s, int bit) noexcept nogil:
    """Play the card to the trick, updating only the trick."""
    s.hands[s.turn] ^= one(bit)
    s.left ^= one(bit)
    if s.trick_n == 0:
        s.lead_mask = SUIT_OF_CARD[bit]
        set_best(s, s.turn, bit)
    elif s.takes & one(bit):
        set_best(s, s.turn, bit)
    s.trick_sum += f.worth[bit]
    s.trick_n += 1
    s.turn = s.turn + 1 if s.turn + 1 < f.seats else 0


cdef inline double chance_of_silence(const Form* f, const Past* past, const State* s, int seat) noexcept nogil:
    if seat != past.viewer and queens_of_pairs(f, s, seat) and could_meld(f, s, seat):
        return KEEPS_PAIR
    return 1.0


cdef inline int could_meld(const Form* f, const State* s, int seat) noexcept nogil:
    """T13, T17, B15; the current scores are used, a close approximation."""
    if f.family == TOLVA:
        return may_meld(f, s, seat)
    return s.trump != NO_SUIT or s.scores[f.side[seat]] < 11


cdef inline double chance_of_card(const Form* f, const State* s, int bit) noexcept nogil:
    cdef u64 cards = s.hands[s.turn] if s.trick_n == 0 else duty(s, s.hands[s.turn])
    if not cards & (cards - 1):
        return 1.0
    return (1 - BY_POLICY) / count_bits(cards) + BY_POLICY * chance_as_learnt(f, s, cards, bit)
