"""The rule-based player: an instant answer, a reason for each card. Only the ending is searched."""

from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.appraisal import Appraisal, Horizon
from tolva_gui.ai.games.mariage.calls import choose_call
from tolva_gui.ai.games.mariage.deal_value import worth_of_deal
from tolva_gui.ai.games.mariage.exact import best_if_open
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE
from tolva_gui.ai.games.mariage.memory import Memory, forgotten
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.tree import move_values
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, Play, View

_AWAY: Final[tuple[str, ...]] = ("talong", "down", "closed")
"""Zones whose face-down cards need not be in the other player's hand."""
_COUNTED: Final = 4
"""Last tricks that a sensible person counts out, when only the opponent's cards are unseen."""


def counted_out(view: View) -> tuple[Move, ...]:
    """Return the best moves, ties included; empty unless there are two players and all unseen cards are the other's.

    Four tricks take a moment, without the compiled search ten times as long; each further trick multiplies the time.
    """
    hidden = any(None in zone.cards for zone in view.zones if zone.place.kind in _AWAY)
    if view.seat is None or view.info.seats != 2 or hidden:
        return ()
    game = BY_ID.of(view.info)
    state = game.determinize(view, rng_for(view, 0))
    if BRIDGE.kernel is not None:
        return best_if_open(replace(view, public=state))
    side, before = view.info.side(view.seat), mariage(view.facts).scores
    values = move_values(game, state, lambda result: worth_of_deal(result, view.info, side, before).use)
    return tuple(move for move, value in values.items() if value == max(values.values()))


def rule_player(memory: Memory = "all", horizon: Horizon = "hand") -> Player:
    """Return a player as sensible as a person: the same view always gives the same move.

    With default settings it remembers every card. The level `rules` plays so, and besides no card that is surely worse.
    """
    return AtOnce(lambda view: Choice(rule_move(view, memory, horizon)))


def rule_move(view: View, memory: Memory = "all", horizon: Horizon = "hand") -> Move:
    """Return the rule player's move for the seat of the view, which must be the one to act."""
    if len(view.legal) == 1:
        return view.legal[0]
    read = Reading(view, memory)
    if horizon != "table" and read.tricks_left <= _COUNTED and not forgotten(view, memory):
        # Among moves with equal outcomes the rules of thumb choose, so that people understand the card.
        read = Reading(replace(view, legal=counted_out(view) or view.legal), memory)
    move = by_thumb(read, horizon)
    return read.view.legal[0] if move is None else move


def by_thumb(read: Reading, horizon: Horizon = "hand") -> Move | None:
    """Return the best legal move by the rules of thumb; None if all are calls that they would not make."""
    look = Appraisal(read, horizon)
    call = choose_call(read, dares=horizon != "table")
    if call is not None:
        return call
    plays = [move for move in read.view.legal if isinstance(move, Play)]
    return max(plays, key=lambda play: (look.total(play.card), -read.strength(play.card)), default=None)
