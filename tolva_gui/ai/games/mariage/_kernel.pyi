"""The compiled search kernel, built from kernel/kernel.pyx. Cards and calls are numbers, sets of them integers."""

from collections.abc import Callable, Sequence
from typing import Any

VERSION: int

class Rules:
    """A form under its options."""

    def __init__(self, **fields: Any) -> None: ...

class Position:
    """A position with its unknown cards. Created by `kernel_bridge`, which defines the fields."""

    def __init__(self, rules: Rules, **fields: Any) -> None: ...
    def set_played(self, played: int) -> None:
        """Set the played cards; all others are still in the game."""

    def set_past(
        self,
        viewer: int,
        tricks: Sequence[tuple[int, int, bool, Sequence[int]]],
        plain: int,
        by_policy: float,
        keeps_pair: float,
    ) -> None:
        """Set leader, trump, partner's silence and cards of each trick; worlds that explain them are more frequent.

        *plain*: the number of tricks before a gubbe was announced. *by_policy*: share of plays assumed to
        follow the learnt policy. *keeps_pair*: the chance that a player who may meld holds a pair back. Only
        for forms in which all cards are dealt.
        """

    @property
    def legal(self) -> int:
        """The actions of the seat to act, as a set."""

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""

    @property
    def known(self) -> bool:
        """Whether nothing is hidden."""

    @property
    def cards_left(self) -> int:
        """How many cards have not been played yet."""

    def act(self, action: int) -> None:
        """Make the action; legality is not checked."""

    def end(self) -> tuple[tuple[int, ...], int, int | None, bool] | None:
        """Return scores, carried points, winner and whether the deal is void; None while it goes on."""

    def digest(self) -> tuple[Any, ...]:
        """Return the values that the tests compare after each action."""

    def world(self, seed: int) -> Position:
        """Return a position consistent with the seat's knowledge; raise ValueError if none fits.

        After `set_past`, positions that explain the play are more frequent.
        """

    def hidden(self) -> tuple[list[int], list[list[int]]]:
        """Return stock and face-down cards, for the tests."""

    def shut(self, seat: int) -> int:
        """Return the cards of a hand not yet picked up (T39)."""

    @property
    def limits(self) -> list[tuple[int, int, int]]: ...
    def denied(self, seat: int) -> int:
        """Return the cards that the seat is proved not to hold."""

    def traits(self) -> dict[int, list[int]]:
        """Return the traits of each playable card of the seat to act, one card per group of equals."""

    def play_out(self, policy: int, seed: int) -> None:
        """Play to the end: 0 random cards, 1 the lowest card, 2 the learnt policy."""

class WinChances:
    """The game chance for each standing between two deals, for the first side named.

    `chances` is indexed by carried points (0 to `carried` - 1), then by each side's score in turn (`span`
    scores from `low`); values beyond count as the last. Each point that the side is below `low` multiplies
    its chance by `fade`.
    """

    def __init__(
        self, chances: Sequence[float], *, low: int, span: int, carried: int, fade: float
    ) -> None: ...

class Purpose:
    """A side's utility: weights of its game chance and of each point of the deal."""

    def __init__(
        self,
        *,
        side: int,
        before: Sequence[int],
        per_chance: float,
        per_point: float,
        race: WinChances | None = None,
    ) -> None: ...

Values = dict[int, tuple[float, float, int]]
"""Action → mean value, points of the deal, number of tries."""

class Memory:
    """The solver's table, for one search at a time."""

def search(
    position: Position,
    purpose: Purpose,
    memory: Memory,
    actions: int,
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    nodes: int = 0,
    policy: int = 0,
    solve_tricks: int = 0,
    good_enough: float = 0,
    alike: float = 0,
    asked: Callable[[], bool] | None = None,
) -> tuple[int, bool, Values]:
    """Run flat Monte Carlo over fitting worlds; return their number (-1: none fits), whether cancelled, the values.

    Playouts follow the policy, and are exact once only `solve_tricks` are left (with three sides, each plays
    for itself). An action drops out when it is `good_enough` standard errors worse than the best. The search
    ends after `ms`, `playouts` or `nodes` of exact search, when one action is left, or when the best is
    surely at most `alike` worse than any other. The first world is tried whatever the limits. `asked` is
    called every two milliseconds; True cancels the search.
    """

def search_exactly(
    position: Position,
    purpose: Purpose,
    memory: Memory,
    actions: int,
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    nodes: int = 0,
    good_enough: float = 0,
    alike: float = 0,
    asked: Callable[[], bool] | None = None,
) -> tuple[int, bool, Values]:
    """Average exact values over fitting worlds; otherwise like `search`, but the first world is not guaranteed."""

def solve_all(
    position: Position,
    purpose: Purpose,
    memory: Memory,
    actions: int,
    *,
    barred: int = 0,
    nodes: int = 0,
    ms: float = 0,
    asked: Callable[[], bool] | None = None,
) -> tuple[dict[int, tuple[float, float]] | None, bool, int]:
    """Solve a position without hidden cards; return utility and points of each action, whether cancelled, nodes.

    The values are None if `ms` or `nodes` were too few. Calls in `barred` are not considered inside the tree.
    The purpose's side maximizes, all others minimize.
    """

def play_deals(positions: Sequence[Position], times: int, policy: int, seed: int) -> int:
    """Play out each position (all of one form) *times* times; return a checksum of the first outcomes."""

def outcomes(
    rules: Rules, scores: Sequence[int], carried: int, deals: int, policy: int, seed: int
) -> dict[tuple[tuple[int, ...], int, int | None], int]:
    """Deal and play *deals* times from this standing; return the counts of (scores, carried points, winner)."""
