"""Fit the overconfidence of defenders in grandissimo and lomber (`OUTWITTED` of both).

Masters play. Each card that a defender chose against a lone declarer with tricks to take is recorded with its
value in playouts, the value of a game just made, and the result of the deal. The share is the one with which
the expected values come true on average.
Usage: python packaging/train/defence_table.py [deals of grandissimo, of lomber [first deal [playouts a
card]]]
"""

import sys
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import bidding_table
import lomber_table

from tolva_gui.ai.games.grandissimo import stakes
from tolva_gui.ai.games.lomber import worlds
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Game
from tolva_gui.rules.games.grandissimo.options import SLAM_DOUBLES_13_SPEL
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.games.lomber.options import KUPPA_CAP
from tolva_gui.rules.games.lomber.state import LomberState

DEALS = (600, 2500)
FIRST, PLAYOUTS = 400_000, 700
NORMAL_95 = 1.96


class Sum(NamedTuple):
    """Sums over the cards of a deal: the excess of the expectations, and the reduction by a whole share."""

    too_much: float
    whole: float


Told = Callable[[Any, Seat], tuple[float, float] | None]
"""The share in a defender's expectations now, and the value of a game just made; None for other seats."""
Brought = Callable[[Any, Seat], float]
"""The deal's result for the seat."""


def main(arguments: list[str]) -> int:
    """Print the shares."""
    defaults = [*DEALS, FIRST, PLAYOUTS]
    high, low, first, playouts = [int(text) for text in arguments] + defaults[len(arguments) :]
    for game, dealt, deals, told, brought in (
        (bidding_table.GAME, bidding_table.dealt, high, in_grandissimo, with_forfeits),
        (lomber_table.GAME, lomber_table.dealt, low, in_lomber, scored),
    ):
        sums = [
            seen(game, dealt(number), number, told, brought, Budget(iterations=playouts))
            for number in range(first, first + deals)
        ]
        print(f"{game.info.id}: {line(sums)}", flush=True)
    return 0


def line(sums: Sequence[Sum]) -> str:
    """Return the share, ± 95 % with the deal as the unit."""
    whole = sum(deal.whole for deal in sums)
    share = sum(deal.too_much for deal in sums) / whole
    margin = NORMAL_95 * sqrt(sum((deal.too_much - share * deal.whole) ** 2 for deal in sums)) / whole
    return f"OUTWITTED {share:.2f} ± {margin:.2f}  # {sum(deal.whole != 0 for deal in sums)} deals with such a game"


def seen(game: Game[Any], state: Any, number: int, told: Told, brought: Brought, budget: Budget) -> Sum:
    """Play a deal and sum over the defenders' cards."""
    player = make_player("best", number)
    thoughts: list[tuple[Seat, float, float]] = []
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        choice, known = player.choose(view, budget), told(state, seat)
        if known is not None and len(view.legal) > 1 and choice.values:
            share, made = known
            thoughts.append((seat, (choice.values[choice.move] - share * made) / (1 - share), made))
        game.apply(state, choice.move)
    return Sum(
        sum(thought - brought(state, seat) for seat, thought, _ in thoughts),
        sum(thought - made for _, thought, made in thoughts),
    )


def with_forfeits(state: GrandissimoState, seat: Seat) -> float:
    """The deal's result in grandissimo, including the change in debts."""
    contract, slam = state.contract, bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    if contract is None:
        raise ValueError("nobody plays alone")
    taken = state.winners.count(contract.declarer)
    return stakes.worth(contract, state.first_suit, state.sheet, slam, taken, 0)[seat]


def scored(state: LomberState, seat: Seat) -> float:
    """The deal's result in lomber."""
    return float(state.scores[seat] - state.standing.scores[seat])


def in_grandissimo(state: GrandissimoState, seat: Seat) -> tuple[float, float] | None:
    """For defenders against a high game played alone."""
    contract = state.contract
    if state.phase != "play" or contract is None or not contract.spel.high or contract.partner is not None:
        return None
    if seat == contract.declarer:
        return None
    slam = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    made = stakes.worth(contract, state.first_suit, state.sheet, slam, contract.target, 0)
    return stakes.OUTWITTED, made[seat]


def in_lomber(state: LomberState, seat: Seat) -> tuple[float, float] | None:
    """For defenders against a game with trumps."""
    contract = state.contract
    if state.phase != "play" or contract is None or contract.trump is None or seat == contract.declarer:
        return None
    return worlds.OUTWITTED, worlds.if_made(contract, int(state.options[KUPPA_CAP.name]), seat)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
