"""The strongest player: the compiled kernel over worlds that fit what the seat knows.

Nothing hidden: perfect play. Few cards left: exact values, averaged over worlds. Before that: flat Monte Carlo.
"""

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.kernel_door import KERNEL, Door, door_for
from tolva_gui.ai.manners import sensible
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.race import race_for
from tolva_gui.rules.game import View
from tolva_gui.rules.kit.state import MariageState

if TYPE_CHECKING:
    from tolva_gui.ai import _kernel

DEFAULT_MS: Final = 40
"""What a player who is given no budget takes; strength is saturated by then."""
NODES_A_PLAYOUT: Final = 2000
"""What an exact search may cost where a budget counts playouts."""
SHARE: Final = 0.7
"""Of the time for an exact search that may come to nothing; the rest is for Monte Carlo then."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the search is done. The defaults are the strongest that were measured.

    *policy*: of the playouts (see `_kernel.pyi`). *tail_cards*: with so many cards left a playout is given its exact
    value. *exact_cards*, *exact_worlds*: with so many cards or fewer left all values are exact, averaged over so
    many worlds. *per_point*: what a point of the deal counts beside the chance of the game, so that among equal chances
    a point more is better than none. *enough*: standard errors by which a move is worse when it drops out. *by_habit*,
    *keeps_pair*: how much is read out of what others have played, and out of pairs that they have not melded.
    """

    policy: int = 0
    tail_cards: int = 12
    exact_cards: int = 20
    per_chance: float = 1.0
    per_point: float = 0.01
    enough: float = 4.0
    exact_worlds: int = 300
    by_habit: float = 0.0
    keeps_pair: float = 0.3


class SearchPlayer:
    """Searches in compiled code. Without the kernel, or for a game that it does not know, another player moves."""

    def __init__(self, seed: int, fallback: Player, habits: Habits | None = None) -> None:
        self._seed = seed
        self._fallback = fallback
        self._habits = habits or Habits()

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best prospects; see `Player.choose`."""
        began = time.monotonic()
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        door = door_for(view.info, view.options)
        if door is None:
            return self._fallback.choose(view, budget, cancelled)
        search = Search(door, view, self._habits, dice_for(view, self._seed).getrandbits(64), cancelled)
        values = search.values(Purse(budget, began))
        if not values:
            return self._fallback.choose(view, budget, cancelled)
        uses = {door.move(action): use for action, (use, _) in values.items()}
        return Choice(sensible(view, uses), {door.move(action): value[1] for action, value in values.items()})


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget, began: float) -> None:
        timed = budget.ms is not None or budget.iterations is None
        self.playouts = budget.iterations or 0
        self._end = began + (budget.ms or DEFAULT_MS) / 1000 if timed else None

    def ms(self, share: float = 1.0) -> float:
        """Return the milliseconds left, a share of them; 0 where the clock does not count."""
        if self._end is None:
            return 0.0
        return max((self._end - time.monotonic()) * 1000 * share, 0.5)


Values = Mapping[int, tuple[float, float]]
"""Action → utility, points of the deal."""


class Search:
    """One decision."""

    def __init__(self, door: Door, view: View, habits: Habits, seed: int, cancelled: Cancelled) -> None:
        self._seats = view.info.seats
        # With three sides exact search is pessimism, two against one: worse than playouts by 0.4 points a deal.
        self._two_sides = view.info.sides == 2
        self._habits = habits
        self._seed = seed
        self._asked = None if cancelled is never else cancelled
        self._position = door.position(view.public)
        if (
            door.all_dealt
            and isinstance(view.public, MariageState)
            and view.seat is not None
            and habits.by_habit
        ):
            past = door.past(view.public)
            self._position.set_past(view.seat, past, habits.by_habit, habits.keeps_pair)
        self._actions = door.actions(view.legal)
        self._purpose = purpose_of(view, habits)

    def values(self, purse: Purse) -> Values:
        """Return the value of each action, none if no world fits."""
        found: Values = {}
        if self._position.known and self._two_sides:
            found = self._perfect(purse)
        elif self._two_sides and self._position.cards_left <= self._habits.exact_cards:
            found = self._exact(purse)
        return found or self._flat(purse)

    def _perfect(self, purse: Purse) -> Values:
        assert KERNEL is not None
        values, stopped, _ = KERNEL.solve_all(
            self._position,
            self._purpose,
            memory(),
            self._actions,
            nodes=purse.playouts * NODES_A_PLAYOUT,
            ms=purse.ms(SHARE),
            asked=self._asked,
        )
        self._mind(stopped)
        return values or {}

    def _exact(self, purse: Purse) -> Values:
        assert KERNEL is not None
        most = self._habits.exact_worlds * self._actions.bit_count()
        worlds, stopped, values = KERNEL.search_exactly(
            self._position,
            self._purpose,
            memory(),
            self._actions,
            self._seed,
            ms=purse.ms(SHARE),
            playouts=min(purse.playouts or most, most),
            good_enough=self._habits.enough,
            asked=self._asked,
        )
        self._mind(stopped)
        return {action: value[:2] for action, value in values.items()} if worlds > 0 else {}

    def _flat(self, purse: Purse) -> Values:
        assert KERNEL is not None
        worlds, stopped, values = KERNEL.search(
            self._position,
            self._purpose,
            memory(),
            self._actions,
            self._seed,
            ms=purse.ms(),
            playouts=purse.playouts,
            policy=self._habits.policy,
            solve_tricks=self._habits.tail_cards // self._seats if self._two_sides else 0,
            good_enough=self._habits.enough,
            asked=self._asked,
        )
        self._mind(stopped)
        return {action: value[:2] for action, value in values.items()} if worlds > 0 else {}

    @staticmethod
    def _mind(stopped: bool) -> None:
        if stopped:
            raise SearchCancelled


def purpose_of(view: View, habits: Habits) -> "_kernel.Purpose":
    """Return what the seat of the view wants: to win the game, and points of this deal beside."""
    assert KERNEL is not None
    if view.seat is None or not isinstance(view.public, MariageState):
        raise TypeError("a seat's view of a game of the kernel's family is needed")
    purpose: _kernel.Purpose = KERNEL.Purpose(
        side=view.info.side(view.seat),
        before=view.public.standing.scores,
        per_chance=habits.per_chance,
        per_point=habits.per_point,
        race=race_for(view.info),
    )
    return purpose


_own = threading.local()


def memory() -> "_kernel.Memory":
    """Return this thread's table for exact searches; what an earlier search left there is never taken for an answer."""
    assert KERNEL is not None
    if not hasattr(_own, "memory"):
        _own.memory = KERNEL.Memory()
    kept: _kernel.Memory = _own.memory
    return kept
