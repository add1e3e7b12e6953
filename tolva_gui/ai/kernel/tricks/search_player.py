"""The players of games with bids and tricks: rules with slips, or a search that tries cards and bids in many worlds."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.careless import CARELESS, Slips, careless_player
from tolva_gui.ai.kernel.bridge import Compiled, KernelBudget
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.sense import TrickPosition, mask, members
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import Card
from tolva_gui.rules.moves import Move, play_card
from tolva_gui.rules.view import View

CARD_MS: Final = 45
BID_MS: Final = 200
"""Default budgets in ms, chosen so that 19 of 20 answers stay within 60 (card) and 300 ms (bid)."""
MUCH: Final = 10
"""Upper bound of the time, as a multiple of the default, however much is granted."""
MOST_WORLDS: Final = 3000
WORLDS_OF_ONE: Final = 60
"""Worlds if all cards do the same, and only their worth is asked."""
BY_LOT: Final = 0
SENSIBLY: Final = 1
LIKELIEST: Final = 2
"""The kernel's playout policies: random, as the rule players, or by the likelihood of making the bid."""
EXACT: Final = 3
"""Number of last tricks of a world that are solved exactly."""
ALL_EXACT: Final = 6
"""The same of a game of two sides once no more are left: then nothing is played by rules of thumb."""
EXACT_PLAYOUTS: Final = {6: 150, 5: 800, 4: 2500}
"""The most playouts by the tricks left that each of them solves: a choice takes at most some 60 ms."""
WORLDS: Final = {"sigrid": 6, "hilding": 30, "best": MOST_WORLDS}
"""Sampled layouts per decision, by level."""
COMPILED: Final = Compiled(BRIDGE, tuple(WORLDS))


class Decision(Struct, frozen=True):
    """A choice among several *moves* of the view's seat, and how long a search for it may take."""

    view: View
    moves: Sequence[Move]
    rng: Random
    budget: Budget
    cancelled: Cancelled


def in_reach(bid: int, taken: int, left: int) -> bool:
    """Return whether a seat with that many tricks can still take exactly its bid."""
    return 0 <= bid - taken <= left


def soundest(best: int, means: Mapping[int, float], sound: int) -> int:
    """Return the best card; if it can only be worse than a *sound* one that was tried, the best of those."""
    if sound >> best & 1:
        return best
    return max((card for card in means if sound >> card & 1), key=means.__getitem__, default=best)


def most(
    position: Any,
    me: int,
    actions: Sequence[int],
    asked: Decision,
    *,
    worlds: int = MOST_WORLDS,
    policy: int = 1,
    exact: int = 0,
    ties: int = -1,
    ms: int = CARD_MS,
    away: Sequence[int] = (),
) -> tuple[int, list[float]]:
    """Return the index of the best action, and the mean of each; see the kernel's `search`."""
    limits = KernelBudget(asked.budget, ms, most_ms=MUCH * ms)
    tried = BRIDGE.ask(
        "search",
        position,
        me,
        actions,
        asked.rng.getrandbits(62),
        ms=limits.ms(),
        playouts=limits.playouts,
        worlds=worlds,
        policy=policy,
        exact=exact,
        ties=ties,
        away=away,
        cancelled=asked.cancelled,
    )
    longest = max(tries for _, tries, _ in tried)
    running = [number for number, (_, tries, _) in enumerate(tried) if tries == longest]
    best = max(running, key=lambda number: (round(tried[number][0], 9), tried[number][2]))
    return best, [mean for mean, _, _ in tried]


class TrickSearchPlayer(ABC):
    """Tries moves in many worlds.

    *trust*: how firmly worlds must fit the calls of the others. *policy*: of playouts. *exact*: last tricks solved.
    Without *calls* only card play is searched; bids come from the rule player.
    """

    trust: float
    policy = SENSIBLY
    exact = EXACT
    calls = True

    def __init__(self, seed: int, most_worlds: int = MOST_WORLDS) -> None:
        self._seed = seed
        self._most_worlds = most_worlds

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best mean over the worlds; see `Player.choose`."""
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        return self._search(Decision(view, moves, rng_for(view, self._seed), budget, cancelled))

    def _last_tricks(self, left: int) -> dict[str, int]:
        """The last tricks to solve in a game of two sides with that many left, and how ties are broken.

        Where all is exact, what others will probably do decides between cards that are equal against best play.
        """
        if self.exact and left <= ALL_EXACT:
            return {"exact": left, "ties": self.exact}
        return {"exact": self.exact}

    def _affordable(self, asked: Decision, left: int) -> Decision:
        """Return the decision with no more playouts than a game of two sides affords with that many tricks left."""
        if not self.exact or left not in EXACT_PLAYOUTS:
            return asked
        return replace(asked, budget=asked.budget.at_most(EXACT_PLAYOUTS[left]))

    def _card(
        self,
        asked: Decision,
        sight: TrickPosition,
        named: Callable[[int], Card],
        sound: Callable[[TrickPosition], int],
        position: Any,
        *,
        worlds: int | None = None,
        exact: int | None = None,
        ties: int = -1,
        less: float = 0.0,
    ) -> Choice:
        """Return the best card to play. *named*: the card of a number; *sound*: the cards that are not only worse.

        *less*: what is taken off all means.
        """
        plays = {number: play_card(named(number)) for number in members(sight.legal)}
        sight = replace(sight, legal=mask(number for number, play in plays.items() if play in asked.moves))
        alike, most_worlds = sight.alike(), self._most_worlds if worlds is None else worlds
        best, told = most(
            position,
            sight.me,
            [group[0] for group in alike],
            asked,
            worlds=most_worlds if len(alike) > 1 else min(most_worlds, WORLDS_OF_ONE),
            policy=self.policy,
            exact=self.exact if exact is None else exact,
            ties=ties,
        )
        means = {number: mean for group, mean in zip(alike, told, strict=True) for number in group}
        chosen = soundest(alike[best][0], means, sound(sight))
        return Choice(plays[chosen], {plays[number]: mean - less for number, mean in means.items()})

    @abstractmethod
    def _search(self, asked: Decision) -> Choice: ...


def player_of(
    level: str,
    seed: int,
    search: Callable[[int, int], TrickSearchPlayer],
    rule_move: Callable[[View], Move],
    slips: Slips,
    careless: Mapping[str, float] = CARELESS,
) -> Player:
    """Return the player of a level. *slips*: see `careless_player`."""
    if level in WORLDS:
        return search(seed, WORLDS[level])
    return careless_player(seed, rule_move, careless.get(level, 0.0), slips)
