"""The last tricks of weak levels: no card that another one beats in every layout of the hidden cards."""

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.exact import open_deal
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, View

LAYOUTS: Final = 12


class NeverWorse:
    """Chooses as another player does, in the *last* tricks among the moves that `not_worse` leaves."""

    def __init__(self, player: Player, last: int) -> None:
        self._player = player
        self._last = last

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the choice; see `Player.choose`."""
        tricks = len(view.info.pack) // view.info.seats
        if tricks - len(mariage(view.facts).tricks) <= self._last:
            view = replace(view, legal=not_worse(view, cancelled))
        return self._player.choose(view, budget, cancelled)


def not_worse(view: View, cancelled: Cancelled = never) -> tuple[Move, ...]:
    """Return the legal moves but those that bring less than one other in each layout.

    All of them without the compiled search, and with more than two sides: then nothing can be solved.
    """
    beaten = set(permutations(moves_of(view), 2))
    if not beaten:
        return view.legal
    game, rng = BY_ID[view.info.id], rng_for(view, 0)
    for _ in range(LAYOUTS):
        layout = game.view(game.determinize(view, rng), None)
        deal = open_deal(replace(layout, seat=view.seat, legal=view.legal))
        values = (deal.solved(cancelled=cancelled) if deal else None) or {}
        beaten = {
            (low, high) for low, high in beaten if {low, high} <= {*values} and values[low] < values[high]
        }
        if not beaten:
            return view.legal
    worse = {low for low, _ in beaten}
    return tuple(move for move in view.legal if move not in worse)
