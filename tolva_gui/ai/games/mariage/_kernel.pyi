"""The compiled search kernel, made from kernel/kernel.pyx. Cards and calls are numbers, sets of them integers."""

from collections.abc import Callable, Sequence
from typing import Any

VERSION: int

class Rules:
    """A form under its options."""

    def __init__(self, **fields: Any) -> None: ...

class Position:
    """A position, and what is not known of it. Made by `kernel_bridge`, which knows the fields."""

    def __init__(self, rules: Rules, **fields: Any) -> None: ...
    def set_played(self, played: int) -> None:
        """Tell which cards have been played; all others are still in the game."""

    def set_past(
        self,
        viewer: int,
        tricks: Sequence[tuple[int, int, bool, Sequence[int]]],
        plain: int,
        by_policy: float,
        keeps_pair: float,
    ) -> None:
        """Tell leader, trump, silence of his partner and cards of each trick; worlds that explain them come more often.

        *plain*: how many of the tricks came before a gubbe was announced. *by_policy*: share of plays taken to follow
        the learnt policy. *keeps_pair*: how likely who may meld is to hold back a pair. Only for forms in which all
        cards are dealt.
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
        """Make the action, which is trusted to be legal."""

    def end(self) -> tuple[tuple[int, ...], int, int | None, bool] | None:
        """Return scores, what is carried, the winner and whether the deal is void; None while it goes on."""

    def digest(self) -> tuple[Any, ...]:
        """Return what the tests compare after each action."""

    def world(self, seed: int) -> Position:
        """Return a position that the seat cannot tell from the real one; raise ValueError if none fits.

        After `set_past` those that explain the play come more often.
        """

    def hidden(self) -> tuple[list[int], list[list[int]]]:
        """Return stock and face-down cards, for the tests."""

    def shut(self, seat: int) -> int:
        """Return the cards of a hand that is not taken up yet (T39)."""

    @property
    def limits(self) -> list[tuple[int, int, int]]: ...
    def denied(self, seat: int) -> int:
        """Return the cards that the seat is proved not to hold."""

    def traits(self) -> dict[int, list[int]]:
        """Return the traits of each card that the seat to act may play, one out of each group."""

    def play_out(self, policy: int, seed: int) -> None:
        """Play to the end: 0 random cards, 1 the lowest card, 2 as learnt."""

class WinChances:
    """The chance of the game for each standing between two deals, for the first side named.

    `chances` has an entry for each carried number up to `carried` - 1 and each score from `low`, `span` of them, of
    each side in turn; what lies beyond counts as the last. Each point that the side is below `low` leaves `fade` of its
    chance.
    """

    def __init__(
        self, chances: Sequence[float], *, low: int, span: int, carried: int, fade: float
    ) -> None: ...

class Purpose:
    """What a side wants: so much for its chance of the game, so much for each point of the deal."""

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
"""Action → mean value, points of the deal, how often it was tried."""

class Memory:
    """The solver's table. One search at a time."""

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
    """Flat Monte Carlo over worlds that fit; return how many (-1: none fits), whether it was cancelled, the values.

    Playouts go by the policy, and are exact when only `solve_tricks` are left (of three sides each makes the most of it
    for itself). An action drops out when it is `good_enough` standard errors worse than the best. Ends after `ms`, so
    many playouts or so many nodes of exact search, or when one action is left, or when the best is surely no more than
    `alike` worse than another. The first world is tried whatever the limits. `asked` is called every two milliseconds
    and cancels by True.
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
    """Exact values, averaged over worlds that fit; else like `search`, but without the first world for certain."""

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
    """Solve a position in which nothing is hidden: utility and points of each action, whether cancelled, nodes.

    No values if `ms` or `nodes` were too few. Calls in `barred` are not considered inside the tree.
    The purpose's side makes the most of the deal, all others the least of it.
    """

def play_deals(positions: Sequence[Position], times: int, policy: int, seed: int) -> int:
    """Play each position, of one form, out so many times; return a checksum of how they ended the first time."""

def outcomes(
    rules: Rules, scores: Sequence[int], carried: int, deals: int, policy: int, seed: int
) -> dict[tuple[tuple[int, ...], int, int | None], int]:
    """Deal and play from this standing so often; return how often it led to which scores, carried points, winner."""
