# A form, and a position in it. Cards are bits suit * 9 + strength; other actions are numbered after the
# cards.

cdef enum:
    CARDS = 36
    WIDTH = 9
    SEATS = 6
    SIDES = 3
    TRAITS = 720
    NO_SUIT = -1
    HIDDEN = -1
    EMPTY = -2
    # actions after the cards
    MELD_1 = 36
    ASK = 40
    PASS = 41
    HALF = 42
    WHOLE = 43
    REDEAL_PLEASE = 44
    ACTIONS = 45
    # families
    TOLVA = 0
    BOND = 1
    BOND_TWO = 2
    # layouts of the cards beyond the hands
    ALL_DEALT = 0
    STOCK = 1
    ROWS = 2
    # phases as in kernel_bridge.py, occasions as in rules/games/mariage/state.py
    REDEAL = 0
    LEAD = 1
    FOLLOW = 2
    MELD = 3
    ANSWER = 4
    OVER = 5
    NO_TRICK_YET = 0
    OPEN = 1
    ASKED = 2
    SPENT = 3
    GUBBE_NEEDS = 60    # T27
    # the table of game chances, as in deal_value.py
    LOWEST_SCORE = -6
    SPAN = 18
    CARRIED = 4
    CHANCES = 23328     # CARRIED, then SPAN for each of three sides; fewer sides leave the rest unused

cdef struct Form:
    int family
    int layout
    int seats
    int sides
    int tricks
    int whole_allowed   # TD8
    int mistakes        # BD3
    int side[SEATS]
    int worth[CARDS]    # points << 16 | eyes, for one comparison
    u64 pair[4]
    u64 queens          # the queens of the pairs
    u64 pack
    u64 heavy           # aces and tens, which decide vinsten
    u64 low_cards       # B6: no card above a nine
    float weight[TRAITS]    # by trait: learnt.pxi
    float chance[CHANCES]   # of winning the game, by points carried and each side's score, the searching side's first

cdef struct State:
    u64 hands[SEATS]    # the cards a seat may play: hand, and bordstolva's open row
    u64 left            # all cards not yet played
    u64 lead_mask
    u64 takes           # cards that would take the lead in the current trick
    u64 trump_mask
    u64 melded
    int tally[SIDES]
    int trick_sum
    short scores[SIDES]
    short carried
    short gubbe_points
    short last_points
    i8 phase
    i8 occasion
    i8 turn
    i8 leader
    i8 trump
    i8 trick_n
    i8 best
    i8 best_seat
    i8 asked
    i8 melds
    i8 done
    i8 gubbe            # 0, HALF or WHOLE
    i8 gubbe_seat
    i8 gubbe_first
    i8 been_in
    i8 winner
    i8 void_deal
    i8 closed
    # Only for forms with a stock or rows.
    i8 stock_at
    i8 stock_end
    i8 stock[24]
    i8 up[2][6]
    i8 down[2][6]
    u64 rows[2]
    u64 shut[2]         # T39: hands not yet picked up

cdef u64 SUIT_OF_CARD[CARDS]    # the whole suit of a card
cdef u64 STRONGER[CARDS]
cdef u64 SUIT[4]
cdef u64 RANK[WIDTH]


cdef void fill_tables() noexcept:
    cdef int suit, bit
    for suit in range(4):
        SUIT[suit] = 511ULL << (suit * WIDTH)
    for bit in range(CARDS):
        SUIT_OF_CARD[bit] = SUIT[bit // WIDTH]
        STRONGER[bit] = SUIT[bit // WIDTH] & ~((2ULL << bit) - 1)
        RANK[bit % WIDTH] |= 1ULL << bit


fill_tables()


cdef inline u64 one(int bit) noexcept nogil:
    return 1ULL << bit


cdef inline int suit_no(int bit) noexcept nogil:
    return bit // WIDTH
