"""Measure random deals per second through the game protocol, beside shuffles of the same pack.

Shuffles are the unit, so that the ratio hardly depends on the machine. Both are measured in turn, with the same seed.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from lab.kit.runner import bar, repeats

from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage import GAMES as FAMILY
from tolva_gui.rules.protocol import Game

DEALS: Final = 1500
ROUNDS: Final = 3
SHUFFLES: Final = 50
"""Shuffles for each deal, so that both take long enough to be measured."""
AIM: Final = 120
"""Maximum number of shuffles in the time of a deal."""


def main(arguments: list[str]) -> int:
    """Print a line per form; fail if one takes longer than the aim."""
    deals = repeats("rules", __doc__, "deals", DEALS, arguments)
    print(f"{'form':<14}{'deals/s':>12}{'shuffles/s':>12}{'a deal in shuffles':>20}   (aim {AIM})")
    found = [report(BY_ID[form], deals) for form in bar(FAMILY, "rules", len(FAMILY))]
    return int(max(found) > AIM)


def report(game: Game[Any], deals: int) -> float:
    """Measure both in turn, the best of some rounds each; print and return the ratio."""
    played = shuffled = 0.0
    for _ in range(ROUNDS):
        played = max(played, speed(lambda rng: play(game, rng), deals))
        shuffled = max(shuffled, speed(lambda rng: shuffle(game, rng), SHUFFLES * deals))
    print(f"{game.info.id:<14}{played:>12.0f}{shuffled:>12.0f}{shuffled / played:>20.0f}")
    return shuffled / played


def speed(work: Callable[[Random], object], times: int) -> float:
    """Return how many times a second the work is done."""
    rng = Random(12)
    started = time.perf_counter()
    for _ in range(times):
        work(rng)
    return times / (time.perf_counter() - started)


def shuffle(game: Game[Any], rng: Random) -> tuple[Any, ...]:
    """Return the pack in another order."""
    deck = list(game.info.pack)
    rng.shuffle(deck)
    return tuple(deck)


def play(game: Game[Any], rng: Random) -> None:
    """Play one random deal as a search would."""
    info = game.info
    state = game.start(info.defaults(), shuffle(game, rng), Standing(0, (0,) * info.sides))
    while game.to_act(state) is not None:
        moves = game.legal_moves(state)
        game.apply(state, moves[int(rng.random() * len(moves))])
