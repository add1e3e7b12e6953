# Inference from calls, by the worth of hands: with a trump, at no trump, or in a misère.
# A hand's worth is the sum over its suits, from tables.

cdef enum:
    NO_TRUMP = 4                # strains: the four suits as trump, and these
    NO_TRICK = 5
    STRAINS = 6
    MOST_READINGS = 32

cdef enum:                      # the tables
    AS_TRUMP = 0
    BESIDE_TRUMP = 1
    WITHOUT_TRUMP = 2
    WITHOUT_TRICK = 3
    TABLES = 4


cdef struct Reading:
    int seat
    int strains                 # the best of these counts, as a set
    int at_least                # otherwise at most
    double limit


cdef class Values:
    """The worth of the cards of a suit, indexed by the set of their strengths.

    Four tables: as trump, as a side suit, at no trump, and in a misère. Strains are the four suits as trump,
    4 no trump, 5 no trick (misère).
    """

    cdef float table[4][8192]

    def __init__(self, *tables):
        cdef int kind, cards
        if len(tables) != TABLES:
            raise ValueError(f"{TABLES} tables, not {len(tables)}")
        for kind in range(TABLES):
            for cards in range(8192):
                self.table[kind][cards] = tables[kind][cards]

    def of(self, u64 hand, int strain):
        """Return the worth of a hand."""
        return value_of(&self.table[0][0], hand, strain)


cdef double value_of(const float* tables, u64 hand, int strain) noexcept nogil:
    cdef double total = 0.0
    cdef int suit, kind = WITHOUT_TRICK if strain == NO_TRICK else WITHOUT_TRUMP if strain == NO_TRUMP else BESIDE_TRUMP
    for suit in range(4):
        total += tables[(AS_TRUMP if suit == strain else kind) * 8192 + <int>(hand >> (suit * WIDTH) & SUIT)]
    return total


cdef double best_value(const float* tables, u64 hand, int strains) noexcept nogil:
    """The hand's worth in its best strain."""
    cdef double best = -1e9
    cdef int strain
    for strain in range(STRAINS):
        if strains >> strain & 1:
            best = max(best, value_of(tables, hand, strain))
    return best


cdef struct Readings:
    const float* tables
    double firmly               # slope of the log odds that a hand fits
    int number
    Reading reading[MOST_READINGS]
    u64 shown[SEATS]            # each seat's played cards


cdef double doubt_of(Readings* readings, int seat, u64 hand) noexcept nogil:
    """The negative log likelihood of the seat's calls given this hand."""
    cdef double found = 0.0, beyond
    cdef int no
    hand |= readings.shown[seat]
    for no in range(readings.number):
        if readings.reading[no].seat == seat:
            beyond = best_value(readings.tables, hand, readings.reading[no].strains) - readings.reading[no].limit
            if not readings.reading[no].at_least:
                beyond = -beyond
            found += log(1 + exp(-readings.firmly * beyond))
    return found
