"""What there is to say of a card in hej knekt: how it is greeted. Who turns has nothing to decide."""

from typing import Final

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import cards_at
from tolva_gui.rules.game import View
from tolva_gui.rules.games.hej_knekt.game import GREETINGS, MIDDLE
from tolva_gui.rules.moves import Move

POINT: Final = 0.0
"""Nothing is counted: there is one right greeting."""
LOOK: Final = Budget()


def all_known(_view: View) -> bool:
    """Return whether nothing is hidden: the piles are."""
    return False


def question(view: View, _move: Move) -> Fact:
    """Return the question that points at the matter."""
    card = _lying(view)
    return Fact("ask_only") if card is None else Fact("which_greeting", {"card": card})


def reasons(view: View, _advice: Advice) -> tuple[Fact, ...]:
    """Return how the card is greeted."""
    card = _lying(view)
    return (Fact("only"),) if card is None else (Fact(GREETINGS[card.rank]), Fact("in_order"))


def _lying(view: View) -> Card | None:
    """The card that is to be greeted."""
    card = next(iter(reversed(cards_at(view.zones, MIDDLE))), None) if view.phase == "race" else None
    return card if card is not None and card.rank in GREETINGS else None
