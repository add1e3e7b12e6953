"""Measure the search kernels in ratios: playouts, threads, exact endings.

Varied: the deals, by fixed dice. Counted: playouts of tolva-4 a second beside pure Python, with the same deals and
dice, so that the checksums must agree; two threads beside one; playouts of kasino beside the generic search over the
rules, with random moves and with the rule player's; nodes and time of exact endings.
"""

import statistics
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from lab.kit.pure_playouts import Pick, pick_lowest, pick_random, play_out
from lab.kit.runner import bar, parser

from tolva_gui.ai.games.kasino.bridge import KERNEL as KASINO_KERNEL
from tolva_gui.ai.games.kasino.bridge import position_of, step_of
from tolva_gui.ai.games.kasino.pile import Scale
from tolva_gui.ai.games.kasino.rule_player import best_move
from tolva_gui.ai.games.kasino.weights import CAREFUL
from tolva_gui.ai.games.mariage.kernel_bridge import KERNEL, FormBridge
from tolva_gui.ai.games.mariage.policy import LOWEST_CARD, RANDOM_CARD
from tolva_gui.ai.search.playout import Policy, by_lot, play_on
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.protocol import Game

DEALS, TIMES, ROUNDS = 20_000, 20, 3
SEED = 12
ALL_64 = (1 << 64) - 1
Hands = tuple[Sequence[int], int]
"""The hands as bit masks, and the leader."""
POLICIES: tuple[tuple[str, int, Pick, int], ...] = (
    ("random", RANDOM_CARD, pick_random, 40),
    ("lowest", LOWEST_CARD, pick_lowest, 50),
)
ENDINGS = ((4, 200), (5, 200), (6, 200), (9, 20))
NODE_DEALS, NODE_TRICKS = 50, 6
KASINO_DEALS, KASINO_AIM, KASINO_WHIM = 20, 100, 0.08
GUBBE_BITS = 3 << 42


def main(arguments: list[str]) -> int:
    """Print every measurement; fail if a checksum differs or a ratio is missed."""
    parser("kernel", __doc__).parse_args(arguments)
    rng = Random(SEED)
    deals = [deal(rng) for _ in range(DEALS)]
    passed = True
    for name, policy, pick, aim in POLICIES:
        passed &= playouts(name, policy, pick, aim, deals)
    passed &= two_threads(deals)
    passed &= kasino()
    nodes()
    for tricks, count in bar(ENDINGS, "endings", len(ENDINGS)):
        endings(tricks, count)
    return 0 if passed else 1


def deal(rng: Random) -> MariageState:
    """Return a shuffled deal of tolva-4 at 0–0."""
    deck = list(TOLVA_4.info.pack)
    rng.shuffle(deck)
    return TOLVA_4.start(TOLVA_4.info.defaults(), tuple(deck), Standing(rng.randrange(4), (0, 0)))


def playouts(name: str, policy: int, pick: Pick, aim: int, deals: list[MariageState]) -> bool:
    """Return whether the kernel's playouts per second meet the aim; both run in turn, best of some rounds."""
    assert KERNEL is not None
    positions = _positions(deals)
    hands = [(position.digest()[0], position.turn) for position in positions]
    pure = compiled = 0.0
    sums = set()
    for _ in range(ROUNDS):
        seconds, total = timed(lambda: checksum(hands, pick))
        pure = max(pure, len(deals) / seconds)
        sums.add(total)
        seconds, total = timed(lambda: KERNEL.play_deals(positions, TIMES, policy, SEED))
        compiled = max(compiled, len(deals) * TIMES / seconds)
        sums.add(total)
    ratio, equal = compiled / pure, len(sums) == 1
    print(
        f"playouts/s {name:<7} {compiled:>10.0f}  pure Python {pure:>8.0f}  ratio {ratio:5.1f} (aim {aim})"
        f"  checksums {'equal' if equal else 'DIFFER'}",
        flush=True,
    )
    return equal and ratio >= aim


def _positions(deals: list[MariageState]) -> list[Any]:
    bridge = FormBridge(TOLVA_4, TOLVA_4.info.defaults())
    return [bridge.position(state) for state in deals]


def checksum(deals: list[Hands], pick: Pick) -> int:
    """Play all deals out in pure Python and return a checksum."""
    total = 0
    for number, (hands, leader) in enumerate(deals):
        total = (total * 31 + play_out(hands, leader, SEED + number, pick)) & ALL_64
    return total


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Return the seconds and the result of the work."""
    began = time.perf_counter()
    result = work()
    return time.perf_counter() - began, result


def two_threads(deals: list[MariageState]) -> bool:
    """Compare two searches at once with one after the other: the kernel releases the interpreter lock."""
    assert KERNEL is not None
    positions, best = _positions(deals), 0.0

    def work() -> int:
        total: int = KERNEL.play_deals(positions, 2 * TIMES, 0, SEED)
        return total

    for _ in range(ROUNDS):
        one, _ = timed(work)
        threads = [threading.Thread(target=work) for _ in range(2)]
        began = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        best = max(best, 2 * one / (time.perf_counter() - began))
    print(f"two threads beside one: {best:.2f} (aim 1.85)", flush=True)
    return best >= 1.85


def kasino() -> bool:
    """Compare kasino deals for two per second, from the first card on."""
    game, rng, passed = BY_ID["kasino"].seated(2), Random(SEED), True
    deck = list(game.info.pack)
    rng.shuffle(deck)
    state = game.start(game.info.defaults(), tuple(deck), Standing(1, (0, 0)))
    moves = game.legal_moves(state)
    position, steps = position_of(state), [step_of(move) for move in moves[-2:]]
    ways: tuple[tuple[str, Policy, list[float] | None], ...] = (
        ("by lot", by_lot, None),
        ("by rules", _by_rules, CAREFUL.flat(Scale(state))),
    )
    for name, policy, weights in ways:
        pure = compiled = 0.0
        for _ in range(ROUNDS):
            seconds, _ = timed(partial(_over_rules, game, state, moves[-1], policy, rng))
            pure = max(pure, KASINO_DEALS / seconds)
            seconds, _ = timed(partial(_in_kernel, position, steps, weights))
            compiled = max(compiled, KASINO_DEALS * TIMES / seconds)
        print(
            f"kasino deals/s {name:<9} {compiled:>8.0f}  over the rules {pure:>6.1f}"
            f"  ratio {compiled / pure:5.0f} (aim {KASINO_AIM})",
            flush=True,
        )
        passed &= compiled / pure >= KASINO_AIM
    return passed


def _by_rules(_game: Game[Any], state: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Choose as the kernel's weighted playouts do: sometimes at random."""
    return rng.choice(moves) if rng.random() < KASINO_WHIM else best_move(state, moves)


def _over_rules(game: Game[Any], state: Any, move: Move, policy: Policy, rng: Random) -> int:
    for _ in range(KASINO_DEALS):
        play_on(game, state.copy(), move, policy, rng)
    return 0


def _in_kernel(position: Any, steps: list[tuple[int, int]], weights: list[float] | None) -> int:
    assert KASINO_KERNEL is not None
    KASINO_KERNEL.search(
        position,
        steps,
        weights,
        SEED,
        worlds=KASINO_DEALS * TIMES // 2,
        whim=round(2048 * KASINO_WHIM),
        doubt=0.0,
    )
    return 0


def ending(rng: Random, tricks: int) -> MariageState:
    """Return a random position with this many tricks left, in which every possible meld has been made."""
    while True:
        state = deal(rng)
        while TOLVA_4.to_act(state) is not None and len(state.tricks) < TOLVA_4.tricks - tricks:
            moves = TOLVA_4.legal_moves(state)
            melds = [move for move in moves if is_meld(move)]
            cards = [move for move in moves if isinstance(move, Play)]
            TOLVA_4.apply(state, melds[0] if melds else rng.choice(cards))
        if TOLVA_4.to_act(state) is not None:
            return state


def solve(state: MariageState) -> tuple[float, int]:
    """Solve all root actions but gubbar, with melds inside the tree; return milliseconds and nodes."""
    assert KERNEL is not None
    bridge = FormBridge(TOLVA_4, TOLVA_4.info.defaults())
    side = TOLVA_4.info.side(state.turn)
    purpose = KERNEL.Purpose(side=side, before=(0, 0), per_chance=0.0, per_point=1.0)
    moves = [move for move in TOLVA_4.legal_moves(state) if move not in GUBBAR]
    began = time.perf_counter()
    _, _, nodes = KERNEL.solve_all(
        bridge.position(state), purpose, MEMORY, bridge.actions(moves), barred=GUBBE_BITS
    )
    return (time.perf_counter() - began) * 1000, nodes


def nodes() -> None:
    """Print the nodes of fixed endings: the same on every machine."""
    rng = Random(SEED)
    total = sum(solve(ending(rng, NODE_TRICKS))[1] for _ in range(NODE_DEALS))
    print(f"solver nodes on {NODE_DEALS} endings of {NODE_TRICKS} tricks: {total}", flush=True)


def endings(tricks: int, count: int) -> None:
    """Print the time for exact values on this machine."""
    rng = Random(SEED)
    took = sorted(solve(ending(rng, tricks))[0] for _ in range(count))
    print(
        f"exact, all root actions, {tricks} tricks left: median {statistics.median(took):.3f} ms,"
        f" p95 {took[int(0.95 * count)]:.3f} ms",
        flush=True,
    )


MEMORY = KERNEL.Memory() if KERNEL is not None else None
