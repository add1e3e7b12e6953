"""Fit the overconfidence of defenders in grandissimo and lomber (`OUTWITTED` of both).

Masters play. Each card that a defender chose against a lone declarer is recorded with its value in playouts,
the value of a game just made, and the result of the deal. The share is the one with which the expected values
come true on average. Misères are rare; only they are played in their rows.
Usage: python packaging/train/defence_table.py [deals of grandissimo, for its misères, of lomber, for its misères
[first deal [playouts a card]]]
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import bidding_table
import lomber_table

from tolva_gui.ai.games.grandissimo import stakes
from tolva_gui.ai.games.lomber import worlds
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import ratio
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.grandissimo.options import SLAM_DOUBLES_13_SPEL
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.games.lomber.options import KUPPA_CAP
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.protocol import Game

DEALS = (600, 3000, 2500, 3000)
FIRST, PLAYOUTS = 400_000, 700


class Sum(NamedTuple):
    """Sums over the cards of a deal: the excess of the expectations, and the reduction by a whole share."""

    too_much: float
    whole: float


Told = Callable[[Any, Seat], tuple[float, float] | None]
"""The share in a defender's expectations now, and the value of a game just made; None for other seats."""
Counts = Callable[[Any], bool]
"""Whether a deal is of the kind that is fitted, once its first card is to be played."""
Brought = Callable[[Any, Seat], float]
"""The deal's result for the seat."""


def main(arguments: list[str]) -> int:
    """Print the shares."""
    defaults = [*DEALS, FIRST, PLAYOUTS]
    grandissimo, its_miseres, lomber, miseres, first, playouts = [int(text) for text in arguments] + defaults[
        len(arguments) :
    ]
    for name, game, dealt, told, brought, deals, counts in (
        ("high games", *GRANDISSIMO, grandissimo, is_high),
        ("misères", *GRANDISSIMO, its_miseres, is_misere),
        ("trumps", *LOMBER, lomber, has_trump),
        ("misères", *LOMBER, miseres, has_none),
    ):
        sums = [
            seen(game, dealt(number), number, counts, told, brought, Budget(iterations=playouts))
            for number in range(first, first + deals)
        ]
        print(f"{game.info.id}, {name}: {line(sums)}", flush=True)
    return 0


def line(sums: Sequence[Sum]) -> str:
    """Return the share, ± 95 % with the deal as the unit."""
    if not any(deal.whole for deal in sums):
        return "no such game was played"
    share, margin = ratio([deal.too_much for deal in sums], [deal.whole for deal in sums])
    return f"OUTWITTED {share:.2f} ± {margin:.2f}  # {sum(deal.whole != 0 for deal in sums)} deals with such a game"


def is_high(state: GrandissimoState) -> bool:
    """Return whether a high game is played alone."""
    contract = state.contract
    return contract is not None and contract.spel.high and contract.partner is None


def is_misere(state: GrandissimoState) -> bool:
    """Return whether a misère is played."""
    return state.contract is not None and not state.contract.spel.high


def has_trump(state: LomberState) -> bool:
    """Return whether a game of lomber with trumps is played."""
    return state.trump is not None


def has_none(state: LomberState) -> bool:
    """Return whether a misère of lomber is played."""
    return state.contract is not None and state.trump is None


def seen(
    game: Game[Any],
    state: Any,
    number: int,
    counts: Counts,
    told: Told,
    brought: Brought,
    budget: Budget,
) -> Sum:
    """Play a deal and sum over the defenders' cards; nothing for a deal of another kind."""
    player = make_player("best", number)
    thoughts: list[tuple[Seat, float, float]] = []
    while (seat := game.to_act(state)) is not None:
        if state.phase == "play" and not counts(state):
            return Sum(0.0, 0.0)
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
    """For defenders against a declarer without a partner."""
    contract = state.contract
    if state.phase != "play" or contract is None or seat == contract.declarer:
        return None
    slam = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    made = stakes.worth(contract, state.first_suit, state.sheet, slam, contract.target, 0)
    return stakes.OUTWITTED[contract.spel.high], made[seat]


def in_lomber(state: LomberState, seat: Seat) -> tuple[float, float] | None:
    """For defenders."""
    contract = state.contract
    if state.phase != "play" or contract is None or seat == contract.declarer:
        return None
    made = worlds.if_made(contract, int(state.options[KUPPA_CAP.name]), seat)
    return worlds.OUTWITTED[contract.trump is not None], made


GRANDISSIMO: Final = (bidding_table.GAME, bidding_table.dealt, in_grandissimo, with_forfeits)
LOMBER: Final = (lomber_table.GAME, lomber_table.dealt, in_lomber, scored)
"""The game, its deals, what defenders expect and what they get."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
