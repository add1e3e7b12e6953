"""Hints of femtio: reasons for an order of the hand; while cards are turned there is nothing to decide."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.femtio.players import hand_of
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.femtio.game import ARRANGE, STRENGTH
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

POINT: Final = 0.0
"""Nothing is counted: the rule of thumb was found by matches (FD6)."""
LOOK: Final = Budget()
HIGH: Final = "AKQ"


def all_known(_view: View) -> bool:
    """Return whether nothing is hidden: the others' hands are."""
    return False


def question(_view: View, move: Move) -> Fact:
    """Return the question that points at the matter."""
    if not isinstance(move, Play):
        return Fact("ask_only")
    return Fact("which_high")


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return the high cards of the hand."""
    if view.phase == ARRANGE:
        hand = sorted(hand_of(view, view.seat), key=lambda card: STRENGTH.index(card.rank))
        high = tuple(card for card in hand if card.rank in HIGH)
        if high:
            yield Fact("high_held", {"cards": high})
        yield Fact("suit_led_wins")


def reasons(view: View, move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return the effect of the order."""
    if not isinstance(move, Play):
        return
    hand = sorted(hand_of(view, view.seat), key=lambda card: STRENGTH.index(card.rank))
    high = tuple(card for card in hand if card.rank in HIGH)
    if high:
        yield Fact("high_first", {"cards": high})
