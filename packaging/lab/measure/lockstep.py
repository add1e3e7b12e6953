"""Compare the rules module and the kernel on random deals of every form: same actions, same results.

Kasino's kernel is included, with a tenth as many deals.
"""

import sys
import time
from itertools import cycle, islice
from random import Random

from lab.kit.command import repeats

from tests.ai.games.kasino import lockstep as kasino
from tests.ai.games.mariage.lockstep import compare, compare_ends, play_out
from tests.contract.play import Form, deal, forms
from tolva_gui.ai.games.kasino.bridge import KERNEL as KASINO
from tolva_gui.ai.games.mariage.kernel_bridge import KERNEL, FormBridge
from tolva_gui.ai.games.mariage.policy import LOWEST_CARD, RANDOM_CARD
from tolva_gui.rules.catalog import MARIAGE

DEALS = 20_000
"""The number of deals per form, with its options taken in turn."""


def main(arguments: list[str]) -> int:
    """Compare that number of deals of each form; the first difference ends the run with a trace."""
    deals = repeats("lockstep", __doc__, "deals", DEALS, arguments)
    if KERNEL is None or KASINO is None:
        print("The kernel is not built here.")
        return 2
    for game in MARIAGE.values():
        began = time.monotonic()
        variants = [form for form in forms() if form.game is game]
        rng = Random(f"{game.info.id} at length")
        actions = sum(compare(form, rng) for form in islice(cycle(variants), deals))
        for form in islice(cycle(variants), deals // 10):
            playout(form, rng)
        seconds = time.monotonic() - began
        print(f"{game.info.id:<12} {deals} deals, {actions} actions alike, {seconds:.0f} s", flush=True)
    for seats in (2, 3, 4):
        began = time.monotonic()
        actions = sum(kasino.compare(seats, seed) for seed in range(deals // 30))
        seconds = time.monotonic() - began
        print(f"kasino-{seats:<5} {deals // 30} deals, {actions} actions alike, {seconds:.0f} s", flush=True)
    return 0


def playout(form: Form, rng: Random) -> None:
    """Check that the kernel's own playouts end as the rules say."""
    for policy in (RANDOM_CARD, LOWEST_CARD):
        state, seed = deal(form, rng), rng.randrange(1 << 60)
        position = FormBridge(form.game, form.options).position(state)
        position.play_out(policy, seed)
        play_out(form, state, policy, seed)
        compare_ends(form, state, position)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
