"""What there is to say of a card in hej knekt: how it is greeted. Who turns has nothing to decide."""

from collections.abc import Iterator, Sequence
from typing import Final

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


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return how the card is greeted."""
    card = _lying(view)
    if card is not None:
        yield Fact(GREETINGS[card.rank])
        yield Fact("in_order")


def reasons(view: View, _move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return how the card is greeted."""
    yield from facts(view, ())


def _lying(view: View) -> Card | None:
    """The card that is to be greeted."""
    card = next(iter(reversed(cards_at(view.zones, MIDDLE))), None) if view.phase == "race" else None
    return card if card is not None and card.rank in GREETINGS else None
