"""Cards and moves as the line protocol writes them in a position."""

from collections.abc import Iterable

from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import HIDDEN


def faces(cards: Iterable[Card | None]) -> list[str]:
    """Return the cards as texts, `HIDDEN` for those that the seat may not see."""
    return [HIDDEN if card is None else str(card) for card in cards]
