# What a side wants, for the solver: the set of the numbers of tricks that are good for it.
#
# Counted are the tricks of the attackers together, or of two seats one by one. A goal is a set of such ends, as bits
# over the tricks yet to be taken. So one search serves most tricks, none, an exact number, and whatever a game pays for.

cdef enum:
    UNPROVED = 2
    MOST_LEFT = 13
    MOST_BY_TWO = 9         # tricks left if two seats are counted: 55 ends fill a set
    TOO_LATE = MOST_BY_TWO + 1


cdef struct Goal:
    int by_two              # whether two seats are counted one by one
    int ours[3]             # whether the tricks of the first count, of the second, and all others are the attackers'
    u64 ends                # one count: the good ends from the start
    u64 left[TOO_LATE][TOO_LATE][TOO_LATE]      # two: the good ends, by tricks left and tricks of each so far


cdef inline int place_of(int first, int second) noexcept nogil:
    """The bit of an end of two counts: few tricks first."""
    return (first + second) * (first + second + 1) // 2 + second


cdef inline u64 ends_below(Goal* goal, int number) noexcept nogil:
    """All ends in which fewer than *number* tricks are counted."""
    return (1ULL << (number * (number + 1) // 2 if goal.by_two else number)) - 1


cdef inline u64 still_good(Goal* goal, int left, int first, int second) noexcept nogil:
    """The good ends from here on."""
    if goal.by_two:
        return goal.left[left][first][second]
    return goal.ends >> first & ends_below(goal, left + 1)


cdef u64 with_fewer(Goal* goal, int left, int number) noexcept nogil:
    """The ends in which the attackers take fewer than *number* of the tricks left."""
    cdef u64 found = 0
    cdef int first, second, taken
    for first in range(left + 1):
        for second in range(left - first + 1 if goal.by_two else 1):
            taken = goal.ours[0] * first + goal.ours[1] * second + goal.ours[2] * (left - first - second)
            if taken < number:
                found |= 1ULL << (place_of(first, second) if goal.by_two else first)
    return found


cdef void set_goal(Goal* goal, const double* worths, int total, double least) noexcept nogil:
    """Good is what is worth at least that much. *worths*: by place, of all ends; *total*: the tricks left."""
    cdef int left, first, second
    if goal.by_two:
        for left in range(total + 1):
            for first in range(total - left + 1):
                for second in range(total - left - first + 1):
                    goal.left[left][first][second] = good_from(worths, left, first, second, least)
        return
    goal.ends = 0
    for first in range(total + 1):
        if worths[first] >= least:
            goal.ends |= 1ULL << first


cdef u64 good_from(const double* worths, int left, int first, int second, double least) noexcept nogil:
    cdef int more, other
    cdef u64 good = 0
    for more in range(left + 1):
        for other in range(left - more + 1):
            if worths[place_of(first + more, second + other)] >= least:
                good |= 1ULL << place_of(more, other)
    return good


cdef enum:
    MOST_ENDS = 55


cdef struct Goals:
    int number                  # of different worths
    double worth[MOST_ENDS]     # lowest first
    Goal goal[MOST_ENDS]        # to reach at least that


cdef void set_goals(Goals* goals, const double* worths, int total, int by_two, const int* ours) noexcept nogil:
    """A goal for each different worth. *worths*: by place, of all ends."""
    cdef int no, place, ends = place_of(0, total) + 1 if by_two else total + 1
    goals.number = 0
    for no in range(ends):
        place = goals.number
        while place and goals.worth[place - 1] > worths[no]:
            place -= 1
        if place and goals.worth[place - 1] == worths[no]:
            continue
        memmove(&goals.worth[place + 1], &goals.worth[place], (goals.number - place) * sizeof(double))
        goals.worth[place] = worths[no]
        goals.number += 1
    for no in range(goals.number):
        goals.goal[no].by_two = by_two
        for place in range(3):
            goals.goal[no].ours[place] = ours[place]
        set_goal(&goals.goal[no], worths, total, goals.worth[no])
