# With no stock left nearly all is known: a tree of what may come, grown world by world, in which each seat seeks its own.

cdef enum:
    MOST_NODES = 20000
    DEEPEST = 64


cdef struct Node:
    int action
    int below                   # its first follower, 0: none
    int beside                  # the next that follows on the same, 0: none
    int tries
    int chances                 # how often it could have been tried
    double total                # of the leads of the seat that took it


cdef int follower(Node* nodes, int node, int action) noexcept nogil:
    cdef int one = nodes[node].below
    while one and nodes[one].action != action:
        one = nodes[one].beside
    return one


cdef int grow(Node* nodes, int* number, int node, int action) noexcept nogil:
    """A new follower of that action, 0 if there is no room for it."""
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
    """The follower to try: first what the weights say, then each once, then what is good or hardly known."""
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


cdef void search_tree(
    Rules* rules, Table* start, Hidden* hidden, Arm* arms, int number, Habits* habits, Node* nodes, double boldness, long long playouts, Clock* clock, u64 seed,
) noexcept nogil:
    """Fill in what each arm is worth. The tree ends where a card is turned up that nobody knows.

    *boldness*: how much rather a seat tries what is hardly known.
    """
    cdef Table world
    cdef u64 rng = mix(seed + 1)
    cdef long long done
    cdef int actions[ACTIONS]
    cdef int path[DEEPEST]
    cdef int seats[DEEPEST]
    cdef int used = 1, node, depth, count, is_new, no, one, steps
    memset(&nodes[0], 0, sizeof(Node))
    for done in range(playouts):
        if time_is_up(clock):
            break
        world = start[0]
        make_world(hidden, rules, &world, &rng)
        node, depth, is_new = 0, 0, 0
        for steps in range(DEEPEST):
            if world.over or is_new:
                break
            count = legal(rules, &world, actions)
            if depth == 0:
                count = number
                for no in range(number):
                    actions[no] = arms[no].action
            elif actions[0] == FLIP:
                break
            elif count == 1:
                act(rules, &world, actions[0])
                continue
            one = pick(rules, &world, habits, nodes, &used, node, actions, count, boldness, &is_new)
            if one == 0:
                break
            path[depth], seats[depth] = one, world.turn
            depth += 1
            act(rules, &world, nodes[one].action)
            node = one
        play_out(rules, &world, habits, 1, &rng)
        for no in range(depth):
            nodes[path[no]].tries += 1
            nodes[path[no]].total += lead_of(rules, &world, seats[no])
    for no in range(number):
        one = follower(nodes, 0, arms[no].action)
        if one:
            arms[no].tries, arms[no].total = nodes[one].tries, nodes[one].total


def search(Position position, actions, weights, u64 seed, *, double ms=0, long long playouts=0, long long worlds=0,
           double doubt=3.5, double boldness=0, asked=None):
    """See `_kernel.pyi`."""
    cdef Arm arms[ARMS]
    cdef double squares[ARMS * ARMS]
    cdef Habits habits
    cdef Clock clock
    cdef Table table = position.table
    cdef Node* nodes = NULL
    cdef int number = len(actions), no
    if number > ARMS:
        raise ValueError(f"{number} moves are more than {ARMS}")
    memset(arms, 0, sizeof(arms))
    memset(squares, 0, sizeof(squares))
    memset(&clock, 0, sizeof(Clock))
    clock.next_look = clock_ms() + 2.0
    clock.deadline = clock_ms() + ms if ms > 0 else 0
    clock.asked = NULL if asked is None else <void*> asked
    make_habits(weights, &habits)
    for no, action in enumerate(actions):
        arms[no].action = action
    if not worlds:
        worlds = 1LL << 40
    if not playouts:
        playouts = 1LL << 50
    if boldness > 0:
        nodes = <Node*> malloc(MOST_NODES * sizeof(Node))
        if nodes == NULL:
            raise MemoryError("no room for the tree")
        with nogil:
            search_tree(&position.rules, &table, &position.hidden, arms, number, &habits, nodes, boldness, playouts,
                        &clock, seed)
        free(nodes)
        return by_tries(arms, number), clock.stopped == 2
    with nogil:
        search_worlds(&position.rules, &table, &position.hidden, arms, number, squares, &habits, worlds, playouts,
                      doubt, &clock, seed)
    return by_gaps(arms, squares, number), clock.stopped == 2


cdef by_gaps(Arm* arms, double* squares, int number):
    """What the worlds have told of each arm; one that dropped out lies far behind."""
    cdef int no, best = best_of(arms, number)
    return {
        arms[no].action: (
            arms[no].total / arms[no].tries,
            arms[no].tries,
            0.0 if no == best else worst_gap(arms, squares, no, best) if arms[no].tries == arms[best].tries else 99.0,
        )
        for no in range(number)
        if arms[no].tries
    }


cdef by_tries(Arm* arms, int number):
    """What the tree has told of each arm: the best is the one that was tried most."""
    cdef int no, best = 0
    cdef double top
    for no in range(number):
        if arms[no].tries > arms[best].tries:
            best = no
    top = arms[best].total / max(1, arms[best].tries)
    return {
        arms[no].action: (
            arms[no].total / arms[no].tries,
            arms[no].tries,
            0.0 if no == best else max(0.01, (top - arms[no].total / arms[no].tries) * sqrt(<double>arms[no].tries)),
        )
        for no in range(number)
        if arms[no].tries
    }
