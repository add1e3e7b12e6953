"""Compare rules and compiled kernels on random deals of the K+Q family and kasino: same actions, same results.

Varied at random: deals, moves and, in turn, options. Counted: actions that are alike. The first difference ends
the run with a trace.
"""

from functools import partial
from random import Random
from typing import Final

from lab.kit.runner import Crew

from tests.ai.games.kasino import lockstep as kasino
from tests.ai.games.mariage.lockstep import compare, compare_playout
from tests.contract.play import forms
from tolva_gui.ai.games.mariage.policy import LOWEST_CARD, RANDOM_CARD
from tolva_gui.rules.games.mariage import GAMES as FAMILY

DEALS: Final = 20_000
AT_A_TIME: Final = 100
"""Deals of one form, and a thirtieth as many of kasino, which are longer: the unit."""
PLAYED_OUT: Final = 10
"""One deal in this many is also played out by the kernel itself."""


def main(arguments: list[str]) -> int:
    """Compare that number of deals of each form."""
    crew, units = Crew.asked("lockstep", __doc__, "deals", DEALS, arguments, at_a_time=AT_A_TIME)
    for name, unit in {
        **{form: partial(family, form) for form in FAMILY},
        **{f"kasino-{seats}": partial(kasino_for, seats) for seats in (2, 3, 4)},
    }.items():
        alike = sum(crew.units("lockstep", {"form": name}, unit, int, units))
        print(f"{name:<12} {alike} actions alike", flush=True)
    return 0


def family(game: str, number: int) -> int:
    """Compare some deals of a form; return the number of actions."""
    variants = [form for form in forms() if form.game.info.id == game]
    rng, actions = Random(f"{game} at length {number}"), 0
    for deal_number in range(AT_A_TIME):
        form = variants[(number * AT_A_TIME + deal_number) % len(variants)]
        actions += compare(form, rng)
        if deal_number % PLAYED_OUT == 0:
            for policy in (RANDOM_CARD, LOWEST_CARD):
                compare_playout(form, policy, rng)
    return actions


def kasino_for(seats: int, number: int) -> int:
    """Compare some deals of kasino; return the number of actions."""
    few = AT_A_TIME // 30
    return sum(kasino.compare(seats, seed) for seed in range(number * few, (number + 1) * few))
