# Time, and the wish of whoever waits to wait no longer.

cdef struct Clock:
    double deadline
    double next_look
    int stopped             # 1: time is up, 2: cancelled, 3: too many nodes
    void* asked             # the callable that tells whether to give up


cdef int time_is_up(Clock* clock) noexcept nogil:
    """Look at the clock; every two milliseconds also ask whether to give up."""
    cdef double now
    if clock.stopped:
        return 1
    now = clock_ms()
    if clock.deadline > 0 and now >= clock.deadline:
        clock.stopped = 1
    elif now >= clock.next_look:
        clock.next_look = now + 2.0
        if clock.asked != NULL and ask_to_stop(clock):
            clock.stopped = 2
    return clock.stopped


cdef int ask_to_stop(Clock* clock) noexcept with gil:
    try:
        return 1 if (<object> clock.asked)() else 0
    except Exception:
        return 1
