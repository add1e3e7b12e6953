"""The compiled kernel for kasino. A card is 4 · (value on the table - 1) + suit, a set an integer with such bits.

A step is a card and what it takes, nothing when it is laid out.
"""

from collections.abc import Callable, Sequence
from typing import Final

VERSION: Final[int]
Set = int
Step = tuple[int, Set]

class Position:
    """A deal as a seat knows it, the one to act.

    *hands*: the cards known of each; *held*: how many hidden ones each has besides. *stock*: its cards, the next one
    first, or how many they are. *won*, *tabbar*, *last*: by side. *in_hand*: what each card is worth there. *played*:
    what all have done since the packet was dealt.
    """

    def __init__(
        self,
        *,
        seats: int,
        sides: int,
        spades: int,
        tabbe: int,
        forced: bool,
        in_hand: Sequence[int],
        hands: Sequence[Set],
        held: Sequence[int],
        sea: Set,
        won: Sequence[Set],
        tabbar: Sequence[int],
        stock: int | Sequence[int],
        turn: int,
        last: int | None,
        played: Sequence[Step] = (),
    ) -> None: ...
    def deal(
        self,
        seed: int,
        weights: Sequence[float] | None = None,
        *,
        tries: int = 1,
        heat: float = 0.3,
        stray: float = 0.1,
    ) -> None: ...
    def is_open(self) -> bool: ...
    def legal(self) -> list[Step]: ...
    def weighed(self, weights: Sequence[float]) -> list[tuple[Step, float]]: ...
    def act(self, card: int, taken: Set) -> None: ...
    def play_out(self, seed: int, weights: Sequence[float] | None = None, whim: int = 0) -> None: ...
    def told(self) -> tuple[int, list[Set], Set, list[Set], list[int], int | None, bool]: ...
    def stock(self) -> list[int]: ...
    def points(self) -> list[float]: ...

def search(
    position: Position,
    steps: Sequence[Step],
    weights: Sequence[float] | None,
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    worlds: int = 0,
    whim: int = 0,
    least: int = 0,
    doubt: float = 3.5,
    tries: int = 1,
    heat: float = 0.3,
    stray: float = 0.1,
    asked: Callable[[], bool] | None = None,
) -> tuple[list[tuple[float, int, float]], bool]:
    """Return what each step is worth, and whether to give up.

    Of each its mean lead in points, how often it was tried, how many standard errors it lies behind the best. Worlds
    are played on by *weights*, or by lot; on a *whim* so often in 2048 times any step will do; until fewer cards than
    the *least* are left in the stock. No limit of a kind: 0; *doubt* 0: no step drops out. Of so many *tries* that one
    is taken which explains best what the others have played, if they stray from what weighs most by the *heat*, in
    points, and do anything as often as they *stray*.
    """

def solve(
    position: Position,
    steps: Sequence[Step],
    weights: Sequence[float],
    *,
    nodes: int = 0,
    margin: float = 1.5,
    asked: Callable[[], bool] | None = None,
) -> tuple[list[float] | None, bool]:
    """Return how far each step lets the side be ahead if both play at their best, and whether to give up.

    What is worse than the best by the *margin* may be worse still. Nothing where it takes more nodes. *weights*: what
    is looked at first.
    """

def compare(
    first: Sequence[float],
    second: Sequence[float],
    seats: int,
    sides: int,
    decks: int,
    seed: int,
    in_hand: Sequence[int],
    *,
    spades: int = 2,
    tabbe: int = 1,
) -> list[float]:
    """Return the leads of the first weights over the second, a mean over all sides for each deck."""
