"""The master against players that know nothing of him: flat Monte Carlo of 200 worlds a move, and one who sees all.

Each deal is played once with the master on each side, from no score. The flat one samples honestly, plays out at
random and counts points of the deal alone. How far the master is behind the one who sees all is the ceiling.
Usage: start.py bench strength [deals [iterations [form …]]]
"""

import sys
import time
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.kernel_door import KERNEL, Door, door_for
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search_player import memory
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import Game, Move, Standing

DEALS, ITERATIONS, WORLDS = 200, 10_000, 200
SOLVED_CARDS = 20
NORMAL_95 = 1.96
NO_SCORE = (0, 0, 0)
"""Of two sides or three."""

Chooser = Callable[[Game[Any], Any, int], Move]
"""The game, the whole state and the seat to act → a move."""


def main(arguments: list[str]) -> int:
    """Print points a deal of the master, a line for each form and opponent."""
    if KERNEL is None:
        print("The kernel is not built here.")
        return 2
    deals = int(arguments[0]) if arguments else DEALS
    budget = Budget(iterations=int(arguments[1]) if arguments[1:] else ITERATIONS)
    for form in arguments[2:] or BY_ID:
        for name, other in (("flat, 200 worlds", flat), ("sees all cards", all_seeing)):
            match(form, name, other, deals, budget)
    return 0


def match(form: str, name: str, other: Chooser, deals: int, budget: Budget) -> None:
    """Play the deals and print how they went."""
    game, began = BY_ID[form], time.process_time()
    gains = [played_twice(game, other, number, budget) for number in range(deals)]
    mean = sum(gains) / deals
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(deals - 1, 1))
    seconds = (time.process_time() - began) / deals / game.info.sides
    print(
        f"{form:<12} master against {name:<16} {mean:+.3f} ± {NORMAL_95 * spread / sqrt(deals):.3f} points a deal"
        f" ({deals} deals, each from every side; {seconds:.2f} processor seconds a deal)",
        flush=True,
    )


def played_twice(game: Game[Any], other: Chooser, number: int, budget: Budget) -> float:
    """One deal with the master on each side in turn; the mean of his points less the others' mean."""
    sides = game.info.sides
    return sum(played(game, other, number, side, budget) for side in range(sides)) / sides


def played(game: Game[Any], other: Chooser, number: int, side: int, budget: Budget) -> float:
    """Play until a deal counts (B6), the master on that side."""
    master, rng = make_player("best", number), Random(f"strength {game.info.id} {number}")
    while True:
        deck = list(game.info.pack)
        rng.shuffle(deck)
        standing = Standing(number % game.info.seats, (0,) * game.info.sides)
        state = game.start(game.info.defaults(), tuple(deck), standing)
        while (seat := game.to_act(state)) is not None:
            ours = game.info.side(seat) == side
            move = master.choose(game.view(state, seat), budget).move if ours else other(game, state, seat)
            game.apply(state, move)
        result = game.result(state)
        if result is not None and not result.void:
            others = list(result.scores)
            own = others.pop(side)
            return own - sum(others) / len(others)


def flat(game: Game[Any], state: Any, seat: int) -> Move:
    """The move with most points over worlds that fit what the seat knows."""
    view = game.view(state, seat)
    door = door_for(view.info, view.options)
    assert door is not None
    return most_points(door, door.position(view.public), view.legal, game.info.side(seat), dice_for(view, 1))


def all_seeing(game: Game[Any], state: Any, seat: int) -> Move:
    """The move with most points as the cards lie; the last ones exactly where there are two sides."""
    assert KERNEL is not None
    door = Door(game, game.info.defaults())
    position, moves, side = door.position(state), tuple(game.legal_moves(state)), game.info.side(seat)
    if game.info.sides > 2 or position.cards_left > SOLVED_CARDS:
        return most_points(door, position, moves, side, Random(position.cards_left))
    purpose = KERNEL.Purpose(side=side, before=NO_SCORE[: game.info.sides], per_chance=0.0, per_point=1.0)
    values, _, _ = KERNEL.solve_all(position, purpose, memory(), door.actions(moves))
    assert values is not None
    return door.move(max(values, key=lambda action: values[action][1]))


def most_points(door: Door, position: Any, moves: tuple[Move, ...], side: int, rng: Random) -> Move:
    """Flat Monte Carlo with random playouts and nothing else."""
    assert KERNEL is not None
    if len(moves) == 1:
        return moves[0]
    purpose = KERNEL.Purpose(side=side, before=NO_SCORE, per_chance=0.0, per_point=1.0)
    actions, seed = door.actions(moves), rng.getrandbits(63)
    _, _, values = KERNEL.search(position, purpose, memory(), actions, seed, playouts=WORLDS * len(moves))
    return door.move(max(values, key=lambda action: values[action][1]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
