"""Compare the hands that worlds give to the bidders of grandissimo with their real hands, after masters' auctions.

Masters bid; no card is played. A seat that answers a request for a partner, and the first defender once play
begins, draw worlds. Per situation and role, a line shows the average worth of the role's hand in the trump named:
in the worlds, in the deal, and the difference with its 95 % interval. It should be nought; if it is not, the
limits in `ai/games/grandissimo/bidding.py` are too low, too high, or kept too firmly.
Usage: python packaging/train/bidding_worlds.py [deals [first deal [playouts a card]]]
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bidding_table import DEALS, GAME, PLAYOUTS, dealt

from tolva_gui.ai.games.grandissimo.bidding import strain_of
from tolva_gui.ai.games.grandissimo.hand_value import as_set, strain_value
from tolva_gui.ai.games.grandissimo.worlds import position
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules.games.grandissimo.bids import BEGAR

WORLDS: Final = 25
FIRST_SWAPS: Final = 400
"""Swaps of two cards before the first world, so that it does not depend on the layout drawn at random."""
SWAPS: Final = 60
"""Swaps between worlds."""


def main(arguments: list[str]) -> int:
    """Print a line per situation and role."""
    deals, first, playouts = [int(text) for text in arguments] + [DEALS, 0, PLAYOUTS][len(arguments) :]
    seen: dict[str, list[tuple[float, float]]] = {}
    for number in range(first, first + deals):
        for state in after_auction(number, Budget(iterations=playouts)):
            compare(state, Random(number), seen)
    for kind, rows in sorted(seen.items()):
        print(f"{kind:<28} {line(rows)}")
    return 0


def after_auction(number: int, budget: Budget) -> Iterator[Any]:
    """Yield the deal at each answer to the declarer, and when play begins."""
    state, player = dealt(number), make_player("best", number)
    while state.phase in ("auction", "trump", "partner", "answer"):
        if state.phase == "answer":
            yield state
        GAME.apply(state, player.choose(GAME.view(state, state.turn), budget).move)
    if state.phase == "play":
        yield state


def compare(state: Any, rng: Random, seen: dict[str, list[tuple[float, float]]]) -> None:
    """Record the worth of each role's hand, in worlds and in the deal."""
    contract = state.contract
    if contract is None or contract.trump is None:
        return
    me = state.turn if state.phase == "answer" else contract.defenders[0]
    strain, view = strain_of(contract.trump), GAME.view(state, me)
    known = position(GAME.determinize(view, rng), view.public, contract, me)
    known.stir(FIRST_SWAPS, rng.getrandbits(60))
    thought = [0.0] * 4
    for _ in range(WORLDS):
        known.stir(SWAPS, rng.getrandbits(60))
        for seat, hand in enumerate(known.hands()[:4]):
            thought[seat] += strain_value(hand, strain) / WORLDS
    for role, seat in (("declarer", contract.declarer), ("partner", contract.partner)):
        if seat is not None:
            real = strain_value(as_set(state.hands[seat]), strain)
            game = "begar" if contract.spel == BEGAR else "higher"
            kind = f"{game} {situation(state)}, {role}"
            seen.setdefault(kind, []).append((thought[seat], real))


def situation(state: Any) -> str:
    """Return what has become of the declarer's question for a partner."""
    if state.phase == "answer":
        return "asks"
    if not state.asked:
        return "alone"
    return "refused" if state.contract.partner is None else "helped"


def line(rows: list[tuple[float, float]]) -> str:
    """Return the averages and their difference."""
    off, reach = mean([thought - real for thought, real in rows])
    thought, real = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    return f"{len(rows):>5} times, in worlds {thought:.2f}, in deals {real:.2f}, off {off:+.2f} ± {reach:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
