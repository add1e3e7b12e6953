# Without a stock nearly all is known: Monte Carlo tree search, grown world by world; each seat maximizes its
# own lead.

cdef enum:
    MOST_ARMS = 112             # no possible hand has more
    MOST_NODES = 20000
    DEEPEST = 64


cdef struct Node:
    int action
    int below                   # first child, 0: none
    int beside                  # next sibling, 0: none
    int tries
    int chances                 # how often it was available
    double total                # sum of the leads of the seat that took it


cdef int follower(Node* nodes, int node, int action) noexcept nogil:
    cdef int one = nodes[node].below
    while one and nodes[one].action != action:
        one = nodes[one].beside
    return one


cdef int grow(Node* nodes, int* number, int node, int action) noexcept nogil:
    """Add a child for the action; 0 if there is no room."""
    cdef int one = number[0]
    if one == MOST_NODES:
        return 0
    number[0] += 1
    memset(&nodes[one], 0, sizeof(Node))
    nodes[one].action = action
    nodes[one].beside = nodes[node].below
    nodes[node].below = one
    return one


cdef int pick(Rules* rules, Table* table, Habits* habits, Node* nodes, int* number, int node, int* actions, int count, double boldness, int* is_new) noexcept nogil:
    """The child to try: first the weights' choice, then each once, then by UCB."""
    cdef int no, one, best = 0, untried = 0, thumb = best_action(rules, table, habits)
    cdef double urge, most = -1e9
    is_new[0] = 0
    for no in range(count):
        one = follower(nodes, node, actions[no])
        if one == 0:
            if actions[no] == thumb or not untried:
                untried = actions[no]
            continue
        nodes[one].chances += 1
        urge = nodes[one].total / nodes[one].tries + boldness * sqrt(log(<double>nodes[one].chances) / nodes[one].tries)
        if urge > most:
            best, most = one, urge
    if untried:
        one = grow(nodes, number, node, untried)
        if one:
            is_new[0] = nodes[one].chances = 1
            return one
    return best


cdef void search_tree(Trial* trial, ArmTable* arms, Node* nodes, double boldness, long long playouts, Clock* clock, u64* rng) noexcept nogil:
    """Fill in the worth of each arm. The tree ends where an unknown card is turned up.

    *boldness*: the exploration constant. Each arm is tried once whatever the limits, unless the search is
    cancelled.
    """
    cdef Rules* rules = trial.rules
    cdef Table* world = &trial.world
    cdef double deadline = clock.deadline
    cdef long long done = 0
    cdef int actions[ACTIONS]
    cdef int path[DEEPEST]
    cdef int seats[DEEPEST]
    cdef int used = 1, node, depth, count, is_new, no, one, steps
    memset(&nodes[0], 0, sizeof(Node))
    clock.deadline = 0
    while True:
        if done >= arms.number:
            clock.deadline = deadline
        if time_is_up(clock) or (playouts and done >= max(playouts, arms.number)):
            break
        done += 1
        new_world(trial, rng)
        node, depth, is_new = 0, 0, 0
        for steps in range(DEEPEST):
            if world.over or is_new:
                break
            count = legal(rules, world, actions)
            if depth == 0:
                count = arms.number
                for no in range(count):
                    actions[no] = trial.actions[no]
            elif actions[0] == FLIP:
                break
            elif count == 1:
                act(rules, world, actions[0])
                continue
            one = pick(rules, world, trial.habits, nodes, &used, node, actions, count, boldness, &is_new)
            if one == 0:
                break
            path[depth], seats[depth] = one, world.turn
            depth += 1
            act(rules, world, nodes[one].action)
            node = one
        play_out(rules, world, trial.habits, rng)
        for no in range(depth):
            nodes[path[no]].tries += 1
            nodes[path[no]].total += lead_of(rules, world, seats[no])
    for no in range(arms.number):
        one = follower(nodes, 0, trial.actions[no])
        if one:
            arms.arm[no].tries, arms.arm[no].total = nodes[one].tries, nodes[one].total


cdef int most_tried(ArmTable* arms) noexcept:
    cdef int a, best = 0
    for a in range(arms.number):
        if arms.arm[a].tries > arms.arm[best].tries:
            best = a
    return best


def search(Position position, actions, weights, u64 seed, *, double ms=0, long long playouts=0, long long worlds=0,
           double doubt=3.5, double boldness=0, asked=None):
    """Return the value of each action, and whether the search was cancelled.

    A value is the mean lead in places, the number of tries, and the standard errors behind the best. A limit
    of 0 is no limit; *doubt* 0: no action drops out. *boldness* above 0: the exploration constant of a tree
    search in which each seat maximizes its own lead; for positions without a stock.
    """
    cdef int number = len(actions), no, best
    cdef double (*behind)(ArmTable*, int, int) noexcept
    cdef Arms arms = Arms(number, doubt=doubt)
    cdef Habits habits
    cdef Clock clock
    cdef Trial trial
    cdef Table table = position.table
    cdef Node* nodes = NULL
    cdef int what[MOST_ARMS]
    cdef u64 rng = seeded(seed)
    if number > MOST_ARMS:
        raise ValueError(f"{number} moves are more than {MOST_ARMS}")
    for no in range(number):
        what[no] = actions[no]
    make_habits(weights, &habits)
    trial.rules, trial.start, trial.hidden, trial.habits = &position.rules, &table, &position.hidden, &habits
    trial.actions = what
    start_clock(&clock, ms, or_null(asked))
    if boldness > 0:
        nodes = <Node*> malloc(MOST_NODES * sizeof(Node))
        if nodes == NULL:
            raise MemoryError("no room for the tree")
        with nogil:
            search_tree(&trial, &arms.table, nodes, boldness, playouts, &clock, &rng)
        free(nodes)
        best = most_tried(&arms.table)
    else:
        with nogil:
            try_arms(&trial, &arms.table, worlds, playouts, 1, &clock, &rng)
        best = best_of(&arms.table)
    behind = by_tries if boldness > 0 else by_gaps
    return {
        what[no]: (mean_of(&arms.table, no), arms.table.arm[no].tries, 0.0 if no == best else behind(&arms.table, no, best))
        for no in range(number)
        if arms.table.arm[no].tries
    }, clock.stopped == 2


cdef double by_gaps(ArmTable* arms, int a, int best) noexcept:
    """How many standard errors the arm is behind the best; 99 if they have not been tried in the same worlds."""
    if arms.doubt <= 0 or arms.arm[a].tries != arms.arm[best].tries:
        return 99.0
    return (mean_of(arms, best) - mean_of(arms, a)) / error_of_gap(arms, a, best)


cdef double by_tries(ArmTable* arms, int a, int best) noexcept:
    """The same from the tree."""
    return max(0.01, (mean_of(arms, best) - mean_of(arms, a)) * sqrt(<double> arms.arm[a].tries))
