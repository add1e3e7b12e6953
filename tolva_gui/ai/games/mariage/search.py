"""One decision of the compiled kernel, over worlds consistent with the seat's knowledge.

Nothing hidden: perfect play. Few cards left, or a gubbe: exact values averaged over worlds. Otherwise flat
Monte Carlo.
"""

import threading
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.games.mariage.calls import question_is_free, question_is_idle
from tolva_gui.ai.games.mariage.deal_value import PER_POINT
from tolva_gui.ai.games.mariage.gubbe_odds import counted, kept_at_table
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, LEARNT, RANDOM_CARD, FormBridge, aim_of
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.kernel.bridge import KernelBudget
from tolva_gui.ai.player import Budget, Cancelled
from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR, GUBBE_POINTS, PASS
from tolva_gui.rules.games.mariage.tolva import HALF_TRICKS
from tolva_gui.rules.kit import Call, GameInfo, Play, View

DEFAULT_MS: Final = 40
"""The default time; strength is saturated by then."""
NODES_A_PLAYOUT: Final = 2000
"""Nodes of exact search per granted playout, if the budget counts playouts."""
MOST_PLAYOUTS: Final = 50_000
"""Upper bound whatever a budget grants: strength is saturated long before."""
MOST_NODES: Final = 1_500_000
"""Upper bound of an exact search's nodes: about a tenth of a second."""
PERFECT_NODES: Final = 20_000_000
"""The same if nothing is hidden, so that only one world is solved."""
FEWEST_WORLDS: Final = 16
"""Fewer worlds with exact values are worth less than many playouts."""
EXACT_WITH_STOCK: Final = 14
"""Cards left; with more, a stock or face-down cards make exact search too expensive."""
LEAST_PLAYOUTS: Final = 10_000
"""A master's, whatever the budget: they take some milliseconds."""
SPARE: Final = 0.2
"""Share of the time reserved for other programs on the machine and for the call and answer."""
SHARE: Final = 0.7
"""Share of the time for an exact search, which may fail; Monte Carlo then gets the rest."""
GUBBE_WORLDS: Final = (8, 32)
"""Worlds in which a gubbe is tried, and further ones if it looks promising (HOPE)."""
HOPE: Final = 0.6
PRIOR: Final = (0.5, 1.5)
"""Prior counts (kept, tried), because one or two worlds prove nothing."""
GUBBE_NODES: Final = 300_000
"""Nodes per round of worlds if there is no time limit."""
EXACT_WORLDS: Final = 300
"""Worlds over which exact values are averaged."""
ENOUGH: Final = 4.0
"""Standard errors by which a move must be worse to drop out."""
ALIKE: Final = 0.002
"""A master's search ends when the best move is surely at most this much worse than any other."""
TAIL_CARDS: Final = 12
"""With this many cards left a master's playout gets its exact value, if all cards are dealt; with three sides too."""


class SearchSettings(Struct, frozen=True):
    """Settings of the search; the defaults are the strongest measured.

    *exact_cards*: with at most that many cards left, values are exact. *masterly*: playouts by the learnt policy to
    an exact end, in worlds that explain the others' plays, and gubbar judged and played by exact values in worlds;
    without it playouts are random to the end, and only gubbar with countable tricks are considered. *for_points*: the
    points of the deal are all that counts, not the chance of winning the game.
    """

    exact_cards: int = 20
    masterly: bool = True
    for_points: bool = False


MASTER: Final = SearchSettings()
POINTS_ONLY: Final = SearchSettings(for_points=True)


def nodes_for(limits: KernelBudget, most: int = MOST_NODES) -> int:
    """Return the node limit that these playouts are worth; 0 if only the clock counts."""
    return min(limits.playouts * NODES_A_PLAYOUT, most)


Values = Mapping[int, tuple[float, float, int]]
"""Action → utility, points of the deal, number of worlds tried."""


def in_the_running(values: Values) -> list[int]:
    """Return the actions that have not dropped out; the last world may be unfinished."""
    most = max((tries for _, _, tries in values.values()), default=0)
    return [action for action, (_, _, tries) in values.items() if tries >= most - 1]


def limits_of(budget: Budget, settings: SearchSettings = MASTER) -> KernelBudget:
    """Return the limits of a decision."""
    least = LEAST_PLAYOUTS if settings.masterly else 0
    most = MOST_PLAYOUTS if budget.iterations else 0
    return KernelBudget(budget, DEFAULT_MS, spare=SPARE, least=least, most=most)


class Search:
    """One decision.

    *perfectly*: whether nothing is hidden, so that two sides can play perfectly. *free*: a question that is at least
    as good as a card, if there is one and a card may be played; what follows it in a world is no measure, whether
    played by a policy or with open cards. It is not searched if it would change nothing, nor in the last tricks, which
    are solved in each world.
    """

    def __init__(
        self, bridge: FormBridge, view: View, settings: SearchSettings, seed: int, cancelled: Cancelled
    ) -> None:
        # With three sides exact search is pessimistic (two against one): 0.4 points per deal worse than
        # playouts.
        self._two_sides = view.info.sides == 2
        self._settings = settings
        self._seed = seed
        self._cancelled = cancelled
        self._position = bridge.position(view.public)
        self._cards_left = self._position.state["left"].bit_count()
        self._exact_cards, self._solve_tricks = _depth(bridge, view.info, settings, self._cards_left)
        self._read = read = Reading(view)
        if bridge.all_dealt and settings.masterly:
            bridge.tell_past(self._position, read.public, read.seat)
        self._purpose = self._aim(settings)
        self.perfectly = self._two_sides and not self._position.hidden["unseen_cards"]
        promised = settings.masterly and not self.perfectly
        self._gubbar = {move: bridge.actions([move]) for move in view.legal if move in GUBBAR and promised}
        beside_cards = ASK in view.legal and any(isinstance(move, Play) for move in view.legal)
        self.free = beside_cards and question_is_free(read)
        last = settings.masterly and self._cards_left <= TAIL_CARDS
        idle = (ASK,) if self.free and (last or question_is_idle(read)) else ()
        self._asks = beside_cards and not idle
        unsearched = {*self._gubbar, *idle}
        self._actions = bridge.actions(move for move in view.legal if move not in unsearched)

    def promises(self, limits: KernelBudget) -> dict[Call, float]:
        """Return the chance of keeping each gubbe that is not searched with the other actions."""
        if not self._settings.masterly:
            return counted(self._read.view)
        shares = {gubbe: self.share_kept(gubbe, limits) for gubbe in self._gubbar}
        return {gubbe: kept_at_table(self._read.view, gubbe, share) for gubbe, share in shares.items()}

    def values(self, limits: KernelBudget) -> Values:
        """Return the value of each searched action; empty if there is none, or no world fits."""
        found: Values = {}
        if not self._actions:
            return found
        if self.perfectly:
            found = self.perfect(limits)
        elif self._exactly:
            found = self._exact(limits)
        return found or self._flat(limits)

    @property
    def _exactly(self) -> bool:
        """Whether to search exactly: always under a gubbe, which is quick, since a lost trick ends the deal.

        Not where open cards would help after a call: with the lead after a question, or with a gubbe.
        """
        under_gubbe = self._settings.masterly and self._read.facts.gubbe is not None
        few = self._cards_left <= self._exact_cards
        open_cards_help = self._asks or self._leader_may_promise
        return under_gubbe or (self._two_sides and few and not open_cards_help)

    @property
    def _leader_may_promise(self) -> bool:
        """Whether a no leaves the leader a gubbe: with open cards only those kept are announced."""
        facts, left = self._read.facts, self._cards_left // self._read.info.seats
        asked = self._read.view.phase == "answer" and PASS in self._read.view.legal
        fits = facts.trump is None and left + 1 >= HALF_TRICKS
        return asked and fits and not self._read.public.has_led(facts.leader)

    def _aim(self, settings: SearchSettings) -> dict[str, object]:
        """Return the utility of the view's seat: the chance of the game, plus points of this deal."""
        side, before = self._read.side, self._read.public.standing.scores
        return aim_of(side, before) if settings.for_points else aim_of(side, before, 1.0, PER_POINT)

    def share_kept(self, gubbe: Call, limits: KernelBudget) -> float:
        """Return the share of worlds in which the gubbe is kept with open cards; hopeless ones get few worlds."""
        kept, tried = PRIOR
        for batch, most in enumerate(GUBBE_WORLDS):
            worlds, values = self._ask(
                self._gubbar[gubbe],
                exact=True,
                seed=self._seed + batch,
                purpose=self._aim(POINTS_ONLY),
                ms=limits.ms(SHARE / len(GUBBE_WORLDS)),
                playouts=most,
                nodes=nodes_for(limits, GUBBE_NODES),
            )
            for points, _, _ in values.values():
                kept += worlds * (points / GUBBE_POINTS[gubbe.word] + 1) / 2
            tried += max(worlds, 0)
            if kept < HOPE * tried or worlds < most:
                break
        return kept / tried

    def perfect(self, limits: KernelBudget, barred: int = 0) -> Values:
        """Return the exact value of each action if nothing is hidden; empty if the limits are too narrow.

        *barred*: calls that nobody makes later on.
        """
        nodes, ms = nodes_for(limits, PERFECT_NODES), limits.ms(SHARE)
        _, values = self._ask(self._actions, exact=True, playouts=1, barred=barred, nodes=nodes, ms=ms)
        return values if len(values) == self._actions.bit_count() else {}

    def _exact(self, limits: KernelBudget) -> Values:
        most = EXACT_WORLDS * self._actions.bit_count()
        worlds, values = self._ask(
            self._actions,
            exact=True,
            seed=self._seed,
            ms=limits.ms(SHARE),
            playouts=min(limits.playouts or most, most),
            nodes=nodes_for(limits),
            good_enough=ENOUGH,
            alike=ALIKE if self._settings.masterly else 0.0,
        )
        return values if worlds >= FEWEST_WORLDS else {}

    def _flat(self, limits: KernelBudget) -> Values:
        worlds, values = self._ask(
            self._actions,
            seed=self._seed,
            ms=limits.ms(),
            playouts=limits.playouts,
            nodes=nodes_for(limits),
            policy=LEARNT if self._settings.masterly else RANDOM_CARD,
            solve_tricks=self._solve_tricks,
            good_enough=ENOUGH,
            alike=ALIKE if self._settings.masterly else 0.0,
        )
        return values if worlds > 0 else {}

    def _ask(self, actions: int, purpose: Any = None, **limits: float) -> tuple[int, Values]:
        """Return the number of worlds tried, and the values; raise SearchCancelled."""
        aim = purpose or self._purpose
        found: tuple[int, Values] = BRIDGE.ask(
            "search", self._position, aim, memory(), actions, cancelled=self._cancelled, **limits
        )
        return found


def _depth(bridge: FormBridge, info: GameInfo, settings: SearchSettings, cards_left: int) -> tuple[int, int]:
    """Return the cards left for exact values, and the tricks left for the exact end of a playout.

    A stock multiplies the possibilities, and a search that sees a whole world overrates the stock's order.
    """
    ending = TAIL_CARDS if settings.masterly else 0
    if info.sides > 2:
        return 0, len(info.pack) // info.seats if cards_left <= ending else 0
    if bridge.all_dealt:
        return settings.exact_cards, ending // info.seats
    return min(settings.exact_cards, EXACT_WITH_STOCK), 0


_own = threading.local()


def memory() -> Any:
    """Return this thread's table for exact searches; entries of earlier searches are never used as answers."""
    if not hasattr(_own, "memory"):
        _own.memory = BRIDGE.need().Memory()
    return _own.memory
