"""The last tricks counted out by somebody who knows where every card lies: both do what is best for themselves."""

from typing import Any, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.games.mariage.deal_value import Judge
from tolva_gui.ai.games.mariage.playouts import finished
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Side
from tolva_gui.rules.game import Game, View
from tolva_gui.rules.games.mariage.facts import mariage
from tolva_gui.rules.moves import Move

_AWAY: Final[tuple[str, ...]] = ("talong", "down", "closed")
"""Where a card that nobody sees need not be the other player's."""
_ALL: Final = 100.0
"""More than anything is worth."""
_ALIKE: Final = 1e-9


def counted_out(view: View) -> tuple[Move, ...]:
    """Return the moves than which none is better; none if an unseen card need not be the other one's of two players.

    It takes a moment of four tricks, and of each more several times as long.
    """
    hidden = any(None in zone.cards for zone in view.zones if zone.place.kind in _AWAY)
    if view.seat is None or view.info.seats != 2 or hidden:
        return ()
    game, side = BY_ID[view.info.id], view.info.side(view.seat)
    judge = Judge(view.info, side, mariage(view.facts).scores)
    state, worths, best = game.determinize(view, dice_for(view, 0)), {}, -_ALL
    for move in view.legal:
        after = state.copy()
        game.apply(after, move)
        worths[move] = _worth(game, after, side, judge, (best - _ALIKE, _ALL))
        best = max(best, worths[move])
    return tuple(move for move, worth in worths.items() if worth >= best)


def _worth(game: Game[Any], state: Any, side: Side, judge: Judge, window: tuple[float, float]) -> float:
    """What the state is worth to the side, if that lies within the window (alpha-beta)."""
    seat = game.to_act(state)
    if seat is None:
        return judge.worth(finished(game, state)).use
    (low, high), ours = window, game.info.side(seat) == side
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        worth = _worth(game, after, side, judge, (low, high))
        low, high = (max(low, worth), high) if ours else (low, min(high, worth))
        if low >= high:
            break
    return low if ours else high
