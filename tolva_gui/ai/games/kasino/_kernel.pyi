"""The compiled kernel for kasino. A card is 4 · (value on the table - 1) + suit, a set an integer with such bits.

A step is a card and its capture, empty if the card is laid out.
"""

from collections.abc import Callable, Sequence
from typing import Final

VERSION: Final[int]
Set = int
Step = tuple[int, Set]

class Position:
    """A deal as known to the seat to act.

    *hands*: the known cards of each hand; *held*: the number of hidden ones. *stock*: its cards, the next one
    first, or their number. *won*, *tabbar*, *last*: by side. *in_hand*: each card's value in the hand.
    *played*: all steps since the packet was dealt.
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
    """Return the value of each step, and whether the search was cancelled.

    A value is the mean lead in points, the number of tries, and the standard errors behind the best. Playouts
    follow *weights*, or are random; *whim* steps in 2048 are random; they end when fewer than *least* cards
    are left in the stock. A limit of 0 is no limit; *doubt* 0: no step drops out. A world is drawn from
    *tries* sampled ones by how well it explains the others' play: a softmax over the weights with temperature
    *heat*, in points, and a share *stray* of random steps.
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
    """Return the side's final lead after each step under perfect play, and whether the search was cancelled.

    A step worse than the best by the *margin* may be worse still. The values are None if *nodes* do not
    suffice. *weights*: for move ordering.
    """
