"""The searching player of the K+Q family."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.gubbe_odds import worth_of
from tolva_gui.ai.games.mariage.kernel_bridge import bridge_for
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import by_thumb, rule_move
from tolva_gui.ai.games.mariage.search import MASTER, Search, SearchSettings, in_the_running, limits_of
from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.mariage.calls import ASK
from tolva_gui.rules.kit import Move, Play, View

ALIKE: Final = 0.006
"""A difference in game chance below a playing search's resolution; smaller than any certain point."""


def sensible(view: View, uses: Mapping[Move, float]) -> Move:
    """Return the most useful move; among moves equally good within ALIKE, the rule player's choice."""
    best = max(uses, key=lambda move: uses[move])
    alike = tuple(move for move in view.legal if uses.get(move, -1.0) >= uses[best] - ALIKE)
    if len(alike) < 2:
        return best
    return by_thumb(Reading(replace(view, legal=alike))) or best


class SearchPlayer:
    """Searches in compiled code; makes the rule player's move if no layout of the hidden cards fits."""

    def __init__(self, seed: int, settings: SearchSettings = MASTER) -> None:
        self._seed = seed
        self._settings = settings

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best prospects; see `Player.choose`. Raise KernelMissing without the kernel."""
        limits = limits_of(budget, self._settings.least)
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        bridge = bridge_for(view.info, view.options)
        search = Search(bridge, view, self._settings, rng_for(view, self._seed).getrandbits(64), cancelled)
        promises = search.promises(limits)
        values = search.values(limits)
        if not values and len(promises) < len(moves):
            return Choice(rule_move(view))
        uses = {bridge.move(action): values[action][0] for action in in_the_running(values)}
        points = {bridge.move(action): value[1] for action, value in values.items()}
        if search.free:
            points[ASK] = max(
                value for move, value in points.items() if move == ASK or isinstance(move, Play)
            )
        for gubbe, kept in promises.items():
            uses[gubbe], points[gubbe] = worth_of(view, gubbe, kept)
        return Choice(sensible(view, uses), points)
