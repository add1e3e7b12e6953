"""What speaks for an order of the hand in femtio; while cards are turned there is nothing to decide."""

from typing import Final

from tolva_gui.ai.games.femtio.players import hand_of
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.player import Budget
from tolva_gui.rules.game import View
from tolva_gui.rules.games.femtio.game import STRENGTH
from tolva_gui.rules.moves import Move, Play

POINT: Final = 0.0
"""Nothing is counted: the rule of thumb was found by matches (FD6)."""
LOOK: Final = Budget()
HIGH: Final = "AKQ"


def all_known(_view: View) -> bool:
    """Return whether nothing is hidden: the others' hands are."""
    return False


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter."""
    if not isinstance(move, Play):
        return Fact("ask_only")
    return Fact("which_long" if view.info.seats == 2 else "which_high")


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the order."""
    if not isinstance(advice.move, Play):
        return (Fact("only"),)
    hand = sorted(hand_of(view, view.seat), key=lambda card: STRENGTH.index(card.rank))
    if view.info.seats == 2:
        first = advice.move.card.suit
        long = tuple(card for card in hand if card.suit == first)
        return Fact("long_together", {"suit": first, "count": len(long)}), Fact("then_shorter")
    high = tuple(card for card in hand if card.rank in HIGH)
    return (Fact("high_first", {"cards": high}) if high else Fact("no_high"), Fact("low_last"))
