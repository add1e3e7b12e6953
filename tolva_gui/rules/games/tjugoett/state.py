"""A position of tjugoett, layouts that fit what a seat sees of it, and the end of a banker's term."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit

GOAL: Final = 21
ACE_MORE: Final = 13
"""TJ2: added to an ace's value of 1 for its high value."""
VALUES: Final = {"K": 13, "Q": 12, "J": 11, "T": 10, "A": 1}
PLACES: Final = (
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("waiting", "nobody", "pile", each=True),
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("shown", "all", "spread", each=True),
    kit.PlaceInfo("banker", "all", "spread"),
    kit.PlaceInfo("used", "nobody", "pile"),
)
"""`waiting`: a first card not yet seen by its player (TJD14). `shown`: a hand laid open."""

STOCK, BANKER, USED = kit.Place("stock"), kit.Place("banker"), kit.Place("used")
Witness = int
ALL: Final[Witness] = -1
NOBODY: Final[Witness] = -2
"""Who has seen the face of a used card: all seats, none, or one."""


@dataclass(slots=True)
class TjugoettState(kit.Deal):
    """A position of one banker's term; `turn` is the banker's seat. Hands are in the order drawn.

    *scores*: the purses. *witnesses*: per used card, its witness. *orders*: the orders for the reshuffles; the first
    *reshuffled* are used up. A view's public state has no orders.
    """

    phase: Literal["bank", "stake", "draw", "straffa", "over"]
    scores: list[int]
    orders: Sequence[tuple[kit.Card, ...]] = ()
    bank: int = 0
    round: int = 0
    player: kit.Seat | None = None
    stake: int | None = None
    witnesses: list[Witness] = field(default_factory=list)
    reshuffled: int = 0

    stock = kit.At(STOCK)
    banker = kit.At(BANKER)
    used = kit.At(USED)
    """The cards thrown in."""
    waiting = kit.AtEach("waiting")
    """Per seat, its first card until its turn."""


class Bankers(kit.Carry, frozen=True):
    """The seats that have been banker, in order."""

    bankers: tuple[kit.Seat, ...] = ()


class TjugoettFacts(kit.Facts, frozen=True):
    """*round*: 0 before the bank is put up. *player*, *stake*: the seat now playing against the bank, and its stake."""

    bank: int
    round: int
    player: kit.Seat | None
    stake: int | None


def totals(cards: Iterable[kit.Card]) -> list[int]:
    """Return the possible totals of the cards, ascending: each ace is 1 or 14 (TJ2).

    >>> from tolva_gui.rules.cards import parse_card
    >>> totals([parse_card("SA"), parse_card("HA"), parse_card("S6")])
    [8, 21, 34]
    """
    held = list(cards)
    least = sum(VALUES[card.rank] if card.rank in VALUES else int(card.rank) for card in held)
    aces = sum(card.rank == "A" for card in held)
    return [least + ACE_MORE * high for high in range(aces + 1)]


def total(cards: Iterable[kit.Card]) -> int:
    """Return the total of a hand: the best up to 21, or the lowest if all are over (TJD2)."""
    counts = totals(cards)
    return max((count for count in counts if count <= GOAL), default=counts[0])


def hand_going_on(cards: Sequence[kit.Card], count: int) -> list[kit.Card]:
    """Return the first hand found of that many of the cards whose player goes on after each card."""

    def extend(hand: list[kit.Card]) -> list[kit.Card] | None:
        if len(hand) == count:
            return hand
        for card in cards:
            if card not in hand and (not hand or goes_on([*hand, card])):
                longer = extend([*hand, card])
                if longer is not None:
                    return longer
        return None

    hand = extend([])
    if hand is None:
        raise ValueError("no hand fits what the play has shown")
    return hand


def goes_on(cards: Iterable[kit.Card]) -> bool:
    """Whether a hand of two or more cards is below 21 (TJD2)."""
    return total(cards) < GOAL


def next_banker(dealer: kit.Seat, scores: tuple[int, ...], bankers: list[kit.Seat]) -> kit.Seat | None:
    """Return the next seat to the left with money that has not been banker; None when the game is over."""
    if sum(score > 0 for score in scores) < 2:
        return None
    following = kit.all_from(dealer + 1, len(scores), [dealer])
    return next((seat for seat in following if scores[seat] and seat not in bankers), None)


def term_lines(state: TjugoettState) -> tuple[kit.ScoreLine, ...]:
    """Return the gain or loss of each seat in the term, the banker's line first."""
    dealer, before = state.standing.dealer, state.standing.scores
    change = [after - first for after, first in zip(state.scores, before, strict=True)]
    others = [seat for seat in range(len(change)) if seat != dealer]
    lines = [kit.ScoreLine("bank", dealer, change[dealer])]
    lines += [kit.ScoreLine("play", seat, change[seat]) for seat in others]
    return tuple(line for line in lines if line.points)
