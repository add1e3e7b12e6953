"""Measure the rules and the compiled searches: random deals over the rules, playouts in kernels, threads, exact play.

Varied: the deals, by their numbers. Counted: deals of the K+Q family over the rules beside shuffles of the pack, which
hardly depends on the machine; random playouts a second of tolva-4 and kasino beside those over the rules (that both
agree is tested); two threads beside one; milliseconds of processor time for the exact value of every move with all
cards known, in positions that rule players reach.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from random import Random
from threading import Thread
from typing import Any, Final

from lab.kit.contest import dealt, played_out
from lab.kit.runner import bar, parser, percentile
from msgspec.structs import replace

from tolva_gui.ai.games.kasino.bridge import BRIDGE as KASINO
from tolva_gui.ai.games.kasino.bridge import position_of, step_of
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE as FAMILY
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge, aim_of
from tolva_gui.ai.games.mariage.search import memory
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.flat import by_lot, play_on
from tolva_gui.ai.solver.solve import solve
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.games.mariage import GAMES as FORMS
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import TrickFacts, View

DEALS: Final = 100
TIMES: Final = 500
"""Compiled playouts for each one over the rules."""
ROUNDS: Final = 3
SHUFFLES: Final = 50
"""Shuffles for each deal, so that both take long enough to be measured."""
MOST_SHUFFLES: Final = 120
"""Maximum number of shuffles in the time of a deal."""
AIM: Final = {"tolva-4": 500, "kasino": 100}
"""Minimum number of compiled playouts in the time of one over the rules (docs/measurements.md)."""
THREADS_AIM: Final = 1.85
LAST_NINE: Final = ("grandissimo", 9)
MOST_MS: Final = 50.0
"""Maximum of the median time of `LAST_NINE`."""
POSITIONS: Final = {
    ("tolva-4", 4): 200,
    ("tolva-4", 6): 100,
    ("tolva-4", 9): 20,
    LAST_NINE: 100,
    ("grandissimo", 11): 20,
    ("lomber", 9): 50,
    ("plump", 9): 50,
    ("nittionio", 9): 50,
}
"""How many positions to solve, by game and number of cards left in the leader's hand."""


def main(arguments: list[str]) -> int:
    """Print every measurement; fail if an aim is missed."""
    parser("speed", __doc__).parse_args(arguments)
    good = beside_shuffles(DEALS)
    kasino = BY_ID["kasino"].seated(2)
    deals = [dealt(TOLVA_4, TOLVA_4.info.defaults(), number) for number in range(DEALS)]
    sea = [dealt(kasino, kasino.info.defaults(), 0)] * DEALS
    good &= compared(TOLVA_4, deals, family_work(deals, TIMES))
    good &= compared(kasino, sea, lambda: kasino_work(sea[0]))
    good &= two_threads(family_work(deals, 20 * TIMES))
    for (game, left), many in bar(POSITIONS.items(), "exact play", len(POSITIONS)):
        median = exact(f"{game}, {left} cards left", islice(positions(BY_ID[game], left), many))
        good &= (game, left) != LAST_NINE or median <= MOST_MS
    return 0 if good else 1


def seconds(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds that the work takes."""
    began = clock()
    work()
    return clock() - began


def in_turn(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds of processor time that both take, the best of some rounds each."""
    rounds = [(seconds(one, time.process_time), seconds(other, time.process_time)) for _ in range(ROUNDS)]
    return min(first for first, _ in rounds), min(second for _, second in rounds)


def over_rules(game: Game[Any], deals: Sequence[Any]) -> None:
    """Play each deal out at random."""
    rng = Random(12)
    for state in deals:
        play_on(game, state.copy(), game.legal_moves(state)[0], by_lot, rng)


def shuffle(game: Game[Any], times: int) -> None:
    """Shuffle the pack again and again."""
    rng, pack = Random(12), [*game.info.pack]
    for _ in range(times):
        rng.shuffle(pack)


def beside_shuffles(count: int) -> bool:
    """Compare deals over the rules with shuffles, form by form; return whether the aim is met."""
    met = True
    for form in FORMS:
        game = BY_ID[form]
        deals = [dealt(game, game.info.defaults(), number) for number in range(count)]
        slow, fast = in_turn(partial(over_rules, game, deals), partial(shuffle, game, SHUFFLES * count))
        ratio = SHUFFLES * slow / fast
        print(
            f"{form:<12} {count / slow:>6.0f} deals/s, each like {ratio:.0f} shuffles (aim {MOST_SHUFFLES})"
        )
        met &= ratio <= MOST_SHUFFLES
    return met


def compared(game: Game[Any], deals: Sequence[Any], compiled: Callable[[], object]) -> bool:
    """Compare playouts over the rules with compiled ones; return whether the aim is met."""
    slow, fast = in_turn(partial(over_rules, game, deals), compiled)
    plain, quick, aim = len(deals) / slow, TIMES * len(deals) / fast, AIM[game.info.id]
    ratio = quick / plain
    print(f"{game.info.id:<12} {quick:.0f} playouts/s, over the rules {plain:.0f}, {ratio:.0f} × (aim {aim})")
    return ratio >= aim


def family_work(deals: Sequence[Any], times: int) -> Callable[[], object]:
    """Return a call that makes *times* random playouts of each deal of tolva-4."""
    bridge, work = FormBridge(TOLVA_4, TOLVA_4.info.defaults()), list[tuple[object, ...]]()
    for state in deals:
        aim = aim_of(TOLVA_4.info.side(state.turn), state.standing.scores)
        work.append((bridge.position(state), aim, bridge.actions(TOLVA_4.legal_moves(state)[:1])))

    def play() -> None:
        for position, aim, actions in work:
            FAMILY.ask("search", position, aim, memory(), actions, 12, playouts=times)

    return play


def kasino_work(state: Any) -> object:
    """Make random playouts of a deal of kasino, half of them after each of two moves."""
    steps = [step_of(move) for move in BY_ID["kasino"].seated(2).legal_moves(state)[-2:]]
    return KASINO.need().search(position_of(state), steps, None, 12, worlds=DEALS * TIMES // 2, doubt=0.0)


def two_threads(work: Callable[[], object]) -> bool:
    """Compare two searches at once with one after the other: the kernel releases the interpreter's lock."""

    def both() -> None:
        threads = [Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    best = max(2 * seconds(work) / seconds(both) for _ in range(ROUNDS))
    print(f"two threads beside one: {best:.2f} (aim {THREADS_AIM})", flush=True)
    return best >= THREADS_AIM


def exact(name: str, views: Iterator[View]) -> float:
    """Solve the positions; print how long that takes, and return the median in milliseconds."""
    times = list[float]()
    for view in views:
        began = time.process_time()
        if solve(view, ms=0) is not None:
            times.append(1000 * (time.process_time() - began))
    median, slow = statistics.median(times), percentile(times, 95)
    print(
        f"{name:<28} {len(times):>3} deals  median {median:8.2f} ms  p95 {slow:8.1f}  longest {max(times):8.1f}",
        flush=True,
    )
    return median


def positions(game: Game[Any], left: int) -> Iterator[View]:
    """Yield positions before a trick in which the leader holds *left* cards; all cards are known."""
    for number in count():
        options, player = game.info.defaults(), make_player("rules", number)
        state = dealt(game, options, number)

        def choose(seat: int, state: Any = state, player: Any = player) -> Move:
            move: Move = player.choose(game.view(state, seat), Budget(iterations=1)).move
            return move

        played_out(game, state, choose, lambda state: not is_before_trick(game, state, left))
        if is_before_trick(game, state, left):
            seat = game.to_act(state)
            yield replace(game.view(state, None), seat=seat, legal=tuple(game.legal_moves(state)))


def is_before_trick(game: Game[Any], state: Any, left: int) -> bool:
    """Return whether the seat to act leads to a trick and holds *left* cards."""
    seat = game.to_act(state)
    if seat is None:
        return False
    view = game.view(state, seat)
    leads = isinstance(view.facts, TrickFacts) and not view.facts.trick
    plays = any(isinstance(move, Play) and move.verb == "play" for move in view.legal)
    return leads and plays and len(cards_at(view.zones, Place("hand", seat))) == left
