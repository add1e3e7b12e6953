"""The last tricks of weak levels: no move that is worse than another in every layout of the hidden cards."""

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.exact import open_deal
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.tree import move_values
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, View
from tolva_gui.rules.protocol import State

LAYOUTS: Final = 12
OF_THREE: Final = {3: 3, 6: 2}
"""The number of last tricks searched with three sides, by the number of players: no compiled search does that."""


class NeverWorse:
    """Chooses as another player does, in the *last* tricks among the moves that `not_worse` leaves."""

    def __init__(self, player: Player, last: int) -> None:
        self._player = player
        self._last = last

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the choice; see `Player.choose`."""
        tricks = len(view.info.pack) // view.info.seats
        last = self._last if view.info.sides == 2 else OF_THREE[view.info.seats]
        if tricks - len(mariage(view.facts).tricks) <= last:
            view = replace(view, legal=not_worse(view, cancelled))
        return self._player.choose(view, budget, cancelled)


def not_worse(view: View, cancelled: Cancelled = never) -> tuple[Move, ...]:
    """Return the legal moves, without those that bring less than another in every layout.

    With three sides a move brings what the seat can be sure of. With two, all moves are left if nothing can be solved.
    """
    beaten = set(permutations(moves_of(view), 2))
    if not beaten:
        return view.legal
    game, rng = BY_ID.of(view.info), rng_for(view, 0)
    for _ in range(LAYOUTS):
        values = _values(view, game.determinize(view, rng), cancelled)
        beaten = {
            (low, high) for low, high in beaten if {low, high} <= {*values} and values[low] < values[high]
        }
        if not beaten:
            return view.legal
    worse = {low for low, _ in beaten}
    return tuple(move for move in view.legal if move not in worse)


def _values(view: View, layout: State, cancelled: Cancelled) -> dict[Move, float]:
    """Return the points after each move in the layout; nothing if it cannot be solved."""
    game, seat = BY_ID.of(view.info), view.seat or 0
    if view.info.sides > 2:
        return move_values(game, layout, lambda result: points_ahead(result, seat, view))
    deal = open_deal(replace(game.view(layout, None), seat=seat, legal=view.legal))
    return (deal.solved(cancelled=cancelled) if deal else None) or {}
