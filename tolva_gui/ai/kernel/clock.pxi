# Time limits and cancellation.

cdef struct Clock:
    double deadline         # in milliseconds of `clock_ms`, 0: none
    double next_look
    int stopped             # 1: time is up, 2: cancelled, 3: too many nodes
    void* asked             # the cancellation callback, or NULL


cdef void start_clock(Clock* clock, double ms, void* asked) noexcept:
    """*ms*: 0 for no limit."""
    cdef double now = clock_ms()
    clock.stopped = 0
    clock.next_look = now       # polls at once, so a search cancelled earlier stops
    clock.deadline = now + ms if ms > 0 else 0
    clock.asked = asked


cdef inline void* or_null(asked) noexcept:
    return NULL if asked is None else <void*> asked


cdef int time_is_up(Clock* clock) noexcept nogil:
    """Check the clock; every two milliseconds also poll for cancellation."""
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
