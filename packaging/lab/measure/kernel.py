"""Measure the compiled searches: random playouts beside the same over the rules, threads, exact play.

Varied: the deals, by fixed dice. Counted: random playouts a second of tolva-4 and kasino beside those over the rules
(that both agree is tested); two threads beside one; milliseconds of processor time and nodes for the exact value of
every move, in endings of tolva-4 and in deals of plain tricks. The nodes are the same on every machine.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from threading import Thread
from typing import Any, Final, NamedTuple

from lab.kit.runner import bar, parser

from tolva_gui.ai.games.kasino.bridge import BRIDGE as KASINO
from tolva_gui.ai.games.kasino.bridge import position_of, step_of
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE as FAMILY
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge
from tolva_gui.ai.games.mariage.policy import RANDOM_CARD
from tolva_gui.ai.games.mariage.search import memory
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.search.flat import by_lot, play_on
from tolva_gui.ai.solver.open_deal import OpenDeal, by_two
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.moves import Move, Play, play_card
from tolva_gui.rules.protocol import Game

DEALS: Final = 100
TIMES: Final = 500
"""Compiled playouts for each one over the rules."""
ROUNDS: Final = 3
AIM: Final = {"tolva-4": 1000, "kasino": 100}
THREADS_AIM: Final = 1.85
MOST_MS: Final = 50.0
"""The median for the last nine cards of four seats, all known."""
GUBBE_BITS: Final = 3 << 42
ENDINGS: Final = ((4, 200), (6, 100), (9, 20))
"""Tricks left, and the number of endings of tolva-4."""


class Row(NamedTuple):
    """Deals of plain tricks. *goal*: most tricks of two, none, exactly two, or lomber's: more than either other."""

    goal: str
    seats: int
    tricks: int
    trump: int
    deals: int


LAST_NINE: Final = (Row("most", 4, 9, -1, 100), Row("most", 4, 9, 0, 100))
ROWS: Final = (
    *LAST_NINE,
    Row("none", 4, 9, -1, 100),
    Row("exactly two", 4, 9, 0, 50),
    Row("lomber", 3, 9, 0, 50),
    Row("most", 4, 11, 0, 20),
    Row("most", 4, 13, 0, 10),
    Row("none", 4, 13, -1, 20),
)


def main(arguments: list[str]) -> int:
    """Print every measurement; fail if an aim is missed."""
    parser("kernel", __doc__).parse_args(arguments)
    rng = Random(12)
    deals = [dealt(TOLVA_4, rng) for _ in range(DEALS)]
    good = compared(TOLVA_4, deals, family_work(deals, TIMES))
    game = BY_ID["kasino"].seated(2)
    sea = [dealt(game, rng)] * DEALS
    good &= compared(game, sea, lambda: kasino_work(sea[0]))
    good &= two_threads(family_work(deals, 20 * TIMES))
    for tricks, count in bar(ENDINGS, "endings", len(ENDINGS)):
        exact(f"tolva-4, {tricks} tricks left", (ending(rng, tricks) for _ in range(count)), solved)
    for row in ROWS:
        trump = "trump" if row.trump >= 0 else "no trump"
        name = f"{row.goal}, {row.seats} seats, {row.tricks} tricks, {trump}"
        median = exact(
            name, (open_deal(row, number) for number in range(row.deals)), lambda deal: deal.run()[2]
        )
        good &= row not in LAST_NINE or median <= MOST_MS
    return 0 if good else 1


def dealt(game: Game[Any], rng: Random) -> Any:
    """Return a shuffled deal, nobody being ahead."""
    deck = list(game.info.pack)
    rng.shuffle(deck)
    standing = Standing(rng.randrange(game.info.seats), (0,) * game.info.sides)
    return game.start(game.info.defaults(), tuple(deck), standing)


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that the work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def compared(game: Game[Any], deals: Sequence[Any], compiled: Callable[[], object]) -> bool:
    """Compare both in turn, the best of some rounds each; return whether the aim is met."""
    rng = Random(12)

    def over_rules() -> None:
        for state in deals:
            play_on(game, state.copy(), game.legal_moves(state)[-1], by_lot, rng)

    rounds = [(seconds(over_rules), seconds(compiled)) for _ in range(ROUNDS)]
    plain = len(deals) / min(one for one, _ in rounds)
    quick = TIMES * len(deals) / min(two for _, two in rounds)
    aim = AIM[game.info.id]
    print(
        f"{game.info.id:<8} {quick:>10.0f} playouts/s, over the rules {plain:.0f}, {quick / plain:.0f} × (aim {aim})"
    )
    return quick / plain >= aim


def family_work(deals: Sequence[Any], times: int) -> Callable[[], object]:
    """Return the work of this many random playouts of each deal of tolva-4."""
    bridge = FormBridge(TOLVA_4, TOLVA_4.info.defaults())
    positions = [bridge.position(state) for state in deals]
    return lambda: FAMILY.need().play_deals(positions, times, RANDOM_CARD, 12)


def kasino_work(state: Any) -> object:
    """Play a deal of kasino on at random, from each of two moves half of the time."""
    steps = [step_of(move) for move in BY_ID["kasino"].seated(2).legal_moves(state)[-2:]]
    return KASINO.need().search(
        position_of(state), steps, None, 12, worlds=DEALS * TIMES // 2, whim=0, doubt=0.0
    )


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


def exact(name: str, positions: Iterator[Any], solve: Callable[[Any], int]) -> float:
    """Print the time and the nodes for the exact values of positions; return the median."""
    times, nodes = list[float](), 0
    for position in positions:
        began = time.process_time()
        nodes += solve(position)
        times.append(1000 * (time.process_time() - began))
    times.sort()
    median, slow = statistics.median(times), times[int(0.95 * len(times))]
    print(
        f"{name:<36} {len(times):>3} deals  median {median:8.2f} ms  p95 {slow:8.1f}  longest {times[-1]:8.1f}"
        f"  nodes {nodes}",
        flush=True,
    )
    return median


def ending(rng: Random, tricks: int) -> Any:
    """Return a random position of tolva-4 with this many tricks left, in which every possible meld has been made."""
    while True:
        state = dealt(TOLVA_4, rng)
        while TOLVA_4.to_act(state) is not None and len(state.tricks) < TOLVA_4.tricks - tricks:
            moves = TOLVA_4.legal_moves(state)
            melds = [move for move in moves if is_meld(move)]
            cards = [move for move in moves if isinstance(move, Play)]
            TOLVA_4.apply(state, melds[0] if melds else rng.choice(cards))
        if TOLVA_4.to_act(state) is not None:
            return state


def solved(state: Any) -> int:
    """Solve all moves but gubbar, with melds inside the tree; return the nodes."""
    kernel, bridge = FAMILY.need(), FormBridge(TOLVA_4, TOLVA_4.info.defaults())
    side = TOLVA_4.info.side(state.turn)
    purpose = kernel.Purpose(side=side, before=(0, 0), per_chance=0.0, per_point=1.0)
    moves: list[Move] = [move for move in TOLVA_4.legal_moves(state) if move not in GUBBAR]
    position, actions = bridge.position(state), bridge.actions(moves)
    return int(kernel.solve_all(position, purpose, memory(), actions, barred=GUBBE_BITS)[2])


def open_deal(row: Row, number: int) -> OpenDeal:
    """Return a random deal; a seat in turn leads."""
    pack = [*range(52)]
    Random(number).shuffle(pack)
    hands = [pack[row.tricks * seat : row.tricks * seat + row.tricks] for seat in range(row.seats)]
    ours = (0, 2) if row.goal == "most" else (0,)
    turn = number % row.seats
    return OpenDeal(
        seats=row.seats,
        trump=row.trump,
        hands=[sum(1 << card for card in hand) for hand in hands],
        turn=turn,
        trick=(),
        ours=ours,
        counted=(1, 2, 0) if row.goal == "lomber" else [int(seat in ours) for seat in range(row.seats)],
        worths=worths(row),
        left=row.tricks,
        moves={card: play_card(NUMBERS.card[card]) for card in hands[turn]},
    )


def worths(row: Row) -> list[float]:
    """Return the worth of each end to the first seat, or its side."""
    match row.goal:
        case "most":
            return [float(taken) for taken in range(row.tricks + 1)]
        case "none":
            return [1.0] + [0.0] * row.tricks
        case "exactly two":
            return [float(taken == 2) for taken in range(row.tricks + 1)]
        case _:
            return [float(one > max(two, row.tricks - one - two)) for one, two in by_two(row.tricks)]
