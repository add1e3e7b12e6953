"""The compiled kernel for vändtia. Ranks from the two (0) to the ace (12); counts are lists of 13 numbers.

An action is rank · 16 + count for laying, 256 the chance, 257 the pile, 258 a face-down card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

VERSION: Final[int]
Counts = Sequence[int]

class Position:
    """A deal as known to the seat to act.

    *hands*: the known cards of each hand; *known*: those that all have seen the seat take. *downs*: for each
    place whether it has a face-down card. *hidden*: the unlocated cards: each hand has *in_hand* of them, the
    stock *in_stock*, each face-down place one. *loose*: cards neither in the pile nor turned away. *lowest*:
    the rank with which the deal must be opened, otherwise -1. *proofs*: per hand (n, rank): n of its hidden
    cards do not fit on the rank or are tens or twos. *likely*: relative chance that a hidden card of each
    rank is in a hand, 1 at most.
    """

    def __init__(
        self,
        *,
        seats: int,
        full: int,
        sevens: bool,
        two_passes: bool,
        no_special_out: bool,
        stop_at_first: bool,
        hands: Sequence[Counts],
        known: Sequence[Counts],
        ups: Sequence[Counts],
        downs: Sequence[Sequence[bool]],
        hidden: Sequence[int],
        in_hand: Sequence[int],
        proofs: Sequence[tuple[int, int]],
        in_stock: int,
        pile: Sequence[int],
        loose: Counts,
        turn: int,
        again: bool,
        lowest: int,
        out: Sequence[int],
        likely: Sequence[float],
    ) -> None: ...
    def deal(self, seed: int) -> None: ...
    def legal(self) -> list[int]: ...
    def best(self, weights: Sequence[float]) -> int: ...
    def act(self, action: int) -> None: ...
    def told(self) -> tuple[int, list[list[int]], list[list[int]], list[int], list[int], bool]: ...
    def down(self, seat: int) -> list[int]: ...
    def stock(self) -> list[int]: ...

def search(
    position: Position,
    actions: Sequence[int],
    weights: Sequence[float],
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    worlds: int = 0,
    doubt: float = 3.5,
    boldness: float = 0,
    asked: Callable[[], bool] | None = None,
) -> tuple[Mapping[int, tuple[float, int, float]], bool]:
    """Return the value of each action, and whether the search was cancelled.

    A value is the mean lead in places, the number of tries, and the standard errors behind the best. A limit
    of 0 is no limit; *doubt* 0: no action drops out. *boldness* above 0: the exploration constant of a tree
    search in which each seat maximizes its own lead; for positions without a stock.
    """
