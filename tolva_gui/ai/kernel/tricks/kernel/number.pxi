# Play to a number by learnt weights: a card's effect on the trick, and the hand's loss of the card.

cdef enum:
    LEARNT = 3
    MOMENTS = 8                 # leading, then following, each with the four wants below
    LOOKS = 20                  # weights per moment
    LOTS = 1024

cdef enum:                      # what a seat wants
    NO_MORE = 0
    SOME = 1
    ALL_LEFT = 2
    LOST = 3

cdef enum:                      # the weights; see `plump/weights.py`
    WINS, WINS_SQUARED, MASTER, HEIGHT, HEIGHT_SQUARED, IS_TRUMP, SINGLETON, LENGTH, SPARES, DEPRIVES, WINS_SCARCE
    HEIGHT_SCARCE, WINS_CONTENT, HEIGHT_LATE, WINS_LATE, TRUMP_WINS, RANK, BOTTOM, HIGHER, SAME

cdef double SLIP = 4.0          # cap on the surprise: a card this disliked counts as a slip

cdef double lots[LOTS]          # Gumbel noise: the highest liking plus noise is a draw by softmax


cdef void fill_lots() noexcept:
    cdef int no
    for no in range(LOTS):
        lots[no] = -log(-log((no + 0.5) / LOTS))


cdef struct Glance:             # the table seen by the seat to act
    double* weights             # of the current moment
    u64 others                  # cards that others may hold
    int left                    # tricks
    int number                  # of the cards in `others`
    int later                   # seats that play after this one
    double share                # of `others` held by the later seats
    double winning              # worth of taking the trick
    double height               # worth of giving up a high card


cdef inline int wants(Deal* deal, int seat, int left) noexcept nogil:
    cdef int missing = deal.aim[seat] - deal.taken[seat]
    if missing == 0:
        return NO_MORE
    if missing < 0 or missing > left:
        return LOST
    return ALL_LEFT if missing == left else SOME


cdef void glance(Rules* rules, Deal* deal, Glance* table) noexcept nogil:
    cdef int seat, want, wanted = 0, content = 0
    cdef double slack
    cdef double* weights
    table.others = deal.out & ~deal.hands[deal.turn]
    table.left = count_bits(deal.hands[deal.turn])
    table.number = max(1, count_bits(table.others))
    table.later = rules.seats - 1 - deal.lying
    table.share = min(1.0, <double>(table.later * table.left) / table.number)
    for seat in range(rules.seats):
        want = wants(deal, seat, table.left)
        if want == SOME or want == ALL_LEFT:
            wanted += deal.aim[seat] - deal.taken[seat]
        elif want == NO_MORE and seat != deal.turn:
            content += 1
    slack = max(-1.0, min(1.0, <double>(wanted - table.left) / table.left))
    weights = rules.weights + (wants(deal, deal.turn, table.left) + (4 if deal.lying else 0)) * LOOKS
    table.weights = weights
    table.winning = (
        weights[WINS] + weights[WINS_SCARCE] * slack + weights[WINS_LATE] / table.left
        + weights[WINS_CONTENT] * content / (rules.seats - 1)
    )
    table.height = weights[HEIGHT] + weights[HEIGHT_SCARCE] * slack + weights[HEIGHT_LATE] / table.left
    if deal.lying:
        want = wants(deal, deal.best_seat, table.left)
        if want == NO_MORE:
            table.winning += weights[SPARES]
        elif want != LOST:
            table.winning += weights[DEPRIVES]


cdef double liking(Rules* rules, Deal* deal, Glance* table, int card) noexcept nogil:
    """The seat's liking (score) for playing the card."""
    cdef double* weights = table.weights
    cdef u64 suit = suit_of(card)
    cdef int higher = above(table.others, card), same = count_bits(table.others & suit)
    cdef int length = count_bits(deal.hands[deal.turn] & suit)
    cdef int is_trump = card // WIDTH == rules.trump
    cdef double height = <double>(same - 2 * higher) / (same + 1), wins, expected
    cdef double total = (
        table.height * height + weights[HEIGHT_SQUARED] * height * height + weights[LENGTH] * length / table.left
        + weights[RANK] / 12.0 * (card % WIDTH) + weights[HIGHER] * 0.25 * higher + weights[SAME] * 0.125 * same
    )
    if deal.lying == 0 or winning(rules, deal, 1ULL << card):
        wins = 1.0 / (1.0 + table.share * higher)
        if rules.trump >= 0 and not is_trump and table.later and (deal.lying == 0 or deal.led != rules.trump):
            expected = 1.0 + <double>(table.left * same) / table.number
            wins /= 1.0 + 0.5 * table.later / (expected * expected)
        total += wins * (table.winning + weights[WINS_SQUARED] * wins + (weights[TRUMP_WINS] if is_trump else 0.0))
    if higher == 0:
        total += weights[MASTER]
    if same == higher:
        total += weights[BOTTOM]
    if is_trump:
        total += weights[IS_TRUMP]
    elif length == 1:
        total += weights[SINGLETON]
    return total


cdef int liked(Rules* rules, Deal* deal, u64 cards, u64* rng) noexcept nogil:
    """A card drawn by the weights. Leads for tricks follow the rules of thumb, which are as good there."""
    cdef Glance table
    cdef int card, best = -1, want
    cdef double score, most = 0.0
    cards = one_of_equals(rules, deal, deal.out, cards)
    if cards & (cards - 1) == 0:
        return low_bit(cards)
    want = wants(deal, deal.turn, count_bits(deal.hands[deal.turn]))
    if deal.lying == 0 and (want == SOME or want == ALL_LEFT):
        if (draw(rng) & 2047) < WHIM:
            return draw_bit_of(rng, cards)
        return extreme(rules, deal.out & ~deal.hands[deal.turn], cards, 1)
    glance(rules, deal, &table)
    while cards:
        card = low_bit(cards)
        cards &= cards - 1
        score = rules.sharpness * liking(rules, deal, &table, card) + lots[draw(rng) & (LOTS - 1)]
        if best < 0 or score > most:
            best, most = card, score
    return best


cdef double surprise(Rules* rules, Deal* deal, u64 cards, int played) noexcept nogil:
    """How much better the seat would have liked another card than the one it played, up to SLIP."""
    cdef Glance table
    cdef double own, most
    cards = one_of_equals(rules, deal, deal.out, cards)
    if cards & (cards - 1) == 0:
        return 0.0
    glance(rules, deal, &table)
    own = most = liking(rules, deal, &table, played)
    while cards:
        most = max(most, liking(rules, deal, &table, low_bit(cards)))
        cards &= cards - 1
    return min(most - own, SLIP)
