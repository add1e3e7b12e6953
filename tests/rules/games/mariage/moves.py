"""Moves and standings of the K+Q family in the tests' notation."""

from typing import TypeGuard

from tolva_gui.rules.events import Called, Event
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.kit import Move, Standing


def parse_move(text: str) -> Move:
    """Return the move in the family's notation."""
    return TOLVA_4.parse(text)


def standing(dealer: int, scores: tuple[int, ...], carried: int = 0, deal: int = 1) -> Standing:
    """Return the standing before a deal, as the table keeps it."""
    return Standing(dealer, scores, {"carried": carried}, deal)


def is_called(event: Event, *words: str) -> TypeGuard[Called]:
    """Return whether the event is a call with one of these words."""
    return isinstance(event, Called) and event.word in words
