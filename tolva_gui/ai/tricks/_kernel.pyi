"""The compiled kernel for plain tricks. Card = suit · 13 + strength (ace 12); sets of cards are integers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

VERSION: Final[int]

class Position:
    """A deal as a seat knows it, with one world for what it does not know.

    *met*, *missed*: what so many tricks are worth to who aimed at just so many, and to others. *hands*: of each seat,
    and last the stock. *aims*: −1 for who has not bid; those are the *bidders*, in order. *trick*: the cards that lie.
    *hidden*: each hidden card with its owner in this world, the stock being the seat after the last. *denied*: cards
    that a seat is proved not to hold. *worth*: tricks that a card takes on average; *estimates*: the sum over the hands
    as they were dealt. *told*: whose bid tells about the hand, *trust* how firmly.
    """

    def __init__(
        self,
        *,
        seats: int,
        trump: int,
        met: Sequence[float],
        missed: Sequence[float],
        hands: Sequence[int],
        aims: Sequence[int],
        taken: Sequence[int],
        turn: int,
        trick: Sequence[int],
        hidden: Sequence[tuple[int, int]],
        denied: Sequence[int],
        worth: Sequence[float],
        estimates: Sequence[float],
        told: Sequence[bool],
        trust: float,
        bidders: Sequence[int] = (),
        cards: int = 0,
        so_far: float = 0.0,
    ) -> None: ...
    def play(self, card: int) -> None: ...
    def legal(self) -> int: ...
    def told(self) -> tuple[int, list[int], bool]: ...
    def hands(self) -> list[int]: ...
    def stir(self, swaps: int, seed: int) -> None: ...
    def play_out(self, policy: int, times: int, seed: int) -> list[int]: ...

def search(
    position: Position,
    me: int,
    actions: Sequence[int],
    seed: int,
    *,
    ms: float = 0,
    playouts: int = 0,
    worlds: int = 0,
    policy: int = 1,
    asked: Callable[[], bool] | None = None,
) -> tuple[Mapping[int, tuple[float, int]], bool]:
    """Return for each action, a bid or a card, its mean worth and how often it was tried; and whether to give up.

    No limit of a kind: 0. Policies: 0 by lot, 1 to a number.
    """
