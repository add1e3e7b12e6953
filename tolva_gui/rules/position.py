"""The contents of a view, as the line protocol writes them in a position."""

from collections.abc import Iterable
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.view import HIDDEN, TrickFacts, View


def faces(cards: Iterable[Card | None]) -> list[str]:
    """Return the cards as texts, `HIDDEN` for those that the seat may not see."""
    return [HIDDEN if card is None else str(card) for card in cards]


def faces_at(view: View, kind: str) -> list[str]:
    """Return the cards of a place of the table."""
    return faces(cards_at(view.zones, Place(kind)))


def rows(view: View, kind: str) -> list[list[str]]:
    """Return the cards of every place of that kind, in the order of the zones."""
    return [faces(zone.cards) for zone in view.zones if zone.place.kind == kind]


def trick_fields(view: View) -> dict[str, Any]:
    """Return the fields common to trick games: the trick on the table, its leader, and the tricks taken per seat.

    Raise TypeError for a game without tricks.
    """
    facts = view.facts
    if not isinstance(facts, TrickFacts):
        raise TypeError(f"{view.info.id} has no tricks")
    return {
        "table": [[seat, str(card)] for seat, card in facts.trick],
        "leader": facts.leader,
        "tricks_won": list(facts.tricks_won),
    }
