"""The players of tjugoett: by fixed totals, or by odds computed from the unseen cards."""

from functools import lru_cache, partial
from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.tjugoett.odds import FULL, Counts, Hand, Odds, total
from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.rules.games.tjugoett.game import bounds
from tolva_gui.rules.games.tjugoett.state import GOAL, VALUES, TjugoettState
from tolva_gui.rules.kit import Call, Card, Move, View

CARD, STAND, STOP = Call("card"), Call("stand"), Call("stop")
SAFE: Final = GOAL - 1
"""The total with which a banker always wins (TJ16)."""
GOOD: Final = (1, 7, 8)
"""Good first cards: 20 or 21 is within reach."""
BANK: Final = 100
"""The bank of a banker who does not compute odds."""
EVERYTHING: Final = 1 << 30
"""As much as is allowed."""
odds_of: Final = lru_cache(512)(Odds)
"""Returns the odds, given the number of unseen cards of each value."""


class Manner(Struct, frozen=True):
    """*stands*, *stops*: least total as player and as banker. *stakes*: share of the highest allowed stake.

    *minds*: doubles the stake on a good first card.
    """

    stands: int
    stops: int
    stakes: float
    minds: bool


THRESHOLDS: Final = {
    "stina": Manner(12, 12, 0.4, minds=False),
    "algot": Manner(14, 14, 0.2, minds=False),
    "rules": Manner(16, 16, 0.1, minds=True),
}
COUNTS: Final = {"sigrid": False, "hilding": True, "best": True}
"""Whether a level counts played cards; otherwise it assumes a full pack."""
BANKS: Final = {"hilding": 150, "best": EVERYTHING}
"""Bank of a level, if not the usual: every stake is worth taking against players who do not compute odds."""
DARES: Final = {"sigrid": 0.7, "hilding": 1.5, "best": 3.0}


def value(card: Card) -> int:
    """Return the card's value, an ace as 1 (TJ2)."""
    return VALUES[card.rank] if card.rank in VALUES else int(card.rank)


def hand_of(cards: list[Card]) -> tuple[int, bool]:
    """Return the hand in the form used by `odds`: its low total, and whether it has an ace."""
    return sum(value(card) for card in cards), any(card.rank == "A" for card in cards)


def unseen(view: View) -> Counts:
    """Return the number of cards of each value that the seat has not seen since the last shuffle."""
    state: TjugoettState = view.public
    left = [0] * len(FULL)
    for card in state.piles.unseen(view.info.pack):
        left[value(card) - 1] += 1
    return tuple(left)


def by_totals(view: View, manner: Manner) -> Choice:
    """Stand and stop at fixed totals, stake a fixed share."""
    state = view.public
    if state.phase == "bank":
        return Choice(_within(state, BANK))
    if state.phase == "stake":
        good = manner.minds and value(state.hands[state.player][0]) in GOOD
        return Choice(_within(state, round(bounds(state)[1] * manner.stakes * (2 if good else 1))))
    if state.phase == "draw":
        return Choice(STAND if total(*hand_of(state.hands[state.player])) >= manner.stands else CARD)
    stops = state.banker and total(*hand_of(state.banker)) >= manner.stops
    return Choice(STOP if stops else CARD)


def by_odds(view: View, *, counts: bool, dares: float, bank: int) -> Choice:
    """Return the move, when drawing with the worth of each move in stakes. *counts*: the player counts played cards.

    *dares*: share of the purse staked per expected gain of one stake.
    """
    state: TjugoettState = view.public
    if state.phase == "bank":
        return Choice(_within(state, bank))
    left = unseen(view) if counts else FULL
    if state.phase == "straffa":
        return _as_banker(state, left)
    if state.player is None:
        raise ValueError("nobody plays against the bank")
    hand = state.hands[state.player]
    card, stand = Hand(left).player(odds_of(left), len(hand), *hand_of(hand))
    if state.phase == "stake":
        purse = state.scores[state.player]
        return Choice(_within(state, round(card * dares * purse)))
    return Choice(CARD if card > stand else STAND, {CARD: card, STAND: stand})


def _as_banker(state: TjugoettState, left: Counts) -> Choice:
    low, ace = hand_of(state.banker)
    if not low:
        return Choice(CARD)
    if total(low, ace) == SAFE:
        return Choice(STOP)
    player = state.player if state.player is not None else 0
    standing = odds_of(left).standing(len(state.hands[player]))
    card, stop = Hand(left).banker(standing, low, ace)
    return Choice(CARD if card > stop else STOP, {CARD: card, STOP: stop})


def _within(state: TjugoettState, amount: int) -> Move:
    """Return the bank or stake of that amount, or the nearest allowed one."""
    least, most = bounds(state)
    return Call(state.phase, min(max(amount, least), most))


def player(level: str, seed: int) -> Player:  # noqa: ARG001
    if level in COUNTS:
        bank = BANKS.get(level, BANK)
        return AtOnce(partial(by_odds, counts=COUNTS[level], dares=DARES[level], bank=bank))
    return AtOnce(partial(by_totals, manner=THRESHOLDS[level]))
