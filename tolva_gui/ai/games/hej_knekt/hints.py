"""Hints of hej knekt: the greeting of the turned card. Turning a card is no decision."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.games.hej_knekt.game import GREETINGS, MIDDLE
from tolva_gui.rules.kit import Card, Move, View, cards_at

POINT: Final = 0.0
"""Nothing is counted: there is one right greeting."""


def question(view: View, _move: Move) -> Fact:
    card = _uppermost(view)
    if card is None or (len(view.legal) == 1 and view.phase != "race"):
        return Fact("ask_only")
    return Fact("which_greeting" if card.rank in GREETINGS else "greeted", {"card": card})


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    card = _uppermost(view)
    if card is None:
        return
    if card.rank in GREETINGS:
        yield Fact(GREETINGS[card.rank])
        yield Fact("in_order")
    else:
        yield Fact("who_is_greeted")


def reasons(view: View, _move: Move, _over: Move | None) -> Iterator[Fact]:
    yield from facts(view, ())


def _uppermost(view: View) -> Card | None:
    return next(iter(reversed(cards_at(view.zones, MIDDLE))), None)
