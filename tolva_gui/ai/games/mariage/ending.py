"""Exact play of the last tricks with two players, when every card is known."""

from typing import Final

from tolva_gui.ai.games.mariage.deal_value import DealEvaluator
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.tree import best_moves
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

_AWAY: Final[tuple[str, ...]] = ("talong", "down", "closed")
"""Zones whose face-down cards need not be in the other player's hand."""


def counted_out(view: View) -> tuple[Move, ...]:
    """Return the best moves, ties included; empty unless there are two players and all unseen cards are the other's.

    Four tricks take a moment; each further trick multiplies the time.
    """
    hidden = any(None in zone.cards for zone in view.zones if zone.place.kind in _AWAY)
    if view.seat is None or view.info.seats != 2 or hidden:
        return ()
    game = BY_ID[view.info.id]
    judge = DealEvaluator(view.info, view.info.side(view.seat), mariage(view.facts).scores)
    state = game.determinize(view, rng_for(view, 0))
    return best_moves(game, state, lambda result: judge.worth(result).use)
