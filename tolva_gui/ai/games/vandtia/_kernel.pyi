"""The compiled kernel for vändtia. Ranks from the two (0) to the ace (12); counts are lists of 13 numbers.

An action is rank · 16 + count for a laying, 256 the chance, 257 the pile, 258 a face-down card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

VERSION: Final[int]
Counts = Sequence[int]

class Position:
    """A deal as a seat knows it, the one to act.

    *hands*: what is known of each; *known*: of that, what all have seen the seat take. *downs*: for each place whether
    a card lies there. *hidden*: the cards that lie nobody knows where, of which each hand has *in_hand*, the stock
    *in_stock*, each such place one. *loose*: cards that neither lie in the pile nor have been turned away. *lowest*: -1
    unless the deal has to be opened with it. *proofs*: of each hand so many of the hidden cards do not fit on a
    card of that rank, but for tens and twos. *likely*: how likely a hidden card of each rank is to be held, 1 at most.
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
    """Return what each action is worth, and whether to give up.

    Of each its mean lead in places, how often it was tried, how many standard errors it lies behind the best. No limit
    of a kind: 0; *doubt* 0: no action drops out. *boldness* above 0: a tree is grown, in which each seat seeks its own
    lead and tries by so much rather what is hardly known; for positions without a stock.
    """

def compare(
    first: Sequence[float],
    second: Sequence[float],
    seats: int,
    decks: int,
    seed: int,
    *,
    full: int = 3,
    packs: int = 1,
) -> list[float]:
    """Return the leads of the first weights over the second, a mean over all seats for each deck."""
