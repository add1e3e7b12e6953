"""The players of the K+Q family: rule-based, searches with limited memory or playouts, and the full search."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import permutations
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.exact import open_deal
from tolva_gui.ai.games.mariage.gubbe_odds import worth_of
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, bridge_for
from tolva_gui.ai.games.mariage.memory import Memory, believed
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import by_thumb, rule_move, rule_player
from tolva_gui.ai.games.mariage.search import MASTER, Search, SearchSettings, in_the_running, limits_of
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.tree import move_values
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, Play, View
from tolva_gui.rules.protocol import State

_PATIENCE_MS: Final = 300
"""Time limit without a budget, for machines on which the playouts would take longer."""
LAYOUTS: Final = 12
"""Of the hidden cards, in which a weak level compares the moves of the last tricks."""
OF_THREE: Final = {3: 3, 6: 2}
"""The number of last tricks searched with three sides, by the number of players: no compiled search does that."""
ALIKE: Final = 0.006
"""A difference in game chance below a playing search's resolution; smaller than any certain point."""
COMPILED: Final = Compiled(BRIDGE, ("sigrid", "hilding", "best"))


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
        limits = limits_of(budget, self._settings)
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


class LimitedSearchPlayer:
    """Evaluates a position several times, each time as it believes to remember it; makes the move chosen most often.

    Forgotten cards make the looks differ, and few looks make the vote less certain. Only that, and its boldness about
    gubbe, make it weaker than the player it delegates to. *thinker*: creates the player for a look from a seed.
    *gubbe*: the share of looks that must choose one. *playouts*: total over all looks.
    """

    def __init__(
        self,
        seed: int,
        thinker: Callable[[int], Player],
        memory: Memory,
        gubbe: float,
        *,
        looks: int,
        playouts: int,
    ) -> None:
        self._seed = seed
        self._thinkers = [thinker(seed * looks + number) for number in range(looks)]
        self._memory: Memory = memory
        self._gubbe = gubbe
        self._playouts = playouts

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move; see `Player.choose`. A budget beyond the player's own is not used."""
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        share, rng = self._share(budget), rng_for(view, self._seed)
        looks = [
            thinker.choose(believed(view, self._memory, rng), share, cancelled) for thinker in self._thinkers
        ]
        values = _mean_values(moves, looks)
        return Choice(self._decide(looks, values), values or None)

    def _share(self, budget: Budget) -> Budget:
        """Return the budget of one look."""
        looks = len(self._thinkers)
        playouts = min(self._playouts, budget.iterations or self._playouts)
        patience = _PATIENCE_MS if budget.iterations is None else None
        ms = patience if budget.ms is None else budget.ms
        return Budget(None if ms is None else ms // looks, max(playouts // looks, 1))

    def _decide(self, looks: Sequence[Choice], values: Mapping[Move, float]) -> Move:
        """Return the move chosen most often, among ties the most valuable. A gubbe needs its share of looks."""
        seen = Counter(look.move for look in looks)
        plain = [move for move in seen if move not in GUBBAR]
        gubbar = sum(count for move, count in seen.items() if move in GUBBAR)
        timid = gubbar < self._gubbe * len(looks)
        moves = plain if plain and timid else list(seen)
        return max(moves, key=lambda move: (seen[move], values.get(move, 0.0)))


def _mean_values(moves: Sequence[Move], looks: Sequence[Choice]) -> dict[Move, float]:
    """Return the mean value of each move over the looks; empty if a look has no values."""
    rows = [look.values for look in looks if look.values is not None]
    if len(rows) < len(looks):
        return {}
    return {move: fmean(row[move] for row in rows) for move in moves}


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


def _limited(exact_cards: int) -> Callable[[int], Player]:
    """Return the maker of a human-like search: random playouts, and no inference from the others' play."""
    return partial(SearchPlayer, settings=SearchSettings(exact_cards, masterly=False))


def player(level: str, seed: int) -> Player:
    match level:
        case "stina":
            return NeverWorse(rule_player("trick", "table"), last=3)
        case "algot":
            return NeverWorse(rule_player("trumps", "trick"), last=4)
        case "sigrid":
            few_looks = LimitedSearchPlayer(seed, _limited(0), "high", 0.95, looks=8, playouts=4000)
            return NeverWorse(few_looks, last=3)
        case "hilding":
            return LimitedSearchPlayer(seed, _limited(12), "all", 0.4, looks=5, playouts=3000)
        case "best":
            return SearchPlayer(seed)
        case _:
            return NeverWorse(plain_player(), last=3)


def plain_player() -> Player:
    """Return the rule player without a look at other layouts."""
    return rule_player()
